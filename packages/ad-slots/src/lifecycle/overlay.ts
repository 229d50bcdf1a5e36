import { canOpenInterstitial } from '../page/interstitial';
import { visit } from './visit';

/** Whether the reader has begun to read by now: an overlay would come too late to be opened. */
export const isTooLate = (sinceArrivalMs: number): boolean =>
  !canOpenInterstitial({ sinceArrivalMs, begun: scrollY > 50 ? 'reading' : 'arriving' });

/**
 * Opens the overlay around a slot that has just been filled, if the reader has only just come. It is the browser's own
 * dialog: it takes the focus, gives it back, and Escape closes it. `over` is called when it has closed, or at once where it
 * may not open: what nobody sees is not to play on.
 */
export const openOverlay = (
  element: HTMLElement,
  sinceArrivalMs: number,
  signal: AbortSignal,
  over: () => void,
): void => {
  const dialog = element.closest('dialog');
  if (dialog?.open) return; // it was filled anew
  if (!dialog || document.querySelector('dialog[open]') || isTooLate(sinceArrivalMs)) return over();
  dialog.addEventListener('close', over, { signal, once: true });
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
  visit.storeOverlayShown();
};
