import { routes } from './routes.ts';
import { suggestionsPath } from './browserPaths.ts';
import type { RouteDefinition } from './types';

export type DocumentKind = 'sitemaps' | 'feed' | 'suggestions' | 'ics' | 'csv' | 'amp';

/** The public address of a document, with the parameters of its kind: values may name parameters of the address. */
type DocumentRoute = {
  kind: DocumentKind;
  path: string;
  /** Regular expressions of parameters, where not any segment is valid. */
  params?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string | readonly string[]>>;
};

/** Feed formats with the suffix of their addresses. RSS has none. */
export const feedFormats = { rss: '', atom: 'atom/', json: 'json/' } as const;
export type FeedFormat = keyof typeof feedFormats;

const formats = Object.entries(feedFormats) as [FeedFormat, string][];

/** The feed of a list: `/markets/atlanta/feed/atom/`. That of the whole site is `/rss/feed/` (§2.1). */
export const feedPath = (list: string, format: FeedFormat = 'rss'): string =>
  `${list === '/' ? '/rss/' : list}feed/${feedFormats[format]}`;

/** The feed for podcast apps (§2.1, podcast center). */
export const podcastFeedPath = '/podcastcenter/feed/';

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
    formats.map(([format]): DocumentRoute => ({
      kind: 'feed',
      path: feedPath(path, format),
      values: { format, path: [path] },
    })),
  );

/** All documents for crawlers, feed readers and calendar apps, except `robots.txt` and the manifest. */
export const documents: readonly DocumentRoute[] = [
  { kind: 'sitemaps', path: '/sitemap.xml', values: { name: 'index' } },
  { kind: 'sitemaps', path: '/sitemaps/:name.xml', params: { name: '[a-z0-9-]+' } },
  ...formats.map(([format]): DocumentRoute => ({
    kind: 'feed',
    path: feedPath('/', format),
    values: { format, path: ['front'] },
  })),
  { kind: 'feed', path: podcastFeedPath, values: { format: 'podcast', path: ['front'] } },
  { kind: 'feed', path: showFeedPath(':show'), values: { format: 'podcast', path: [':show'] } },
  ...streamFeeds,
  { kind: 'suggestions', path: suggestionsPath },
  { kind: 'ics', path: eventsCalendarPath, values: { path: ['all'] } },
  { kind: 'ics', path: eventCalendarPath('/events/:slug/'), values: { path: ['event', ':slug'] } },
  {
    kind: 'csv',
    path: chartPath(routes.article.path, ':number'),
    params: { ...routes.article.params, number: '[1-9]' },
    values: { path: [':year', ':month', ':day', ':slug', ':number'] },
  },
  { kind: 'amp', path: ampPath(routes.article.path), params: routes.article.params },
];
