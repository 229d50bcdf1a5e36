/** Longer than the query of any link of the site. The longest word of a search, 300 characters of three bytes, takes 2,700. */
const mostOfParameter = 4_000;

/** Up to here an address is left as it is: what comes back of it, in a redirect or to a service, fits into everybody's headers. */
const mostOfAddress = 12_000;

/** A cut may have left half a percent sign's digits, or part of a character: neither means anything. */
const withoutHalf = (text: string): string =>
  text.replace(/%[0-9a-f]?$/i, '').replace(/%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,3}$/i, '');

const cut = (parameter: string): string =>
  parameter.length > mostOfParameter ? withoutHalf(parameter.slice(0, mostOfParameter)) : parameter;

/**
 * Dot segments and fragments. Next resolves them to another path after this server has matched its rules, so such a path
 * would bypass them: the limit of rendered pages first. Browsers send neither.
 */
const isResolvedByNext = (path: string): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)|#/i.test(path);

/** Nothing is here: Next responds with the not-found page. */
const missingAddress = '/no-such-page/';

const decode = (path: string): string | undefined => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding names nothing, and the parameters of Next's route handlers throw on it.
    return undefined;
  }
};

/** Next's own pages, such as the one for errors, which is a 500. No address of the site begins with an underscore but Next's files. */
const isOwnPageOfNext = (decoded: string): boolean => /^\/_(?!next\/)/.test(decoded);

/**
 * The address of a request as the site works with it (SPEC §5: any text may be searched for, and is cut there to what a
 * person may ask). Pages repeat their address, redirects send it back and caches keep pages by it: none of them is to
 * carry 100 KB. Parameters are cut, and left out where there are too many.
 * A path that cannot be decoded, that Next would resolve to another one, or that names a page of Next leads to the not-found page.
 * @returns undefined where the path itself is longer than that of anything there is
 */
export const limitUrlLength = (address: string): string | undefined => {
  const [path = '', ...rest] = address.split('?');
  const decoded = decode(path);
  if (decoded === undefined || isResolvedByNext(path) || isOwnPageOfNext(decoded)) return missingAddress;
  if (address.length <= mostOfAddress) return address;
  let room = mostOfAddress - path.length;
  if (room < mostOfParameter) return undefined;
  const kept = rest
    .join('?')
    .split('&')
    .map(cut)
    .filter((parameter) => (room -= parameter.length + 1) >= 0);
  return `${path}?${kept.join('&')}`;
};
