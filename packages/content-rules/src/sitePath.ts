const origin = 'https://site.invalid';

/**
 * Whether an address is a path of the site itself. Browsers read `//host` and `/\host`, also with tabs between, as
 * another host, so backslashes and control characters are refused.
 */
export const isSitePath = (url: string): boolean =>
  url.startsWith('/') && !/[\\\p{Cc}]/u.test(url) && URL.parse(url, origin)?.origin === origin;
