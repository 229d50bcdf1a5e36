const origin = 'http://site.invalid';

/**
 * Whether a URL is a path on its own site. Browsers read `/\evil.com` and `/<tab>/evil.com` as addresses of another
 * host, so backslashes and control characters are refused.
 */
export const isSitePath = (url: string): boolean =>
  url.startsWith('/') && !/[\\\p{Cc}]/u.test(url) && URL.parse(url, origin)?.origin === origin;
