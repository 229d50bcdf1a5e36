import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { routes } from './routes.ts';
import { isOpenPath, screensFolder, withBrandValues, type BrandPathValues } from './rules.ts';
import { suggestionsPath } from './browserPaths.ts';
import type { RouteDefinition } from './types';

/** The public address of a feed, sitemap, calendar or AMP page, and its path in the app tree. */
export type DocumentRoute = { path: string; to: string; params?: Record<string, string> };

/** Feed formats with the suffix of their addresses. RSS has none. */
export const feedFormats = { rss: '', atom: 'atom/', json: 'json/' } as const;
/** Name of a feed format. */
export type FeedFormat = keyof typeof feedFormats;

const formats = Object.entries(feedFormats) as [FeedFormat, string][];

/**
 * The feed path of a list: `/markets/atlanta/feed/`, `/markets/atlanta/feed/atom/`. The feed of the whole site is
 * `/rss/feed/` (§2.1).
 */
export const feedPath = (list: string, format: FeedFormat = 'rss'): string =>
  `${list === '/' ? '/rss/' : list}feed/${feedFormats[format]}`;

/** The feed for podcast apps (§2.1, podcast center). */
export const podcastFeedPath = '/podcastcenter/feed/';

/** The path segment of a show: its name in lower case, with hyphens. */
export const toShowSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The feed of one show, which directories of podcasts list.
 * @example showFeedPath('the-rent-roll')
 */
export const showFeedPath = (show: string): string => `/podcastcenter/${show}/feed/`;

/** The calendar of all upcoming events, for subscriptions. */
export const eventsCalendarPath = '/events/calendar.ics';

/**
 * The calendar file of one event.
 * @example eventCalendarPath('/events/net-lease-summit/')
 */
export const eventCalendarPath = (docUri: string): string => `${docUri}event.ics`;

/** The AMP version of an article (§2.1). */
export const ampPath = (article: string): string => `/amp${article}`;

/**
 * The data of a chart of an article, as CSV. Charts are counted from 1.
 * @example chartPath('/2026/11/21/a-deal/', 1)
 */
export const chartPath = (article: string, number: number | ':number'): string => `${article}chart-${number}.csv`;

const streamFeeds: DocumentRoute[] = Object.values<RouteDefinition>(routes)
  .filter(({ screen }) => screen === 'stream')
  .flatMap(({ path }) =>
    formats.map(([format]) => ({ path: feedPath(path, format), to: `${screensFolder}/feed/${format}${path}` })),
  );

/**
 * All documents for crawlers, feed readers and calendar apps: feeds, sitemaps, calendars, AMP.
 * `robots.txt` and the web app manifest have their own files in the app tree.
 */
export const documents: readonly DocumentRoute[] = [
  { path: '/sitemap.xml', to: `${screensFolder}/sitemaps/index/` },
  { path: '/sitemaps/:name.xml', params: { name: '[a-z0-9-]+' }, to: `${screensFolder}/sitemaps/:name/` },
  ...formats.map(([format]) => ({ path: feedPath('/', format), to: `${screensFolder}/feed/${format}/front/` })),
  { path: podcastFeedPath, to: `${screensFolder}/feed/podcast/front/` },
  { path: showFeedPath(':show'), to: `${screensFolder}/feed/podcast/:show/` },
  ...streamFeeds,
  { path: suggestionsPath, to: `${screensFolder}/suggestions/all/` },
  { path: eventsCalendarPath, to: `${screensFolder}/ics/all/` },
  { path: eventCalendarPath('/events/:slug/'), to: `${screensFolder}/ics/event/:slug/` },
  {
    path: chartPath(routes.article.path, ':number'),
    params: { ...routes.article.params, number: '[1-9]' },
    to: `${screensFolder}/csv/:year/:month/:day/:slug/:number/`,
  },
  {
    path: ampPath(routes.article.path),
    params: routes.article.params,
    to: `${screensFolder}/amp/:year/:month/:day/:slug/`,
  },
];

/** Next's rewrites to the brand's documents. */
export const documentRewrites = (values: BrandPathValues): Rewrite[] =>
  documents
    .map(({ path, to, params }) => ({ path: withBrandValues(path, values), to: withBrandValues(to, values), params }))
    .filter(({ path }) => isOpenPath(values, path))
    .map(({ path, to, params }) => ({
      source: path.replace(/:([a-z]+)/g, (param, name: string) =>
        params?.[name] ? `${param}(${params[name]})` : param,
      ),
      destination: to,
    }));
