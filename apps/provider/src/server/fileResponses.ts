/** `Cache-Control` of a file whose address changes with its content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Headers of files that pages of any origin may show. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Creates a response that has a message in place of the file. No cache stores it, unless `headers` allow it. */
export const messageResponse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Creates a 404 that is cached for a minute only, because content with this file may be published at any time. */
export const fileNotFoundResponse = (message: string): Response =>
  messageResponse(404, message, { 'cache-control': 'public, max-age=60' });

/** Creates a 429 or 503 for a queue or a limit that has room again within seconds. */
export const fileBusyResponse = (status: 429 | 503, message: string): Response =>
  messageResponse(status, message, { 'retry-after': '5' });
