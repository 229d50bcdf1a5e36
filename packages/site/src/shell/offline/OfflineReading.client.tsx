'use client';

import { useEffect } from 'react';
import { onIdle } from '../browser/domEvents';

/** Stores the story at `path` for reading offline, once its page has loaded and the browser is idle. */
export const OfflineReading = ({ path }: { path: string }) => {
  useEffect(() => onIdle(() => void import('./storeStory').then(({ storeStory }) => storeStory(path))), [path]);
  return null;
};
