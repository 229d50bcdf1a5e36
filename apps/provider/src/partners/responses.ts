import { createHash } from 'node:crypto';

/** A minute in every cache, five more while a fresh answer is fetched: partners change by the day. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=300';

const createEtag = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const matches = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));

/** JSON with an ETag; 304 for a caller that has it already. */
export const jsonResponse = (
  request: Request,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const body = JSON.stringify(value);
  const etag = createEtag(body);
  const shared = { etag, 'cache-control': cacheControl, ...headers };
  if (matches(request, etag)) return new Response(null, { status: 304, headers: shared });
  return new Response(body, {
    headers: {
      ...shared,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
};

/** What was asked cannot be answered, and why. */
export const badRequestResponse = (error: string): Response =>
  Response.json({ error }, { status: 400, headers: { 'cache-control': 'no-store' } });
