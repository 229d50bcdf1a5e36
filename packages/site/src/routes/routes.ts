import { logoSet } from '@masthead/ad-slots';
import { nameRule } from './names';
import type { BottomModule, RouteDefinition } from './types';

/** Under the pages of single packages. */
const packageBottom: readonly BottomModule[] = ['more-from-publisher', 'resources', 'subscribe'];

/** SPEC §2.6, subscribeCardSummary: who reads an issue is told what a subscription brings of the next. */
const issueCard = 'Every issue on the day it appears, the whole archive, and all that is reported between two issues.';

/** A page of a few paragraphs has one advertisement in its side column: two would make that the taller one. */
const shortPage = ['interstitial', 'vert2'] as const;

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
    adSlots: ['vert5', 'vert6', 'scroll', 'slideshow1', 'slideshow2', 'slideshow3'],
    subscribeCard: 'always',
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
  markets: { path: '/markets/', heroImage: '/images/skyline-oxide-markets-article', screen: 'hub', staticSlug: 'markets', layout: 'one-column', adPageName: 'markets' },
  sectors: { path: '/sectors/', heroImage: '/images/tower-cluster-ochre-9002-article', screen: 'hub', layout: 'one-column', adPageName: 'sectors' },
  bestPractices: { path: '/best-practices/', heroImage: '/images/plat-verdigris-9003-article', screen: 'hub', layout: 'one-column', adPageName: 'best-practices' },
  podcasts: { path: '/podcastcenter/', heroImage: '/images/hotel-night-dusk-9004-article', screen: 'media', layout: 'two-column', adPageName: 'podcasts', paged: 'query' },
  podcast: { path: '/podcastcenter/:show/:episode/', screen: 'media-item', layout: 'two-column', adPageName: 'podcasts', adContentType: 'podcast', hideHoriz3: true },
  webcasts: { path: '/webcasts/', heroImage: '/images/tower-up-slate-9005-article', screen: 'media', layout: 'two-column', adPageName: 'webcasts', paged: 'query' },
  webcast: { path: '/webcasts/on-demand/:channel/:webcast/', screen: 'media-item', layout: 'two-column', adPageName: 'webcasts', adContentType: 'webcast', hideHoriz3: true },
  editorialCalendar: { path: '/editorial-calendar/', screen: 'calendar', layout: 'two-column', adPageName: 'editorial-calendar' },
  events: { path: '/events/', heroImage: '/images/civic-ochre-9006-article', screen: 'calendar', layout: 'two-column', adPageName: 'events', rendering: 'request', hideHoriz3: true },
  event: { path: '/events/:event/', screen: 'event', layout: 'two-column', adPageName: 'events', adContentType: 'event', hideHoriz3: true, adSlotsHidden: ['vert2'] },
  insights: { path: '/instant-insights/', heroImage: '/images/chart-strata-slate-9008-article', screen: 'package-list', layout: 'two-column', adPageName: 'instant-insights', paged: 'query' },
  insight: { path: '/instant-insights/:package/', screen: 'package', layout: 'two-column', pkgHeader: 'tint', bottomModules: packageBottom, subscribeCard: 'always', adPageName: 'instant-insights', paged: 'query' },
  specialReports: { path: '/special-reports/', sideSection: { position: 'home-insights' }, screen: 'package-list', layout: 'two-column', adPageName: 'special-reports', paged: 'query' },
  specialReport: { path: '/special-reports/:package/', screen: 'package', layout: 'two-column', pkgHeader: 'inverse', bottomModules: packageBottom, subscribeCard: 'always', subscribeCardSummary: 'Long investigations like this one, every part of them on the day it is out. Cancel whenever you like.', adPageName: 'special-reports', paged: 'query', adSlots: ['vert7'], adSlotsHidden: ['vert2'] },
  thoughtLeaders: { path: '/thought-leaders/', bottomSection: { position: 'home-recent' }, heroImage: '/images/crane-verdigris-9007-article', screen: 'package-list', layout: 'two-column', adPageName: 'thought-leaders', paged: 'query', adSlotsHidden: ['vert2'] },
  thoughtLeader: { path: '/thought-leaders/:package/', screen: 'package', layout: 'two-column', pkgHeader: 'tint', bottomModules: packageBottom, subscribeCard: 'always', adPageName: 'thought-leaders', paged: 'query' },
  sponsoredContent: { path: '/sponsored-content/:package/', screen: 'package', layout: 'two-column', pkgHeader: 'tint', bottomModules: ['more-from-publisher'], adPageName: 'sponsored-content', paged: 'query', adSlotsHidden: ['interstitial'] },
  issueGallery: { path: '/:magazine/issue-gallery/', screen: 'issue-gallery', layout: 'one-column', adPageName: 'magazine', paged: 'query' },
  currentIssue: { path: '/:magazine/current-issue/', screen: 'issue', layout: 'two-column', subscribeCard: 'always', subscribeCardSummary: issueCard, adPageName: 'magazine', adSlots: ['vert7'], adSlotsHidden: ['vert2'] },
  magazine: { path: '/:magazine/', screen: 'issue', layout: 'two-column', subscribeCard: 'always', subscribeCardSummary: issueCard, adPageName: 'magazine', adSlots: ['vert7'], adSlotsHidden: ['vert2'] },
  issue: { path: '/:magazine/issue/:issue/', screen: 'issue', layout: 'two-column', subscribeCard: 'always', subscribeCardSummary: issueCard, adPageName: 'magazine', adSlots: ['vert7'], adSlotsHidden: ['vert2'] },
  author: { path: '/author/profile/:author/', params: { author: nameRule }, screen: 'author', layout: 'two-column', adPageName: 'author', paged: 'query' },
  resources: { path: '/resources/', screen: 'resources', layout: 'branded-resource', partnerHeader: 'resource', partnerStrip: true, adPageName: 'resources', rendering: 'request' },
  siteResources: { path: '/:site/resources/', screen: 'resources', layout: 'branded-resource', partnerHeader: 'resource', partnerStrip: true, adPageName: 'resources', rendering: 'request' },
  resourceVideo: { path: '/resources/video/:video/', screen: 'resource-video', layout: 'branded-resource', partnerHeader: 'media', mediaHeaderTitle: 'Video Center', adPageName: 'resources', adContentType: 'video' },
  siteResourceVideo: { path: '/:site/resources/video/:video/', screen: 'resource-video', layout: 'branded-resource', partnerHeader: 'media', mediaHeaderTitle: 'Video Center', adPageName: 'resources', adContentType: 'video' },
  resourcePartners: { path: '/resources/partners/', screen: 'resource-partners', layout: 'branded-resource', partnerHeader: 'resource-partner', adPageName: 'resources', chosenBy: 'tab', adSlots: logoSet },
  siteResourcePartners: { path: '/:site/resources/partners/', screen: 'resource-partners', layout: 'branded-resource', partnerHeader: 'resource-partner', adPageName: 'resources', chosenBy: 'tab', adSlots: logoSet },
  partnerVideos: { path: '/resources/partners/video/', screen: 'resource-partners', layout: 'branded-resource', partnerHeader: 'resource-partner', adPageName: 'resources' },
  sitePartnerVideos: { path: '/:site/resources/partners/video/', screen: 'resource-partners', layout: 'branded-resource', partnerHeader: 'resource-partner', adPageName: 'resources' },
  companyResources: { path: '/company-resources/', screen: 'company-resources', layout: 'branded-resource', partnerHeader: 'company', adPageName: 'company-resources', chosenBy: 'realmID' },
  siteCompanyResources: { path: '/:site/company-resources/', screen: 'company-resources', layout: 'branded-resource', partnerHeader: 'company', adPageName: 'company-resources', chosenBy: 'realmID' },
  techCenter: { path: '/cre-tech-center/', screen: 'tech-center', staticSlug: 'cre-tech-center', layout: 'one-column', adPageName: 'tech-center', adSlots: logoSet },
  nominations: { path: '/nomination/', heroImage: '/images/multifamily-balconies-plaster-9009-article', screen: 'nominations', layout: 'two-column', fullWidth: true, adPageName: 'nomination', hideHoriz3: true, adSlotsHidden: ['interstitial', 'vert1', 'vert2'] },
  recognition: { path: '/recognition/', screen: 'nominations', layout: 'two-column', fullWidth: true, adPageName: 'nomination', hideHoriz3: true, adSlotsHidden: ['interstitial', 'vert1', 'vert2'] },
  recognitionList: { path: '/recognition/:directory/', screen: 'recognition', layout: 'one-column', adPageName: 'recognition', rendering: 'request' },
  recognitionProfile: { path: '/recognition/:directory/:profile/', screen: 'recognition-profile', layout: 'two-column', adPageName: 'recognition', adContentType: 'profile', hideHoriz3: true, adSlotsHidden: ['vert2'] },
  siteMap: { path: '/sitemap/', screen: 'site-map', staticSlug: 'sitemap', layout: 'one-column', adPageName: 'static', adSlotsHidden: ['interstitial'] },
  menu: { path: '/menu/', screen: 'menu', layout: 'bare', adPageName: 'menu', adSlots: ['nav_vert'] },
  feedsPage: { path: '/rss/', screen: 'static', staticSlug: 'rss', layout: 'default', adPageName: 'static', adSlotsHidden: shortPage },
  rainmakers: { path: '/sponsored-content/static/rainmakers/', screen: 'static', staticSlug: 'rainmakers', layout: 'default', adPageName: 'static' },
  askTheExperts: { path: '/fcs/static/ask-the-experts/', screen: 'static', staticSlug: 'ask-the-experts', layout: 'default', adPageName: 'static' },
  staticPage: { path: '/static/:slug/', screen: 'static', layout: 'default', adPageName: 'static', adSlotsHidden: shortPage },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;
