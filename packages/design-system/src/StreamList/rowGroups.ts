import type { Insert } from '../types/content';

/** The rows before an insert, and the insert. */
type RowGroup<Item> = { items: readonly Item[]; insert?: Insert };

/**
 * Splits a list at its inserts. Inserts before the first or after the last item are left out: they belong to the page.
 */
export const rowGroups = <Item>(items: readonly Item[], inserts: readonly Insert[]): RowGroup<Item>[] => {
  const sorted = inserts.filter(({ after }) => after > 0 && after < items.length).toSorted((a, b) => a.after - b.after);
  const starts = [0, ...sorted.map(({ after }) => after)];
  return starts.map((start, index) => ({ items: items.slice(start, starts[index + 1]), insert: sorted[index] }));
};
