import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { readOptions } from '@masthead/design-system/behavior';

/** Events that show that the reader may open a menu. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the menus were requested in this document: those of a new page are then filled at once. */
const request = { hasBegun: false };

const fillMenus = async (url: string): Promise<boolean> => {
  request.hasBegun = true;
  const hasLoaded = await import('./loadMenus').then(
    ({ loadMenus }) => loadMenus(url),
    () => false, // Offline: the next intent tries again.
  );
  request.hasBegun = hasLoaded;
  return hasLoaded;
};

/** Loads menus and their code from the menu page at the reader's first intent (§2.7). */
export const menusOnDemand: Behavior = (root, signal) => {
  const { url } = readOptions<{ url: string }>(root);
  const filled = new AbortController();
  signal.addEventListener('abort', () => filled.abort());
  let state: 'idle' | 'loading' = 'idle';
  const load = async (): Promise<void> => {
    if (state === 'loading') return; // One press causes several of the events.
    state = 'loading';
    if (await fillMenus(url)) filled.abort();
    state = 'idle';
  };
  const onIntent = ({ target }: Event): void => {
    // Header elements inside the main area belong to articles and sections and contain no menu.
    if (target instanceof Element && !target.closest('main') && target.closest('header, dialog'))
      setTimeout(() => void load()); // After the handlers of the event, so that a press shows its effect first.
  };
  if (request.hasBegun) void load();
  else
    for (const name of intentEvents)
      document.addEventListener(name, onIntent, { passive: true, signal: filled.signal });
};
