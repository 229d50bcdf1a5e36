/** Maximum length of one parameter, in characters. The longest search, 300 characters of three bytes, takes 2,700. */
const maxParameterLength = 4_000;

/** Maximum length of a URL that stays unchanged, in characters: redirects and services repeat it in headers of limited size. */
const maxUrlLength = 12_000;

/** Removes an incomplete percent-encoded byte or character from the end of a cut value. */
const removePartialCharacter = (text: string): string =>
  text.replace(/%[0-9a-f]?$/i, '').replace(/%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,3}$/i, '');

const truncateParameter = (parameter: string): string =>
  parameter.length > maxParameterLength ? removePartialCharacter(parameter.slice(0, maxParameterLength)) : parameter;

/**
 * Dot segments and fragments. Next resolves them to another path after this server has matched its rules, so such a path
 * would bypass them: the limit of rendered pages first. Browsers send neither.
 */
const isResolvedByNext = (path: string): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)|#/i.test(path);

/** Next responds to it with the not-found page. */
const notFoundUrl = '/no-such-page/';

const decodePath = (path: string): string | undefined => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed percent-encoding matches no page, and Next throws where a route handler reads its parameters.
    return undefined;
  }
};

/** Whether a path names an internal page of Next, such as `/_error`, which is a 500. Only Next's files begin with an underscore. */
const isInternalPage = (decoded: string): boolean => /^\/_(?!next\/)/.test(decoded);

/** The parameters of a query, truncated, up to the first one that exceeds the length of the query, in characters. */
const takeParameters = (query: string, maxQueryLength: number): string[] => {
  const taken: string[] = [];
  let queryLength = 0;
  for (const parameter of query.split('&').map(truncateParameter)) {
    queryLength += parameter.length + 1;
    if (queryLength > maxQueryLength) break;
    taken.push(parameter);
  }
  return taken;
};

/**
 * Limits the length of a request's URL: pages repeat it, redirects send it back and caches use it as key. Long parameters are
 * cut, and dropped from the end where there are too many; the search cuts its text further (SPEC §5). A path that cannot be
 * decoded, that Next would resolve to another one, or that names an internal page of Next leads to the not-found page.
 * @returns undefined where the path alone is too long (414)
 */
export const limitUrlLength = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length + 1);
  const decodedPath = decodePath(path);
  if (decodedPath === undefined || isResolvedByNext(path) || isInternalPage(decodedPath)) return notFoundUrl;
  if (url.length <= maxUrlLength) return url;
  const maxQueryLength = maxUrlLength - path.length;
  if (maxQueryLength < maxParameterLength) return undefined;
  return `${path}?${takeParameters(query, maxQueryLength).join('&')}`;
};
