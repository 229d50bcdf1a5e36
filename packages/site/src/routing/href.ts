import { routes, type RouteName } from './routes';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `product-${infer After}`
    ? 'product' | ParamsOf<After>
    : Rest extends `${infer Name}/${infer After}`
      ? Name | ParamsOf<`/${After}`>
      : never
  : never;

/** The parameters that an address needs; `product` and `site` come from the brand. */
export type RouteParams<Name extends RouteName> = Record<ParamsOf<(typeof routes)[Name]['path']>, string>;

/** The pattern with its parameters filled in. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));

/**
 * The address of a route; page 1 is the address without a query.
 * @example href('author', { author: 'maren-ostrow' }) // '/author/profile/maren-ostrow/'
 */
export const href = <Name extends RouteName>(name: Name, params: RouteParams<Name>, page = 1): string =>
  withPage(fillPath(routes[name].path, params), page);

/** The same path at a page of its list. */
export const withPage = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** SPEC §2.1: an author's address is the name lowercased, spaces replaced by hyphens. */
export const authorPath = (name: string): string =>
  href('author', { author: name.toLowerCase().trim().replace(/\s+/g, '-') });
