import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { bypassParams } from '../editor/previewToken.ts';
import { toOriginForm } from './requestHeaders.ts';

/**
 * A query parameter that a route uses. `cache-key`: it selects a cached page; `request`: a page rendered per request
 * reads it.
 */
export type QueryParam = { name: string; use: 'cache-key' | 'request' };

/**
 * The query parameters that the route of a path uses, in their canonical order. Redirects and route handlers get the
 * complete query (`unchanged`), static files and unknown URLs none (`unmatched`).
 */
export type QueryRule = readonly QueryParam[] | 'unchanged' | 'unmatched';

type Condition = { type: string; key?: string };
type ManifestRewrite = {
  destination: string;
  regex: string;
  has?: readonly Condition[];
  missing?: readonly Condition[];
};
type ManifestRoute = { page: string; regex: string };

/** The parts of `.next/routes-manifest.json`, which a build writes, that determine the route of a URL. */
export type RoutesManifest = {
  caseSensitive?: boolean;
  redirects: readonly { regex: string }[];
  rewrites: { afterFiles: readonly ManifestRewrite[] };
  staticRoutes: readonly ManifestRoute[];
  dynamicRoutes: readonly ManifestRoute[];
};

/** Facts about a site's routes that the manifest does not contain. */
export type QueryRuleOptions = {
  /** The folder of the app tree whose pages are reached by rewrites only, such as `/~`. */
  screensFolder: string;
  /** Start of the destinations of rewrites that bypass the page cache. They are ignored here, because they match every page. */
  bypassScreen: string;
  /** The query parameters of each page rendered per request, by the folder of its screen. */
  requestParams: Readonly<Record<string, readonly string[]>>;
};

/** Parameters that an editor may add to any URL, also to one without a route: an unpublished page has none. */
export const bypassQueryParams: readonly QueryParam[] = bypassParams.map((name) => ({ name, use: 'request' }));

/** Whether a rewrite is for all readers: others are for editors, or for requests with a header or cookie of tests. */
export const isForReaders = (
  { destination, has = [] }: Pick<ManifestRewrite, 'destination' | 'has'>,
  bypassScreen: string,
): boolean => !destination.startsWith(bypassScreen) && has.every(({ type }) => type === 'query');

const isBypassParam = (name: string): boolean => (bypassParams as readonly string[]).includes(name);

const getQueryParams = (
  rewrites: readonly ManifestRewrite[],
  requestParams: QueryRuleOptions['requestParams'],
): QueryParam[] => {
  const names = new Set(
    rewrites
      .flatMap(({ has = [], missing = [] }) => [...has, ...missing])
      .flatMap(({ type, key }) => (type === 'query' && key ? [key] : [])),
  );
  const folders = new Set(rewrites.map(({ destination }) => destination.split('/')[2] ?? ''));
  return [
    ...[...names].filter((name) => !isBypassParam(name)).map((name): QueryParam => ({ name, use: 'cache-key' })),
    ...[...folders]
      .flatMap((folder) => requestParams[folder] ?? [])
      .map((name): QueryParam => ({ name, use: 'request' })),
    ...([...names].some(isBypassParam) ? bypassQueryParams : []),
  ];
};

/**
 * Creates the function that returns the query rule of a path by Next's routes manifest: redirects first, then rewrites,
 * then route handlers. The query conditions of rewrites (`has`, `missing`) are the parameters that select a cached page.
 */
export const createQueryRules = (
  { caseSensitive = false, redirects, rewrites, staticRoutes, dynamicRoutes }: RoutesManifest,
  { screensFolder, bypassScreen, requestParams }: QueryRuleOptions,
): ((path: string) => QueryRule) => {
  const toPattern = (regex: string): RegExp => new RegExp(regex, caseSensitive ? '' : 'i');
  const rewritesByRegex = Map.groupBy(
    rewrites.afterFiles.filter((rewrite) => isForReaders(rewrite, bypassScreen)),
    ({ regex }) => regex,
  );
  const rules: readonly (readonly [RegExp, QueryRule])[] = [
    ...redirects.map(({ regex }) => [toPattern(regex), 'unchanged'] as const),
    ...[...rewritesByRegex].map(([regex, group]) => [toPattern(regex), getQueryParams(group, requestParams)] as const),
    ...[...staticRoutes, ...dynamicRoutes]
      .filter(({ page }) => !page.startsWith(`${screensFolder}/`))
      .map(({ regex }) => [toPattern(regex), 'unchanged'] as const),
  ];
  return (pathname) =>
    pathname.startsWith('/_next/')
      ? 'unchanged'
      : (rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'unmatched');
};

/** Reads the routes manifest of the built app in a folder and creates its query rules. Rejects where there is no build. */
export const readQueryRules = async (
  appFolder: string,
  options: QueryRuleOptions,
): Promise<(path: string) => QueryRule> =>
  createQueryRules(
    JSON.parse(await readFile(path.join(appFolder, '.next/routes-manifest.json'), 'utf8')) as RoutesManifest,
    options,
  );

/** Maximum number of parameters that are parsed, so that a long query costs no more; the rest is ignored. */
const maxParameters = 100;

/** Maximum length of a path with a query rule, in characters. Longer paths lead to the not-found page. */
export const maxPathLength = 2_000;

/** Maximum length of a cache-key value, in characters; a longer value is cut and leads to the not-found page as well. */
const maxValueLength = 200;

/** Next's router adds this hash of its request headers, so that caches store a page and its RSC payload separately. */
const routerParam: QueryParam = { name: '_rsc', use: 'request' };
const maxRouterHashLength = 100;

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

/** Encodes a value in one way, so that other percent-encodings of it create no further cache entries. */
const canonicalizeCacheKeyValue = (name: string, value: string, isDefault: IsDefaultValue): string | undefined => {
  const decoded = decode(value.slice(0, maxValueLength));
  return isDefault(name, decoded) ? undefined : encodeURIComponent(decoded);
};

const canonicalizeValue = (param: QueryParam, value: string, isDefault: IsDefaultValue): string | undefined => {
  if (param.use === 'cache-key') return canonicalizeCacheKeyValue(param.name, value, isDefault);
  return param.name === routerParam.name && value.length > maxRouterHashLength ? undefined : value;
};

/** The first value of each listed parameter, still percent-encoded. */
const getFirstValues = (query: string, params: readonly QueryParam[]): Map<string, string> => {
  const values = new Map<string, string>();
  for (let start = 0, count = 0; start < query.length && count < maxParameters; count += 1) {
    const ampersand = query.indexOf('&', start);
    const end = ampersand === -1 ? query.length : ampersand;
    const part = query.slice(start, end);
    const equals = part.indexOf('=');
    const name = equals === -1 ? part : part.slice(0, equals);
    if (!values.has(name) && params.some((param) => param.name === name))
      values.set(name, equals === -1 ? '' : part.slice(equals + 1));
    start = end + 1;
  }
  return values;
};

const canonicalizeQuery = (query: string, params: readonly QueryParam[], isDefault: IsDefaultValue): string => {
  if (params.length === 0) return '';
  const values = getFirstValues(query, params);
  const entries = params.flatMap((param) => {
    const value = values.get(param.name);
    const canonical = value === undefined ? undefined : canonicalizeValue(param, value, isDefault);
    return canonical === undefined ? [] : [`${param.name}=${canonical}`];
  });
  return entries.length > 0 ? `?${entries.join('&')}` : '';
};

/**
 * Returns the URL of a request with only those query parameters that its route uses, each once, in a fixed order
 * (§2.9, page cache). Caches use this URL as key, so unknown and repeated parameters share one entry.
 */
export const canonicalizeUrl = (
  { url: target = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  getQueryRule: (path: string) => QueryRule,
  isDefault: IsDefaultValue,
): string => {
  const url = toOriginForm(target);
  const queryStart = url.indexOf('?');
  if (queryStart === -1 || (method !== 'GET' && method !== 'HEAD')) return url;
  const path = url.slice(0, queryStart);
  const rule = path.length > maxPathLength ? 'unmatched' : getQueryRule(path);
  if (rule === 'unchanged') return url;
  const params = rule === 'unmatched' ? bypassQueryParams : rule;
  return (
    path +
    canonicalizeQuery(
      url.slice(queryStart + 1),
      headers.rsc === undefined ? params : [...params, routerParam],
      isDefault,
    )
  );
};
