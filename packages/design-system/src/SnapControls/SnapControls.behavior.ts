import { snapTexts } from '@masthead/texts/slides';
import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { media } from '../theme/media';
import type { SnapControlsProps } from './SnapControls';

/** Index of the visible slide of `total`, from the scroll position of the row. */
export const slideInView = (scrollLeft: number, slideWidth: number, total: number): number => {
  if (slideWidth <= 0) return 0;
  return Math.min(Math.max(Math.round(scrollLeft / slideWidth), 0), Math.max(total - 1, 0));
};

/** Index of the next or previous slide in an infinite loop (§2.8, infinite looping). */
export const stepFrom = (index: number, step: -1 | 1, total: number): number =>
  total > 0 ? (index + step + total) % total : 0;

/** Moves the row by the buttons, and counts its slides. Movement is smooth unless the reader prefers reduced motion. */
export const snapControls: Behavior = (root, signal) => {
  const { rowId, total } = readOptions<Pick<SnapControlsProps, 'rowId' | 'total'>>(root);
  const row = document.getElementById(rowId);
  const count = root.querySelector('p');
  const [previous, next] = root.querySelectorAll('button');
  if (!row || !count || !previous || !next) return;
  const getIndex = (): number => slideInView(row.scrollLeft, row.clientWidth, total);
  const update = (): void => {
    const text = snapTexts.of(getIndex() + 1, total);
    // The count is a live region: an equal text would be announced again.
    if (count.textContent !== text) count.textContent = text;
  };
  const go = (step: -1 | 1): void =>
    row.scrollTo({
      left: stepFrom(getIndex(), step, total) * row.clientWidth,
      behavior: matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth',
    });

  update();
  row.addEventListener('scroll', update, { passive: true, signal });
  previous.addEventListener('click', () => go(-1), { signal });
  next.addEventListener('click', () => go(1), { signal });
  previous.hidden = false;
  next.hidden = false;
};
