export type Random = {
  /** At least 0, less than 1. */
  next: () => number;
  int: (least: number, most: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** A repeatable source of chance: the same seed gives the same articles. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, int, pick: (list) => list[int(0, list.length - 1)] ?? list[0] };
};
