import { getAddressRules, type Brand } from '@masthead/config';
import { isOpenByRules, type AddressRule } from '@masthead/config/address-rules';
import { type CacheKeyParam, noValue } from './screens.ts';
import { getSitePrefixes } from './prefix.ts';
import { routes, type RouteName } from './routes.ts';
import type { RouteDefinition } from './types.ts';

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

type PathValueName = 'product' | 'magazine' | 'markets' | 'sectors' | 'practices';

/** The path with the brand's values in place of `:product`, `:magazine` and the hubs. */
export const withBrandValues = (path: string, values: Pick<BrandPathValues, PathValueName>): string =>
  path.replaceAll(/:(product|magazine|markets|sectors|practices)\b/g, (_, name: PathValueName) => values[name]);

/** A query parameter that selects a cached page: its pattern, and its value where it is absent. */
type KeyParam = { key: CacheKeyParam; param: 'page' | 'choice'; pattern: RegExp; without: string };

const getKeyParam = ({ cacheKeyParam, paged }: RouteDefinition): KeyParam | undefined => {
  if (cacheKeyParam)
    return { key: cacheKeyParam, param: 'choice', pattern: /^[A-Za-z0-9_-]{1,160}$/, without: noValue };
  return paged && { key: 'page', param: 'page', pattern: /^[0-9]{1,6}$/, without: '1' };
};

/** One path segment without percent signs or a leading dot. Other segments lead to the 404 screen. */
const segment = '[A-Za-z0-9_][A-Za-z0-9_.-]*';

/** A path with a named group per parameter. A name may end like a file, and Next sends it without the slash. */
export const toPattern = (
  path: string,
  params: Readonly<Record<string, string>> = {},
  anySegment: string = segment,
): RegExp =>
  path === '/'
    ? /^\/$/
    : new RegExp(
        `^${path
          .replace(/\/$/, '')
          .replaceAll('.', String.raw`\.`)
          .replaceAll(/:([a-z]+)/gi, (_, name: string) => `(?<${name}>${params[name] ?? anySegment})`)}/?$`,
        'i',
      );

/** One row of the route table for one brand. */
export type RouteRule = {
  name: RouteName;
  route: RouteDefinition;
  /** The path with the brand's values and with parameters: `/markets/:slug/`. */
  path: string;
  pattern: RegExp;
  keyParam: KeyParam | undefined;
};

/** The rules of the brand's rows, in the order of the table: those of hidden modules are left out. */
export const routeRules = (values: BrandPathValues): readonly RouteRule[] =>
  (Object.entries(routes) as [RouteName, RouteDefinition][])
    .map(([name, route]) => ({ name, route, path: withBrandValues(route.path, values) }))
    .filter(({ path }) => isOpenPath(values, path))
    .map(({ name, route, path }) => ({
      name,
      route,
      path,
      pattern: toPattern(path, { ...route.params, site: values.prefixes.join('|') }),
      keyParam: getKeyParam(route),
    }));

/** The path of a static page of a brand: that of its route, or one below /static/. */
export const getStaticPath = (brand: Brand, slug: string): string => {
  const route = Object.values<RouteDefinition>(routes).find(({ staticSlug }) => staticSlug === slug);
  return route ? withBrandValues(route.path, getBrandPathValues(brand)) : `/static/${slug}/`;
};

/** The addresses of a site whatever its content is, for which the provider looks up no redirect (`brands.json`). */
export const listOwnAddresses = (values: BrandPathValues, redirects: readonly { from: string }[]): string[] => {
  const pages = Object.values(routes)
    .flatMap(({ path }) =>
      path.includes(':site') ? values.prefixes.map((name) => path.replace(':site', name)) : [path],
    )
    .map((path) => withBrandValues(path, values))
    .filter((path) => !path.includes(':') && isOpenPath(values, path));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].toSorted();
};
