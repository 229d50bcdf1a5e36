import { afterEach, describe, expect, test, vi } from 'vitest';
import { openOverlay } from './overlay';

/** The browser's dialog as far as an overlay needs it; `other` is one that the page has open already. */
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
  const over = vi.fn<() => void>();
  const leaving = new AbortController();
  const fill = (sinceArrivalMs = 100) =>
    openOverlay({ closest: () => dialog } as unknown as HTMLElement, sinceArrivalMs, leaving.signal, over);
  return { dialog, over, fill, leaving };
};

afterEach(() => void vi.unstubAllGlobals());

describe('§2.6 an overlay that nobody sees does not play on', () => {
  test('when the reader closes it, its place is given back', () => {
    const { dialog, over, fill } = aDialog();
    fill();
    expect([dialog.open, over.mock.calls.length]).toEqual([true, 0]);
    dialog.close();
    expect(over).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['came too late', {}, 4_001],
    ['comes to a reader who has begun', { scrolled: 400 }, 100],
    ['meets another dialog', { other: 'open' }, 100],
  ] as const)('one that %s is given back at once', (_, page, sinceArrivalMs) => {
    const { dialog, over, fill } = aDialog(page);
    fill(sinceArrivalMs);
    expect([dialog.open, over.mock.calls.length]).toEqual([false, 1]);
  });

  test('one that is filled anew while it is open stays', () => {
    const { dialog, over, fill } = aDialog();
    fill();
    fill(60_000);
    expect([dialog.open, over.mock.calls.length]).toEqual([true, 0]);
  });

  test('when the page ends it closes, and there is nothing to give back any more', () => {
    const { dialog, over, fill, leaving } = aDialog();
    fill();
    leaving.abort();
    expect([dialog.open, over.mock.calls.length]).toEqual([false, 0]);
  });
});
