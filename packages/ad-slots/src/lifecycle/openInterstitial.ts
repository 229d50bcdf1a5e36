import { interstitialRules, isInterstitialDue } from '../page/interstitial';

const viewsKey = 'mh-page-views';
const openedKey = 'mh-overlay-shown';

const read = (storage: () => Storage, key: string): number | undefined => {
  try {
    const value = Number(storage().getItem(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined; // Storage is blocked: counting starts at zero.
  }
};

const write = (storage: () => Storage, key: string, value: number): void => {
  try {
    storage().setItem(key, String(value));
  } catch {
    // Storage is blocked or full. The interstitial may never open then, which is better than opening on every page.
  }
};

const session = () => sessionStorage;
const local = () => localStorage;

/**
 * Visit data for the interstitial: page views of the session and the time it last opened. Nothing identifies the
 * reader.
 */
export const visit = {
  /** Counts a page view and returns whether the interstitial may be requested on it. */
  countPage: (): 'due' | 'not due' => {
    const pageViews = (read(session, viewsKey) ?? 0) + 1;
    write(session, viewsKey, pageViews);
    return isInterstitialDue({ pageViews, lastOpenedAtMs: read(local, openedKey), nowMs: Date.now() })
      ? 'due'
      : 'not due';
  },
  recordInterstitialOpened: (): void => write(local, openedKey, Date.now()),
};

/** Scroll position in px from which the reader counts as reading. */
const readingScrollPx = 50;

/** Open dialogs, and a field that the reader fills in: a modal dialog would receive what is typed next. */
const interactionSelector = 'dialog[open], :is(input, textarea, select):focus';

/** Whether the reader has begun to read or to interact, or seen the page for longer than `maxDelayMs`. */
const isTooLate = (msSinceNavigation: number, maxDelayMs: number): boolean =>
  msSinceNavigation > maxDelayMs || scrollY > readingScrollPx || document.querySelector(interactionSelector) !== null;

/** Whether it is too late to request the interstitial. */
export const isTooLateToRequest = (msSinceNavigation: number): boolean =>
  isTooLate(msSinceNavigation, interstitialRules.maxRequestDelayMs);

/**
 * Opens the native dialog around the slot, which has just been filled, unless it is too late.
 * `onClose` is called when the dialog closes, or at once if it does not open: it must remove the creative, which would
 * otherwise continue invisibly.
 */
export const openInterstitial = (
  element: HTMLElement,
  msSinceNavigation: number,
  signal: AbortSignal,
  onClose: () => void,
): void => {
  const dialog = element.closest('dialog');
  if (dialog?.open) return; // refreshed while open
  if (!dialog || isTooLate(msSinceNavigation, interstitialRules.maxOpenDelayMs)) return onClose();
  dialog.addEventListener('close', onClose, { signal, once: true });
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog || (event.target instanceof Element && event.target.closest('[data-close]')))
        dialog.close();
    },
    { signal },
  );
  signal.addEventListener('abort', () => dialog.close(), { once: true });
  dialog.showModal();
  visit.recordInterstitialOpened();
};
