import { routes, type RouteName } from './routes.ts';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `product-${infer After}`
    ? 'product' | ParamsOf<After>
    : Rest extends `${infer Name}/${infer After}`
      ? Name | ParamsOf<`/${After}`>
      : never
  : never;

/** The parameters of a route's path. `product` and `site` are values of the brand. */
type RouteParams<Name extends RouteName> = Record<ParamsOf<(typeof routes)[Name]['path']>, string>;

/** The path with its parameters replaced by percent-encoded values. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));

/**
 * The link to a route.
 * @example href('author', { author: 'maren-ostrow' }) // '/author/profile/maren-ostrow/'
 */
export const href = <Name extends RouteName>(name: Name, params: RouteParams<Name>): string =>
  fillPath(routes[name].path, params);

/** The path with `?page=N` for pages after the first. */
export const withPage = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** The path of an author's page: the name in lower case with hyphens for spaces (§2.1). */
export const authorPath = (name: string): string =>
  href('author', { author: name.toLowerCase().trim().replace(/\s+/g, '-') });
