import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { onIdle } from '../browser/domEvents';
import { leaveEvent, navigationEvent } from '../navigation/navigationEffects';
import { getAdRuntime, loadAdRuntime } from './adRuntime';
import { beginPage } from './pageRun';
import type { AdSettings } from './settings';

/** Fills the slots of each page and clears them when the reader leaves it. Its code loads when the browser is idle. */
export const ads: Behavior = (root, signal) => {
  const settings = readOptions<AdSettings>(root);
  const begin = () => beginPage({ onIdle, open: () => loadAdRuntime(settings), opened: getAdRuntime });
  let leave = begin();
  document.addEventListener(leaveEvent, () => leave(), { signal });
  document.addEventListener(
    navigationEvent,
    () => {
      leave = begin();
    },
    { signal },
  );
  signal.addEventListener('abort', () => leave());
};
