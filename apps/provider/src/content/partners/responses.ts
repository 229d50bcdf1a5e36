import { createEtag, matchesEtag } from '../../server/responses.ts';

/** Fresh for a minute, stale for five more minutes while revalidating. Partner content changes daily. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=300';

/** Creates a JSON response with an ETag, or a 304 if the client has the current version. */
export const jsonResponse = (
  request: Request,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const body = JSON.stringify(value);
  const etag = createEtag(body);
  const shared = { etag, 'cache-control': cacheControl, ...headers };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: shared });
  return new Response(body, {
    headers: {
      ...shared,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
};
