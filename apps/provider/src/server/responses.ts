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

/**
 * Returns the headers of a response with the missing security headers. Routes whose files other sites embed, such as
 * pictures, set their own.
 */
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
