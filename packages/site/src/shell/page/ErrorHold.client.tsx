'use client';

import { Component, type ReactNode } from 'react';

/**
 * Keeps the error screen that the server sent when the browser meets the same error again,
 * so that a missing page does not change under the reader.
 */
export class ErrorHold extends Component<{ screen: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
