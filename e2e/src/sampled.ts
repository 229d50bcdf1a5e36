import { isFullRun } from './env.ts';

/** Returns at most `maxShort` of the items, evenly spread with the first one; in a full run four times as many. */
export const sampled = <Item>(items: readonly Item[], maxShort: number): readonly Item[] => {
  const max = isFullRun ? 4 * maxShort : maxShort;
  if (items.length <= max) return items;
  const step = items.length / max;
  return Array.from({ length: max }, (_, index) => items[Math.floor(index * step)]).filter(
    (item): item is Item => item !== undefined,
  );
};
