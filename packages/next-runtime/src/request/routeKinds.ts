import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isForReaders, maxPathLength, type QueryRuleOptions, type RoutesManifest } from './canonicalizeUrl.ts';

/** The name of a page or route handler in the app tree: the folder below the screens, else the first segment. */
const toKind = (page: string, screensFolder: string): string => {
  const [, first = '', second = ''] = page.split('/');
  return (`/${first}` === screensFolder ? second : first) || 'root';
};

/**
 * Creates the function that returns the kind of route of a path, for metrics and traces: a screen such as `article`, a
 * route handler such as `images`, `static`, `redirect` or `unmatched`. Its values come from the build.
 */
export const createRouteKinds = (
  { caseSensitive = false, redirects, rewrites, staticRoutes, dynamicRoutes }: RoutesManifest,
  { screensFolder, bypassScreen }: Pick<QueryRuleOptions, 'screensFolder' | 'bypassScreen'>,
): ((pathname: string) => string) => {
  const toPattern = (regex: string): RegExp => new RegExp(regex, caseSensitive ? '' : 'i');
  const rules: readonly (readonly [RegExp, string])[] = [
    ...redirects.map(({ regex }) => [toPattern(regex), 'redirect'] as const),
    ...rewrites.afterFiles
      .filter((rewrite) => isForReaders(rewrite, bypassScreen))
      .map(({ regex, destination }) => [toPattern(regex), toKind(destination, screensFolder)] as const),
    ...[...staticRoutes, ...dynamicRoutes]
      .filter(({ page }) => !page.startsWith(`${screensFolder}/`))
      .map(({ regex, page }) => [toPattern(regex), toKind(page, screensFolder)] as const),
  ];
  return (pathname) => {
    if (pathname.startsWith('/_next/')) return 'static';
    if (pathname.length > maxPathLength) return 'unmatched';
    return rules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'unmatched';
  };
};

/** Reads the routes of the built app in a folder. Rejects where there is no build. */
export const readRouteKinds = async (
  appFolder: string,
  options: Pick<QueryRuleOptions, 'screensFolder' | 'bypassScreen'>,
): Promise<(pathname: string) => string> =>
  createRouteKinds(
    JSON.parse(await readFile(path.join(appFolder, '.next/routes-manifest.json'), 'utf8')) as RoutesManifest,
    options,
  );
