'use client';

import { Component, type ReactNode } from 'react';

/** Renders the server's error screen again when hydration throws the same error, so that the page does not change. */
export class ErrorHold extends Component<{ screen: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
