import type { Insert } from '../types/content';

/** Rows up to an insert, and the insert. */
export type RowGroup<Item> = { items: readonly Item[]; insert?: Insert };

/**
 * Cuts a list where something stands between its items. What would come before the first item or after the last
 * is left out: it belongs to the page, not into the list.
 */
export const rowGroups = <Item>(items: readonly Item[], inserts: readonly Insert[]): RowGroup<Item>[] => {
  const places = inserts.filter(({ after }) => after > 0 && after < items.length).toSorted((a, b) => a.after - b.after);
  const starts = [0, ...places.map(({ after }) => after)];
  return starts.map((start, index) => ({ items: items.slice(start, starts[index + 1]), insert: places[index] }));
};
