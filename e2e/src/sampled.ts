import { isFullRun } from './env.ts';

/** Returns at most `max` of the items, evenly spread with the first one; in a full run all of them. */
export const sampled = <Item>(items: readonly Item[], max: number): readonly Item[] => {
  if (isFullRun || items.length <= max) return items;
  const step = items.length / max;
  return Array.from({ length: max }, (_, index) => items[Math.floor(index * step)]).filter(
    (item): item is Item => item !== undefined,
  );
};
