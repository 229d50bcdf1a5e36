import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { bypassParams } from '../editor/previewToken.ts';
import { toOriginForm } from './requestHeaders.ts';

/** A parameter that a route uses. `cache-key`: it selects a cached page; `request`: it is read per request. */
export type QueryParam = { name: string; use: 'cache-key' | 'request' };

/** The parameters of a path in canonical order. `unchanged`: redirects, handlers; `unmatched`: static, unknown. */
export type QueryRule = readonly QueryParam[] | 'unchanged' | 'unmatched';

/**
 * A page, document or endpoint of the site: its name for metrics, and the query parameters that it reads.
 * `canonicalPath`: the path that the requested one redirects to.
 */
export type SiteRoute = { kind: string; query: readonly QueryParam[] | 'unchanged'; canonicalPath?: string };

/** Returns the page, document or endpoint of a path; undefined for other paths. */
export type FindRoute = (path: string) => SiteRoute | undefined;

type ManifestRoute = { page: string; regex: string };

/** The parts of `.next/routes-manifest.json`, which a build writes, that determine the route of a URL. */
export type RoutesManifest = {
  caseSensitive?: boolean;
  redirects: readonly { regex: string }[];
  staticRoutes: readonly ManifestRoute[];
  dynamicRoutes: readonly ManifestRoute[];
};

/** The route handler of all pages and documents. */
const siteHandler = '/[[...path]]';

/** Parameters that an editor may add to any URL, also to one without a route: an unpublished page has none. */
export const bypassQueryParams: readonly QueryParam[] = bypassParams.map((name) => ({ name, use: 'request' }));

/** Maximum length of a path with a query rule, in characters. Longer paths lead to the not-found page. */
export const maxPathLength = 2_000;

/** A path's query rule, and its kind for metrics: `redirect`, that of `findRoute`, or a first segment. */
export type RequestRoute = Omit<SiteRoute, 'query'> & { query: QueryRule };

/** Finds the route of a path: redirects first, then pages and documents, then route handlers. */
export const createFindRequestRoute = (
  { caseSensitive = false, redirects, staticRoutes, dynamicRoutes }: RoutesManifest,
  findRoute: FindRoute,
): ((path: string) => RequestRoute) => {
  const toPattern = (regex: string): RegExp => new RegExp(regex, caseSensitive ? '' : 'i');
  const redirectPatterns = redirects.map(({ regex }) => toPattern(regex));
  const handlers = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => page !== siteHandler)
    .map(({ page, regex }) => ({ kind: page.split('/')[1] || 'root', pattern: toPattern(regex) }));
  return (path) => {
    if (path.length > maxPathLength) return { kind: 'unmatched', query: 'unmatched' };
    if (path.startsWith('/_next/')) return { kind: 'static', query: 'unchanged' };
    if (redirectPatterns.some((pattern) => pattern.test(path))) return { kind: 'redirect', query: 'unchanged' };
    const found = findRoute(path);
    if (found) return found;
    const handler = handlers.find(({ pattern }) => pattern.test(path));
    return handler ? { kind: handler.kind, query: 'unchanged' } : { kind: 'unmatched', query: 'unmatched' };
  };
};

/** Reads the routes manifest of the built app in a folder. Rejects where there is no build. */
export const readRequestRoutes = async (
  appFolder: string,
  findRoute: FindRoute,
): Promise<(path: string) => RequestRoute> =>
  createFindRequestRoute(
    JSON.parse(await readFile(path.join(appFolder, '.next/routes-manifest.json'), 'utf8')) as RoutesManifest,
    findRoute,
  );

/** Maximum number of parameters that are parsed, so that a long query costs no more; the rest is ignored. */
const maxParameters = 100;

/** Maximum length of a cache-key value, in characters; a longer value is cut and leads to the not-found page as well. */
const maxValueLength = 200;

/** Whether a value of a cache-key parameter selects the same page as an absent parameter. */
export type IsDefaultValue = (name: string, value: string) => boolean;

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // A value with malformed encoding remains unchanged; it leads to the not-found page.
    return value;
  }
};

/** Encodes a cache-key value in one way, so that other percent-encodings of it create no further cache entries. */
const canonicalizeValue = ({ name, use }: QueryParam, value: string, isDefault: IsDefaultValue): string | undefined => {
  if (use === 'request') return value;
  const decoded = decode(value.slice(0, maxValueLength));
  return isDefault(name, decoded) ? undefined : encodeURIComponent(decoded);
};

/** The first value of each parameter, still percent-encoded. */
const getFirstValues = (query: string): ReadonlyMap<string, string> =>
  new Map(
    query
      .split('&', maxParameters)
      .toReversed()
      .map((part) => {
        const [name = ''] = part.split('=', 1);
        return [name, part.slice(name.length + 1)];
      }),
  );

const canonicalizeQuery = (query: string, params: readonly QueryParam[], isDefault: IsDefaultValue): string => {
  if (params.length === 0) return '';
  const values = getFirstValues(query);
  const entries = params.flatMap((param) => {
    const value = values.get(param.name);
    const canonical = value === undefined ? undefined : canonicalizeValue(param, value, isDefault);
    return canonical === undefined ? [] : [`${param.name}=${canonical}`];
  });
  return entries.length > 0 ? `?${entries.join('&')}` : '';
};

/**
 * Returns the URL of a request with only those query parameters that its route uses, each once, in a fixed order
 * (§2.9, page cache), and the query rule of its path. Caches use this URL as key, so unknown and repeated parameters share
 * one entry. `path`: the path of the URL that it redirects to, or its own.
 */
export const canonicalizeUrl = (
  { url: target = '/', method }: Pick<IncomingMessage, 'url' | 'method'>,
  findRequestRoute: (path: string) => RequestRoute,
  isDefault: IsDefaultValue,
): { url: string; path: string; rule: QueryRule } => {
  const url = toOriginForm(target);
  const [path = ''] = url.split('?', 1);
  const { query: rule, canonicalPath = path } = findRequestRoute(path);
  if (url === path || (method !== 'GET' && method !== 'HEAD') || rule === 'unchanged')
    return { url, path: canonicalPath, rule };
  const params = rule === 'unmatched' ? bypassQueryParams : rule;
  const query = canonicalizeQuery(url.slice(path.length + 1), params, isDefault);
  return { url: path + query, path: canonicalPath, rule };
};
