import { isObject, type Json } from './values.ts';

/** Whether two values of JSON are equal; the order of fields does not count. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return Object.is(one ?? null, other ?? null);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isEqual(one[name], other[name]));
};

/** Creates the merge patch (RFC 7396) that turns one document into another. Equal documents have an empty one. */
export const createMergePatch = (from: Json, to: Json): Json =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name): (readonly [string, unknown])[] => {
      const [before, after] = [from[name], to[name]];
      if (isEqual(before, after)) return [];
      if (after === undefined || after === null) return [[name, null]];
      return [[name, isObject(before) && isObject(after) ? createMergePatch(before, after) : after]];
    }),
  );
