import { interstitialRules } from '../page/interstitial';
import { visit } from './visit';

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
