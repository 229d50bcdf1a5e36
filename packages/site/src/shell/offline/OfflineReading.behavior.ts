import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { readOptions } from '@masthead/design-system/behavior';
import { onIdle } from '../browser/domEvents';

/** Stores the story at `path` for reading offline, once its page has loaded and the browser is idle. */
export const offlineReading: Behavior = (root, signal) => {
  const { path } = readOptions<{ path: string }>(root);
  const cancel = onIdle(() => void import('./storeStory').then(({ storeStory }) => storeStory(path)));
  signal.addEventListener('abort', cancel);
};
