import type { Brand } from '@masthead/config';
import { prefixesOf } from './prefix';
import { routes, type RouteName } from './routes';
import type { RouteDefinition } from './types';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const matcherOf = ({ path, params }: RouteDefinition, brand: Brand): RegExp => {
  const words: Record<string, string> = {
    product: escaped(brand.product),
    magazine: escaped(brand.magazine.slug),
    site: `(?:${prefixesOf(brand)
      .map(({ pathPrefix }) => escaped(pathPrefix))
      .join('|')})`,
  };
  const pattern = path
    .split('/')
    .map((segment) =>
      segment.replace(/:([a-z]+)/i, (_, name: string) => words[name] ?? `(?:${params?.[name] ?? '[^/]+'})`),
    );
  return new RegExp(`^${pattern.join('/')}$`);
};

/** Addresses with fewer open segments first, as the rewrites have it: `/recognition/` is no profile. */
const openSegments = ({ path }: RouteDefinition): number =>
  path.split('/').filter((segment) => segment.startsWith(':')).length;

const tables = new Map<string, readonly (readonly [RouteName, RegExp])[]>();

const tableOf = (brand: Brand): readonly (readonly [RouteName, RegExp])[] => {
  const known = tables.get(brand.key);
  if (known) return known;
  const rows = (Object.entries(routes) as [RouteName, RouteDefinition][]).toSorted(
    ([, a], [, b]) => openSegments(a) - openSegments(b),
  );
  const table = rows.map(([name, route]) => [name, matcherOf(route, brand)] as const);
  tables.set(brand.key, table);
  return table;
};

/** The row of the route table that an address of the brand belongs to. @example routeOf(brand, '/markets/atlanta/') // 'marketStream' */
export const routeOf = (brand: Brand, path: string): RouteName | undefined => {
  const [pathname = path] = path.split(/[?#]/);
  return tableOf(brand).find(([, matcher]) => matcher.test(pathname))?.[0];
};
