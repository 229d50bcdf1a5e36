/** A deterministic source of random numbers. */
export type Random = {
  /** Returns a number from 0 to less than 1. */
  next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Creates a random generator; the same seed produces the same articles. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { next, int, pick: (list) => list[int(0, list.length - 1)] ?? list[0] };
};
