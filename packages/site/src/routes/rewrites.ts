import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { routes } from './routes';
import type { RouteDefinition } from './types';

/** The folder of the app tree that holds the rewritten screens; nobody reaches it by its own address. */
export const screensFolder = '/~';

const screenOf = (route: RouteDefinition): string => {
  switch (route.screen) {
    case 'home':
      return `${screensFolder}/home/front/`;
    case 'search':
      return '/search/';
    case 'article':
      return `${screensFolder}/article/:year/:month/:day/:slug/`;
    case 'stream':
      return `${screensFolder}/stream/:page${route.path}`;
    case 'hub':
      return `${screensFolder}/hub${route.path}`;
    case 'author':
      return `${screensFolder}/author/:author/:page/`;
    case 'static':
      return `${screensFolder}/static/${route.staticSlug ?? ':slug'}/`;
    default:
      return route.screen satisfies never;
  }
};

const pageNumber = [{ type: 'query', key: 'page', value: '(?<page>.+)' }] as const;

const rewritesOf = (route: RouteDefinition, product: string): Rewrite[] => {
  const named = (pattern: string) => pattern.replaceAll(':product', product);
  const source = named(route.path).replace(/:([a-z]+)/gi, (param, name: string) => (route.params?.[name] ? `${param}(${route.params[name]})` : param));
  const destination = named(screenOf(route));
  if (destination === source) return [];
  if (!route.paged) return [{ source, destination }];
  return [
    { source, destination, has: [...pageNumber] },
    { source, destination: destination.replace(':page', '1') },
  ];
};

/**
 * Next's rewrites from the route table: public addresses to the app tree's screens.
 * Fixed addresses go before patterns, so that `/markets/` is never taken for a slug.
 */
export const rewrites = ({ product }: { product: string }): Rewrite[] => [
  { source: `${screensFolder}/:path*`, destination: '/no-such-page/' },
  ...Object.values<RouteDefinition>(routes).flatMap((route) => rewritesOf(route, product)),
];
