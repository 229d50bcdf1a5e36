'use client';
import { lazy, Suspense } from 'react';
// Styles of a lazy component are not in the server's HTML unless the page imports them.
import '../Button/Button.css';
import './EmbedFrame.css';
import type { EmbedFrameProps } from './EmbedOnRequest.client';

export type { EmbedFrameProps };

const EmbedOnRequest = lazy(() =>
  import('./EmbedOnRequest.client').then((module) => ({ default: module.EmbedOnRequest })),
);

/** Third-party content, loaded only when the reader requests it. Only pages with such content load its code. */
export const EmbedFrame = (props: EmbedFrameProps) => (
  <Suspense>
    <EmbedOnRequest {...props} />
  </Suspense>
);
