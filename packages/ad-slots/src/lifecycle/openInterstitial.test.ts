import { afterEach, describe, expect, test, vi } from 'vitest';
import { isTooLateToRequest, openInterstitial } from './openInterstitial';

/** `elsewhere` is what another element of the page matches. */
type Page = { elsewhere?: 'dialog[open]' | ':focus'; scrolled?: number };

/** Creates a dialog with the members that an interstitial uses. */
const createDialog = ({ elsewhere, scrolled = 0 }: Page = {}) => {
  const dialog = Object.assign(new EventTarget(), {
    open: false,
    showModal: () => void (dialog.open = true),
    close: () => {
      dialog.open = false;
      dialog.dispatchEvent(new Event('close'));
    },
  });
  vi.stubGlobal('document', {
    querySelector: (selectors: string) => (elsewhere && selectors.includes(elsewhere) ? {} : null),
  });
  vi.stubGlobal('scrollY', scrolled);
  const onClose = vi.fn<() => void>();
  const controller = new AbortController();
  const fill = (msSinceNavigation = 100) =>
    openInterstitial(
      { closest: () => dialog } as unknown as HTMLElement,
      msSinceNavigation,
      controller.signal,
      onClose,
    );
  return { dialog, onClose, fill, controller };
};

afterEach(() => void vi.unstubAllGlobals());

describe('§2.6: the creative of an interstitial is removed when the dialog is not open', () => {
  test('calls onClose when the reader closes the dialog', () => {
    const { dialog, onClose, fill } = createDialog();
    fill(4_000);
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);
    dialog.close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is filled after 4 s', {}, 4_001],
    ['is filled while the reader has scrolled', { scrolled: 400 }, 100],
    ['is filled while another dialog is open', { elsewhere: 'dialog[open]' }, 100],
    ['is filled while the reader types', { elsewhere: ':focus' }, 100],
  ] as const)('calls onClose at once without opening if the slot %s', (_, page, msSinceNavigation) => {
    const { dialog, onClose, fill } = createDialog(page);
    fill(msSinceNavigation);
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1]);
  });

  test.each([
    ['2.5 s after the navigation', {}, 2_500, 'requested'],
    ['later', {}, 2_501, 'not requested'],
    ['while the reader has scrolled', { scrolled: 400 }, 100, 'not requested'],
    ['while another dialog is open', { elsewhere: 'dialog[open]' }, 100, 'not requested'],
    ['while the reader types', { elsewhere: ':focus' }, 100, 'not requested'],
  ] as const)('%s it is $3', (_, page, msSinceNavigation, expected) => {
    createDialog(page);
    expect(isTooLateToRequest(msSinceNavigation) ? 'not requested' : 'requested').toBe(expected);
  });

  test('leaves the dialog open when the slot is refreshed', () => {
    const { dialog, onClose, fill } = createDialog();
    fill();
    fill(60_000);
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);
  });

  test('closes the dialog without calling onClose when the page ends', () => {
    const { dialog, onClose, fill, controller } = createDialog();
    fill();
    controller.abort();
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 0]);
  });
});
