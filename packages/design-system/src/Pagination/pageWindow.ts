/** A page number, or a gap for omitted pages. */
type PageStep = number | 'gap';

const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A gap omits at least two pages. */
const between = (left: number, right: number): PageStep[] => {
  if (right - left < 2) return [];
  return right - left === 2 ? [left + 1] : ['gap'];
};

/**
 * The pages to link to: the first, the last and the nearest, at most seven items, so that they fit on a phone. A page
 * out of range counts as the nearest valid one.
 */
export const pageWindow = (page: number, total: number): PageStep[] => {
  const last = Math.max(1, Math.floor(total));
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  const from = Math.max(1, Math.min(current - 1, last - 3));
  const to = Math.min(last, Math.max(current + 1, 4));
  return [
    ...(from > 1 ? [1, ...between(1, from)] : []),
    ...run(from, to),
    ...(to < last ? [...between(to, last), last] : []),
  ];
};
