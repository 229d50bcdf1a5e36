import { afterEach, describe, expect, test, vi } from 'vitest';
import { openOverlay } from './overlay';

/** A dialog with the members that an overlay uses; `other` is another dialog on the page. */
const aDialog = ({ other = 'none', scrolled = 0 }: { other?: 'none' | 'open'; scrolled?: number } = {}) => {
  const dialog = Object.assign(new EventTarget(), {
    open: false,
    showModal: () => void (dialog.open = true),
    close: () => {
      dialog.open = false;
      dialog.dispatchEvent(new Event('close'));
    },
  });
  vi.stubGlobal('document', { querySelector: () => (other === 'open' ? {} : null) });
  vi.stubGlobal('scrollY', scrolled);
  const onClose = vi.fn<() => void>();
  const leaving = new AbortController();
  const fill = (sinceArrivalMs = 100) =>
    openOverlay({ closest: () => dialog } as unknown as HTMLElement, sinceArrivalMs, leaving.signal, onClose);
  return { dialog, onClose, fill, leaving };
};

afterEach(() => void vi.unstubAllGlobals());

describe('§2.6 the creative of an overlay ends when nobody can see it', () => {
  test('the slot is collapsed when the reader closes the overlay', () => {
    const { dialog, onClose, fill } = aDialog();
    fill();
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);
    dialog.close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is filled after 4 s', {}, 4_001],
    ['is filled while the reader has scrolled', { scrolled: 400 }, 100],
    ['is filled while another dialog is open', { other: 'open' }, 100],
  ] as const)('an overlay that %s is collapsed at once', (_, page, sinceArrivalMs) => {
    const { dialog, onClose, fill } = aDialog(page);
    fill(sinceArrivalMs);
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1]);
  });

  test('an open overlay stays open when it is refreshed', () => {
    const { dialog, onClose, fill } = aDialog();
    fill();
    fill(60_000);
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);
  });

  test('the overlay closes without a collapse when the page ends', () => {
    const { dialog, onClose, fill, leaving } = aDialog();
    fill();
    leaving.abort();
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 0]);
  });
});
