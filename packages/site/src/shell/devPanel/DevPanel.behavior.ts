import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { afterPaint } from '../browser/domEvents';
import type { DevPanelOptions } from './DevPanelIsland';

/** Session storage key: the panel stays closed in a tab where it was closed. */
const panelKey = 'masthead-dev-panel';

const isClosed = (): boolean => {
  try {
    return sessionStorage.getItem(panelKey) === 'closed';
  } catch {
    return false; // Without storage the panel reopens on the next page.
  }
};

const storeClosed = (): void => {
  try {
    sessionStorage.setItem(panelKey, 'closed');
  } catch {
    // Without storage the panel reopens on the next page.
  }
};

/** Loads and shows the developer panel after the first paint, until the reader closes it (§2.1, §4). */
export const devPanel: Behavior = (root, signal) => {
  if (isClosed()) return;
  const show = async (): Promise<void> => {
    const { mountDevPanel } = await import('./DevPanelIsland');
    if (!signal.aborted) mountDevPanel(root, readOptions<DevPanelOptions>(root), { onClose: storeClosed, signal });
  };
  signal.addEventListener(
    'abort',
    afterPaint(() => void show()),
  );
};
