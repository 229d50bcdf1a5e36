import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bypassParams } from '../editor/previewToken.ts';

/** How the value of a parameter is used: `cache-key` selects a cached page, `request` is read by a request-rendered screen. */
export type QueryParam = { name: string; use: 'cache-key' | 'request' };

/**
 * The parameters that a page or document uses, in their canonical order. Redirects and route handlers get the whole query
 * (`unchanged`), static files and unknown addresses none (`unmatched`).
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

/** The parts of `.next/routes-manifest.json` that decide which screen an address leads to. */
export type RoutesManifest = {
  caseSensitive?: boolean;
  redirects: readonly { regex: string }[];
  rewrites: { afterFiles: readonly ManifestRewrite[] };
  staticRoutes: readonly ManifestRoute[];
  dynamicRoutes: readonly ManifestRoute[];
};

/** The parts of a site's routes that the manifest does not contain. */
export type QueryRuleOptions = {
  /** The folder of the app tree with the rewritten screens, such as `/~`: no address reaches it without a rewrite. */
  screensFolder: string;
  /** Destination of the rewrites that bypass the page cache. They match every page, so they say nothing about the parameters of one. */
  bypassScreen: string;
  /** The query parameters that each request-rendered screen reads, by the screen's folder. */
  requestParams: Readonly<Record<string, readonly string[]>>;
};

/** What an editor may add to any address: a preview of one that is not published yet has no route. */
export const bypassQuery: readonly QueryParam[] = bypassParams.map((name) => ({ name, use: 'request' }));

const isBypass = (name: string): boolean => (bypassParams as readonly string[]).includes(name);

const paramsOf = (
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
    ...[...names].filter((name) => !isBypass(name)).map((name): QueryParam => ({ name, use: 'cache-key' })),
    ...[...folders]
      .flatMap((folder) => requestParams[folder] ?? [])
      .map((name): QueryParam => ({ name, use: 'request' })),
    ...([...names].some(isBypass) ? bypassQuery : []),
  ];
};

/**
 * The query rule of a path, by Next's own table of a build: redirects first, then rewrites, then route handlers.
 * Conditions of the rewrites name the parameters that select a cached page.
 */
export const createQueryRules = (
  { caseSensitive = false, redirects, rewrites, staticRoutes, dynamicRoutes }: RoutesManifest,
  { screensFolder, bypassScreen, requestParams }: QueryRuleOptions,
): ((path: string) => QueryRule) => {
  const toPattern = (regex: string): RegExp => new RegExp(regex, caseSensitive ? '' : 'i');
  const byRegex = Map.groupBy(
    rewrites.afterFiles.filter(({ destination }) => !destination.startsWith(bypassScreen)),
    ({ regex }) => regex,
  );
  const rules: readonly (readonly [RegExp, QueryRule])[] = [
    ...redirects.map(({ regex }) => [toPattern(regex), 'unchanged'] as const),
    ...[...byRegex].map(([regex, group]) => [toPattern(regex), paramsOf(group, requestParams)] as const),
    ...[...staticRoutes, ...dynamicRoutes]
      .filter(({ page }) => !page.startsWith(`${screensFolder}/`))
      .map(({ regex }) => [toPattern(regex), 'unchanged'] as const),
  ];
  return (pathname) =>
    pathname.startsWith('/_next/')
      ? 'unchanged'
      : (rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'unmatched');
};

/** The query rules of the built app in a folder. Rejects where there is no build. */
export const readQueryRules = async (
  appFolder: string,
  options: QueryRuleOptions,
): Promise<(path: string) => QueryRule> =>
  createQueryRules(
    JSON.parse(await readFile(path.join(appFolder, '.next/routes-manifest.json'), 'utf8')) as RoutesManifest,
    options,
  );
