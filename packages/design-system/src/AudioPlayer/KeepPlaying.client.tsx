'use client';

import { useLayoutEffect, useRef } from 'react';
import type { dockAudio, DockedRecording } from './dockAudio';

/**
 * Lets the recording before it continue after the reader has left the page. The code for it is loaded at the first
 * play.
 */
export const KeepPlaying = ({ title, url }: DockedRecording) => {
  const marker = useRef<HTMLSpanElement>(null);
  // The cleanup of a layout effect runs while the element is still in the document.
  useLayoutEffect(() => {
    const audio = marker.current?.parentElement?.querySelector('audio');
    if (!audio) return;
    let dock: typeof dockAudio | undefined;
    const loadDock = () =>
      void import('./dockAudio').then(
        (module) => {
          dock = module.dockAudio;
        },
        () => {}, // Offline: the recording ends with its page.
      );
    audio.addEventListener('play', loadDock);
    return () => {
      audio.removeEventListener('play', loadDock);
      if (!audio.paused) dock?.(audio, { title, url });
    };
  }, [title, url]);
  return <span ref={marker} hidden />;
};
