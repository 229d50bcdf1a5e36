/** A byte range, both ends included. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, 14.2): one range, or unsatisfiable. Multiple ranges and
 * invalid headers return the whole file, as the standard allows.
 */
export const parseRange = (header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  if (first >= size) return 'unsatisfiable';
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return last < first ? 'whole' : { first, last };
};
