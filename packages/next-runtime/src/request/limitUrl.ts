/** Maximum length of one parameter, in characters. A search of 300 characters takes up to 2,700, percent-encoded. */
const maxParameterLength = 4_000;

/** Maximum length of a URL, in characters: redirects and services repeat it in headers of limited size. */
const maxUrlLength = 12_000;

/** Maximum number of parameters: Next needs 350 ms for 2,500 of them. A search with every facet chosen has fewer than 200. */
const maxParameters = 200;

/** Removes an incomplete percent-encoded byte or character from the end of a truncated value. */
const removePartialCharacter = (text: string): string =>
  text.replace(/%[0-9a-f]?$/i, '').replace(/%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,3}$/i, '');

const truncateParameter = (parameter: string): string =>
  parameter.length > maxParameterLength ? removePartialCharacter(parameter.slice(0, maxParameterLength)) : parameter;

/** Dot segments or a fragment, which browsers never send: Next would resolve them after our rules. */
const isResolvedByNext = (path: string): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)|#/i.test(path);

/** A URL without a route, so that Next responds with the not-found page. */
export const notFoundUrl = '/no-such-page/';
/** The URL of a file without a route. */
export const missingFileUrl = '/no-such-file.js';

const decodePath = (path: string): string | undefined => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Next would throw where a route handler reads its parameters.
    return undefined;
  }
};

/** Whether a path is an internal page of Next, such as `/_error`. Only `/_next/` is public. */
const isInternalPage = (decoded: string): boolean => /^\/_(?!next\/)/.test(decoded);

/** Returns truncated parameters from the start of a query, as many as fit into both maxima (length in characters). */
const takeParameters = (query: string, maxQueryLength: number): string[] => {
  const taken: string[] = [];
  let queryLength = 0;
  for (const parameter of query.split('&', maxParameters).map(truncateParameter)) {
    queryLength += parameter.length + 1;
    if (queryLength > maxQueryLength) break;
    taken.push(parameter);
  }
  return taken;
};

const hasTooManyParameters = (query: string): boolean => query.split('&', maxParameters + 1).length > maxParameters;

/**
 * Limits the length of a request's URL and its number of parameters: pages repeat it, redirects send it back and caches use
 * it as key. Long parameters are truncated, excess ones dropped from the end; the search truncates its text further.
 * Replaces a path that Next cannot decode, would resolve to another path, or serves as an internal page by one
 * that leads to the not-found page.
 * @returns undefined where the path alone is too long (414)
 */
export const limitUrl = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length + 1);
  const decodedPath = decodePath(path);
  if (decodedPath === undefined || isResolvedByNext(path) || isInternalPage(decodedPath)) return notFoundUrl;
  if (url.length <= maxUrlLength && !hasTooManyParameters(query)) return url;
  const maxQueryLength = maxUrlLength - path.length;
  if (maxQueryLength < maxParameterLength) return undefined;
  return `${path}?${takeParameters(query, maxQueryLength).join('&')}`;
};
