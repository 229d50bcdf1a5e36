/** A byte range, both ends included. */
export type ByteRange = { first: number; last: number };

/** Parses a `Range` header (RFC 9110, 14.2). Multiple ranges and invalid headers return the whole file. */
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

/** The requested range, or the whole file when the client's part is of another version (`If-Range`). */
export const getRange = (request: Request, etag: string, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const condition = request.headers.get('if-range');
  return parseRange(condition === null || condition === etag ? request.headers.get('range') : null, size);
};

/** Returns the status and the headers of a response with a range of a file of `size` bytes. */
export const describeRange = (
  range: ByteRange | 'whole',
  size: number,
): { status: 200 | 206; headers: Record<string, string> } => {
  if (range === 'whole') return { status: 200, headers: { 'content-length': String(size) } };
  const { first, last } = range;
  return {
    status: 206,
    headers: { 'content-length': String(last - first + 1), 'content-range': `bytes ${first}-${last}/${size}` },
  };
};
