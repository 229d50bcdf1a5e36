'use client';
import { lazy, Suspense } from 'react';
// Styles of a lazy component are not in the server's HTML unless the page imports them.
import './VideoPlayer.css';
import type { VideoFileProps } from './NativeVideo.client';

const NativeVideo = lazy(() => import('./NativeVideo.client').then((module) => ({ default: module.NativeVideo })));

/** A video of the site. Only pages with one load its code; the player works without it. */
export const VideoFile = (props: VideoFileProps) => (
  <Suspense>
    <NativeVideo {...props} />
  </Suspense>
);
