import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { documentRewrites } from './documents';
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
    case 'media':
    case 'package-list':
    case 'package':
      return `${screensFolder}/${route.screen}${route.path}:page/`;
    case 'media-item':
      return `${screensFolder}/media-item${route.path}`;
    case 'calendar':
      return route.rendering === 'request' ? route.path : `${screensFolder}/calendar${route.path}`;
    case 'event':
      return `${screensFolder}/event/:event/`;
    case 'issue-gallery':
      return `${screensFolder}/issue-gallery/:page/`;
    case 'issue':
      return `${screensFolder}/issue/${route.path.includes(':issue') ? ':issue' : 'current'}/`;
    default:
      return route.screen satisfies never;
  }
};

const pageNumber = [{ type: 'query', key: 'page', value: '(?<page>.+)' }] as const;

/** What a brand calls its product and its magazine in addresses. */
type BrandWords = { product: string; magazine: string };

const rewritesOf = (route: RouteDefinition, { product, magazine }: BrandWords): Rewrite[] => {
  const named = (pattern: string) => pattern.replaceAll(':product', product).replaceAll(':magazine', magazine);
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
export const rewrites = (words: BrandWords): Rewrite[] => [
  { source: `${screensFolder}/:path*`, destination: '/no-such-page/' },
  ...documentRewrites(words),
  ...Object.values<RouteDefinition>(routes).flatMap((route) => rewritesOf(route, words)),
];
