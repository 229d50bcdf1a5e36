import { getAddressRules, type Brand } from '@masthead/config';
import { isOpenByRules, type AddressRule } from '@masthead/config/address-rules';
import type { CacheKeyParam } from './cacheKeyParams';
import { getSitePrefixes } from './prefix.ts';
import { routes, type RouteName } from './routes.ts';
import { noValue, screens, type ScreenDefinition } from './screens.ts';
import type { RouteDefinition } from './types';

/** The folder of the app tree with the rewritten screens. It has no public address. */
export const screensFolder = '/~';

/** Values of a brand in paths: product, magazine, hubs, site prefixes, and the rules of addresses that it has. */
export type BrandPathValues = {
  product: string;
  magazine: string;
  markets: string;
  sectors: string;
  practices: string;
  /** Path prefixes that `:site` accepts (§2.1). */
  prefixes: readonly string[];
  addressRules: readonly AddressRule[];
};

/** The paths of a brand's hubs, by their names in the route table. */
const getHubPaths = ({ hubs }: Pick<Brand, 'hubs'>) => ({
  markets: hubs.markets.path,
  sectors: hubs.sectors.path,
  practices: hubs.bestPractices.path,
});

/** The path values of a brand. */
export const getBrandPathValues = (brand: Brand): BrandPathValues => ({
  product: brand.product,
  magazine: brand.magazine.slug,
  ...getHubPaths(brand),
  prefixes: getSitePrefixes(brand).map(({ pathPrefix }) => pathPrefix),
  addressRules: getAddressRules(brand),
});

/** Whether the brand has a path: one of the route table with the brand's values, or one of a request. */
export const isOpenPath = ({ addressRules }: BrandPathValues, path: string): boolean =>
  isOpenByRules(addressRules, path);

/** Names of the values of a brand in the paths of the route table. */
type PathValueName = 'product' | 'magazine' | 'markets' | 'sectors' | 'practices';

/** The path with the brand's values in place of `:product`, `:magazine` and the hubs. */
export const withBrandValues = (path: string, values: Pick<BrandPathValues, PathValueName>): string =>
  path.replaceAll(/:(product|magazine|markets|sectors|practices)\b/g, (_, name: PathValueName) => values[name]);

/** A query parameter that a cached page reads as a path segment: its pattern, and the segment without it. */
export type KeyParam = { key: CacheKeyParam; param: 'page' | 'choice'; pattern: string; without: string };

const getKeyParam = ({ cacheKeyParam, paged }: RouteDefinition): KeyParam | undefined => {
  if (cacheKeyParam) return { key: cacheKeyParam, param: 'choice', pattern: '[A-Za-z0-9_-]{1,80}', without: noValue };
  return paged && { key: 'page', param: 'page', pattern: '[0-9]{1,6}', without: '1' };
};

const paramNames = (path: string): string[] => [...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => name);

class MissingParameterError extends Error {
  override readonly name = 'MissingParameterError';
}

/** The segments below the screen's folder: parameters of the address as `:name`, all others as their values. */
const screenSegments = (route: RouteDefinition, brandValues: BrandPathValues): string[] => {
  const path = withBrandValues(route.path, brandValues);
  const { params, defaults = {} }: ScreenDefinition = screens[route.screen];
  const fromAddress = new Set([...paramNames(path), getKeyParam(route)?.param]);
  const values: Record<string, string | undefined> = { ...defaults, slug: route.staticSlug, ...route.screenParams };
  return params.flatMap((name) => {
    if (name.startsWith('...')) return path.split('/').filter(Boolean);
    if (fromAddress.has(name)) return [`:${name}`];
    const value = values[name];
    if (value === undefined)
      throw new MissingParameterError(
        `The route ${route.path} has no value for the parameter "${name}" of the screen "${route.screen}". Add it to screenParams.`,
      );
    return [value];
  });
};

/** One path segment without percent signs or a leading dot. Other segments lead to the 404 screen. */
const segment = '[A-Za-z0-9_][A-Za-z0-9_.-]*';

/** One row of the route table in the form that rewrites and the matcher use. */
export type RouteRule = {
  route: RouteDefinition;
  /** The public address with a rule for each parameter, as Next writes it: `/markets/:slug([a-z]+)/`. */
  source: string;
  /** Segments below the screen's folder. */
  segments: readonly string[];
  keyParam: KeyParam | undefined;
};

/** The rule of a row for one brand. */
export const routeRule = (route: RouteDefinition, values: BrandPathValues): RouteRule => {
  const withRules = withBrandValues(route.path, values).replace(/:([a-z]+)/gi, (param, name: string) => {
    const rule = name === 'site' ? values.prefixes.join('|') : (route.params?.[name] ?? segment);
    return rule ? `${param}(${rule})` : param;
  });
  return {
    route,
    // A name may end like a file, `j.r.hale`: Next sends that to the address without the slash. Without one a rule
    // matches both.
    source: route.screen === 'author' ? withRules.replace(/\/$/, '') : withRules,
    segments: screenSegments(route, values),
    keyParam: getKeyParam(route),
  };
};

/** The rules of the brand's rows, in the order of the table: those of hidden modules are left out. */
export const routeRules = (values: BrandPathValues): (RouteRule & { name: RouteName })[] =>
  (Object.entries(routes) as [RouteName, RouteDefinition][])
    .filter(([, { path }]) => isOpenPath(values, withBrandValues(path, values)))
    .map(([name, route]) => ({ name, ...routeRule(route, values) }));
