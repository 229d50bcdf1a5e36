import { canOpenInterstitial } from '../page/interstitial';
import { visit } from './visit';

/** Whether it is too late to open an overlay, because the reader has begun to read. */
export const isTooLate = (sinceArrivalMs: number): boolean =>
  !canOpenInterstitial({ sinceArrivalMs, reader: scrollY > 50 ? 'reading' : 'arriving' });

/**
 * Opens the overlay of a slot that has just been filled, unless it is too late. It is a native dialog, which manages
 * focus and closes on Escape. `onClose` is called when it closes, or at once when it may not open, so that an invisible
 * creative does not keep playing.
 */
export const openOverlay = (
  element: HTMLElement,
  sinceArrivalMs: number,
  signal: AbortSignal,
  onClose: () => void,
): void => {
  const dialog = element.closest('dialog');
  if (dialog?.open) return; // refreshed while open
  if (!dialog || document.querySelector('dialog[open]') || isTooLate(sinceArrivalMs)) return onClose();
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
  visit.storeOverlayOpened();
};
