import { createHash } from 'node:crypto';

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

/** Creates a strong ETag: a hash of the content, or of everything that determines it. */
export const createEtag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the client has the version of a resource with this ETag (RFC 9110, 13.1.2). */
export const matchesEtag = (request: Request, etag: string): boolean =>
  request.headers
    .get('if-none-match')
    ?.split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, ''))) ?? false;

/** Creates a JSON response with an error. No cache stores it. */
export const errorResponse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Creates a 429 for a client that has used up a limit. */
export const tooManyRequestsResponse = (error: string, retryAfterSeconds: number): Response =>
  errorResponse(429, error, { 'retry-after': String(retryAfterSeconds) });

/** Policy of all responses that are not HTML: they load nothing, and no site may frame them. */
const nonHtmlPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Two years. */
const hstsMaxAgeSeconds = 63_072_000;

const defaults = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Adds the missing security headers. Routes whose files other sites embed set their own. */
export const withSecurityHeaders = (response: Response, request: Pick<Request, 'headers'>): Headers => {
  const headers = new Headers(response.headers);
  const setDefault = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  for (const [name, value] of Object.entries(defaults)) setDefault(name, value);
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  // A 304 updates the headers of a cached response, which may be HTML.
  if (!isHtml && response.status !== 304) setDefault('content-security-policy', nonHtmlPolicy);
  if (request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https')
    setDefault('strict-transport-security', `max-age=${hstsMaxAgeSeconds}`);
  return headers;
};
