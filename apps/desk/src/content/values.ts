/** Data of the contract: a published document, or a part of it. */
export type Json = { readonly [name: string]: unknown };
/** An item as the desk stores it. */
export type DeskFields = Record<string, unknown>;

/** A value, or why there is none. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; error: Reason };

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids of the desk begin with the publication, so that the same key may exist in several. */
export const toId = (publication: string, ...parts: readonly string[]): string => [publication, ...parts].join(':');

/** The key of a related item, which may be populated: what follows the publication and the collection in its id. */
export const getKey = (value: unknown): string | undefined => {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'string' ? id.split(':').slice(2).join(':') : undefined;
};

/** Whether two values of JSON are equal: a field without a value is one that is not there. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  return Object.keys({ ...one, ...other }).every((name) => isEqual(one[name], other[name]));
};

/** Removes what forms leave behind: null, empty texts and groups. */
export const clean = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const cleaned = clean(entry);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
