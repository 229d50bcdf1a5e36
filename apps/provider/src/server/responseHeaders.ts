/** Nothing but HTML loads anything, and nothing of the provider is framed by other sites. */
const nonHtmlPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** In seconds: two years. */
const hstsMaxAgeSeconds = 63_072_000;

const defaults = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Adds the security headers that a response does not have. Routes whose files other sites show, such as pictures, say so themselves. */
export const withSecurityHeaders = (response: Response, request: Pick<Request, 'headers'>): Headers => {
  const headers = new Headers(response.headers);
  const setDefault = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  for (const [name, value] of Object.entries(defaults)) setDefault(name, value);
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '');
  // A 304 changes the headers of the response that a browser has stored, whose type is not named here.
  if (!isHtml && response.status !== 304) setDefault('content-security-policy', nonHtmlPolicy);
  if (request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https')
    setDefault('strict-transport-security', `max-age=${hstsMaxAgeSeconds}`);
  return headers;
};
