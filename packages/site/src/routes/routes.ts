import type { RouteDefinition } from './types';

/**
 * Every address of the site (SPEC §2.1–2.3) with its screen, layout and route metadata (§2.6).
 * Routing, links, the site map and the metadata of a page read this table and nothing else.
 *
 * `:site`, `:product` and `:magazine` stand for the brand's path prefix, product and magazine; a parameter without
 * a rule in `params` takes any single segment.
 */
export const routes = {
  home: { path: '/', screen: 'home', layout: 'home', adPageName: 'home' },
  search: { path: '/search/', screen: 'search', layout: 'default', adPageName: 'search', rendering: 'request' },
  article: {
    path: '/:year/:month/:day/:slug/',
    params: { year: '\\d{4}', month: '\\d{2}', day: '\\d{2}' },
    screen: 'article',
    layout: 'article',
    adPageName: 'article',
    adContentType: 'article',
  },
  sectorStream: { path: '/sectors/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'sectors', paged: 'query' },
  marketStream: { path: '/markets/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'markets', paged: 'query' },
  bestPracticeStream: { path: '/best-practices/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'best-practices', paged: 'query' },
  topicStream: { path: '/:product-topics/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'topics', paged: 'query' },
  kickerStream: { path: '/:product-sections/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'sections', paged: 'query' },
  tagStream: { path: '/tag/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'tag', paged: 'query' },
  regionStream: { path: '/region/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'region', paged: 'query' },
  onDemandStream: { path: '/webcasts/on-demand/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'webcasts', paged: 'query' },
  regulatedStream: { path: '/regulated-media/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'regulated-media', paged: 'query' },
  sponsorChannelStream: { path: '/thought-leaders/channel/:slug/', screen: 'stream', layout: 'two-column', adPageName: 'thought-leaders', paged: 'query' },
  markets: { path: '/markets/', screen: 'hub', layout: 'one-column', adPageName: 'markets' },
  sectors: { path: '/sectors/', screen: 'hub', layout: 'one-column', adPageName: 'sectors' },
  bestPractices: { path: '/best-practices/', screen: 'hub', layout: 'one-column', adPageName: 'best-practices' },
  podcasts: { path: '/podcastcenter/', screen: 'media', layout: 'two-column', adPageName: 'podcasts', paged: 'query' },
  podcast: { path: '/podcastcenter/:show/:episode/', screen: 'media-item', layout: 'two-column', adPageName: 'podcasts', adContentType: 'podcast' },
  webcasts: { path: '/webcasts/', screen: 'media', layout: 'two-column', adPageName: 'webcasts', paged: 'query' },
  webcast: { path: '/webcasts/on-demand/:channel/:webcast/', screen: 'media-item', layout: 'two-column', adPageName: 'webcasts', adContentType: 'webcast' },
  editorialCalendar: { path: '/editorial-calendar/', screen: 'calendar', layout: 'two-column', adPageName: 'editorial-calendar' },
  events: { path: '/events/', screen: 'calendar', layout: 'two-column', adPageName: 'events', rendering: 'request' },
  event: { path: '/events/:event/', screen: 'event', layout: 'two-column', adPageName: 'events', adContentType: 'event' },
  insights: { path: '/instant-insights/', screen: 'package-list', layout: 'two-column', adPageName: 'instant-insights', paged: 'query' },
  insight: { path: '/instant-insights/:package/', screen: 'package', layout: 'two-column', adPageName: 'instant-insights', paged: 'query' },
  specialReports: { path: '/special-reports/', screen: 'package-list', layout: 'two-column', adPageName: 'special-reports', paged: 'query' },
  specialReport: { path: '/special-reports/:package/', screen: 'package', layout: 'two-column', adPageName: 'special-reports', paged: 'query' },
  thoughtLeaders: { path: '/thought-leaders/', screen: 'package-list', layout: 'two-column', adPageName: 'thought-leaders', paged: 'query' },
  thoughtLeader: { path: '/thought-leaders/:package/', screen: 'package', layout: 'two-column', adPageName: 'thought-leaders', paged: 'query' },
  sponsoredContent: { path: '/sponsored-content/:package/', screen: 'package', layout: 'two-column', adPageName: 'sponsored-content', paged: 'query' },
  issueGallery: { path: '/:magazine/issue-gallery/', screen: 'issue-gallery', layout: 'one-column', adPageName: 'magazine', paged: 'query' },
  currentIssue: { path: '/:magazine/current-issue/', screen: 'issue', layout: 'two-column', adPageName: 'magazine' },
  magazine: { path: '/:magazine/', screen: 'issue', layout: 'two-column', adPageName: 'magazine' },
  issue: { path: '/:magazine/issue/:issue/', screen: 'issue', layout: 'two-column', adPageName: 'magazine' },
  author: { path: '/author/profile/:author/', screen: 'author', layout: 'two-column', adPageName: 'author', paged: 'query' },
  siteMap: { path: '/sitemap/', screen: 'static', staticSlug: 'sitemap', layout: 'default', adPageName: 'static' },
  feedsPage: { path: '/rss/', screen: 'static', staticSlug: 'rss', layout: 'default', adPageName: 'static' },
  rainmakers: { path: '/sponsored-content/static/rainmakers/', screen: 'static', staticSlug: 'rainmakers', layout: 'default', adPageName: 'static' },
  askTheExperts: { path: '/fcs/static/ask-the-experts/', screen: 'static', staticSlug: 'ask-the-experts', layout: 'default', adPageName: 'static' },
  staticPage: { path: '/static/:slug/', screen: 'static', layout: 'default', adPageName: 'static' },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;
