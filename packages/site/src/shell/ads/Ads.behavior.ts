import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { onIdle } from '../browser/domEvents';
import { leaveEvent, navigationEvent } from '../navigation/navigationEffects';
import { getAdRuntime, loadAdRuntime } from './adRuntime';
import type { AdSettings } from './settings';

/** The methods of the document's advertising runtime that a page uses. */
export type Running<Page> = {
  ads: { show: (page: Page, navigatedAtMs: number) => void; stop: () => void };
  page: () => Page;
};

/** Dependencies of `beginPage`. */
type PageRunParts<Page> = {
  /** Calls back when the browser is idle. Returns a function that cancels. */
  onIdle: (callback: () => void) => () => void;
  /** Loads the code and returns the document's advertising runtime. */
  open: () => Promise<Running<Page> | undefined>;
  /** The runtime if it is loaded already: it must stop while its slot elements are still in the document. */
  opened: () => Running<Page> | undefined;
};

/** Runs the slots of the page. Returns what stops them. It may be called before the code is loaded. */
export const beginPage = <Page>({ onIdle, open, opened }: PageRunParts<Page>): (() => void) => {
  let hasEnded = false;
  const navigatedAtMs = performance.now();
  const cancel = onIdle(async () => {
    const running = await open();
    if (!hasEnded) running?.ads.show(running.page(), navigatedAtMs);
  });
  return () => {
    hasEnded = true;
    cancel();
    opened()?.ads.stop();
  };
};

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
