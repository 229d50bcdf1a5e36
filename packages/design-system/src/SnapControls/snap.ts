/** Index of the visible slide of `total`, from the scroll position of the row. */
export const slideInView = (scrollLeft: number, slideWidth: number, total: number): number => {
  if (slideWidth <= 0) return 0;
  return Math.min(Math.max(Math.round(scrollLeft / slideWidth), 0), Math.max(total - 1, 0));
};

/** Index of the next or previous slide in an infinite loop (§2.8, infinite looping). */
export const stepFrom = (index: number, step: -1 | 1, total: number): number =>
  total > 0 ? (index + step + total) % total : 0;
