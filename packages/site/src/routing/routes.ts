import { logoSet } from '@masthead/ad-slots';
import { routeTexts } from '@masthead/texts/routes';
import { namePattern } from './names.ts';
import type { BottomModule, RouteDefinition } from './types';

/** Modules below single packages. */
const packageBottom: readonly BottomModule[] = ['more-from-publisher', 'resources', 'subscribe'];

/** Hidden on short pages: two ads would make the side column taller than the text. */
const shortPage = ['interstitial', 'vert2'] as const;

// What several rows share.
const stream = { screen: 'stream', layout: 'two-column', paged: 'query' } as const;
const hub = { screen: 'hub', layout: 'one-column' } as const;
const packageList = { screen: 'package-list', layout: 'two-column', paged: 'query' } as const;
const packagePage = { screen: 'package', layout: 'two-column', paged: 'query' } as const;
const issuePage = {
  screen: 'issue',
  layout: 'two-column',
  subscribeCard: 'always',
  subscribeCardSummary: routeTexts.issueCard,
  adPageName: 'magazine',
  adSlots: ['vert7'],
  adSlotsHidden: ['vert2'],
} as const;
const nominationsPage = {
  screen: 'nominations',
  layout: 'two-column',
  fullWidth: true,
  adPageName: 'nomination',
  hideHoriz3: true,
  adSlotsHidden: ['interstitial', 'vert1', 'vert2'],
} as const;
const resourceList = {
  screen: 'resources',
  layout: 'branded-resource',
  partnerHeader: 'resource',
  partnerStrip: true,
  adPageName: 'resources',
} as const;
const videoPage = {
  screen: 'resource-video',
  layout: 'branded-resource',
  partnerHeader: 'media',
  mediaHeaderTitle: routeTexts.videoCenter,
  paidBy: 'sponsor',
  adPageName: 'resources',
  adContentType: 'video',
} as const;
const partnerTabs = {
  screen: 'resource-partners',
  layout: 'branded-resource',
  partnerHeader: 'resource-partner',
  adPageName: 'resources',
  cacheKeyParam: 'tab',
  adSlots: logoSet,
} as const;
const videoTab = {
  screen: 'resource-partners',
  screenParams: { choice: 'video' },
  layout: 'branded-resource',
  partnerHeader: 'media',
  mediaHeaderTitle: routeTexts.videoCenter,
  adPageName: 'resources',
} as const;
const companyPage = {
  screen: 'company-resources',
  layout: 'branded-resource',
  partnerHeader: 'company',
  adPageName: 'company-resources',
  cacheKeyParam: 'realmID',
} as const;
const staticScreen = { screen: 'static', layout: 'default', adPageName: 'static' } as const;

/**
 * Every address of the site (§2.1–2.3) with its screen, layout and route metadata (§2.6).
 * Routing, links, the site map and page metadata are derived from this table.
 *
 * `:site`, `:product`, `:magazine` and the hubs `:markets`, `:sectors` and `:practices` are replaced by the brand's
 * values. A parameter without a rule in `params` matches any single segment.
 */
export const routes = {
  home: { path: '/', screen: 'home', layout: 'home', adPageName: 'home' },
  search: { path: '/search/', screen: 'search', layout: 'default', adPageName: 'search' },
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
  sectorStream: { ...stream, path: '/:sectors/:slug/', adPageName: 'sectors' },
  marketStream: { ...stream, path: '/:markets/:slug/', adPageName: 'markets' },
  bestPracticeStream: { ...stream, path: '/:practices/:slug/', adPageName: 'best-practices' },
  topicStream: { ...stream, path: '/:product-topics/:slug/', adPageName: 'topics' },
  kickerStream: { ...stream, path: '/:product-sections/:slug/', adPageName: 'sections' },
  tagStream: { ...stream, path: '/tag/:slug/', adPageName: 'tag' },
  regionStream: { ...stream, path: '/region/:slug/', adPageName: 'region' },
  onDemandStream: { ...stream, path: '/webcasts/on-demand/:slug/', adPageName: 'webcasts' },
  regulatedStream: { ...stream, path: '/regulated-media/:slug/', adPageName: 'regulated-media' },
  sponsorChannelStream: { ...stream, path: '/thought-leaders/channel/:slug/', adPageName: 'thought-leaders' },
  markets: { ...hub, path: '/:markets/', staticSlug: 'markets', adPageName: 'markets' },
  sectors: { ...hub, path: '/:sectors/', adPageName: 'sectors' },
  bestPractices: { ...hub, path: '/:practices/', adPageName: 'best-practices' },
  topics: { ...hub, path: '/:product-topics/', adPageName: 'topics' },
  sections: { ...hub, path: '/:product-sections/', adPageName: 'sections' },
  tags: { ...hub, path: '/tag/', adPageName: 'tag' },
  regions: { ...hub, path: '/region/', adPageName: 'region' },
  onDemand: { ...hub, path: '/webcasts/on-demand/', adPageName: 'webcasts' },
  regulatedMedia: { ...hub, path: '/regulated-media/', adPageName: 'regulated-media' },
  sponsorChannels: { ...hub, path: '/thought-leaders/channel/', adPageName: 'thought-leaders' },
  deals: { path: '/deals/', screen: 'deals', layout: 'one-column', adPageName: 'deals' },
  podcasts: {
    path: '/podcastcenter/',
    headerPicture: 'podcastcenter',
    screen: 'media',
    screenParams: { media: 'podcastcenter' },
    layout: 'two-column',
    adPageName: 'podcasts',
    paged: 'query',
  },
  podcast: {
    path: '/podcastcenter/:show/:episode/',
    screen: 'media-item',
    layout: 'two-column',
    adPageName: 'podcasts',
    adContentType: 'podcast',
    hideHoriz3: true,
  },
  webcasts: {
    path: '/webcasts/',
    headerPicture: 'webcasts',
    screen: 'media',
    screenParams: { media: 'webcasts' },
    layout: 'two-column',
    adPageName: 'webcasts',
    paged: 'query',
  },
  webcast: {
    path: '/webcasts/on-demand/:channel/:webcast/',
    screen: 'media-item',
    layout: 'two-column',
    adPageName: 'webcasts',
    adContentType: 'webcast',
    hideHoriz3: true,
  },
  editorialCalendar: {
    path: '/editorial-calendar/',
    headerPicture: 'editorial-calendar',
    screen: 'calendar',
    screenParams: { calendar: 'editorial-calendar' },
    layout: 'two-column',
    adPageName: 'editorial-calendar',
  },
  events: {
    path: '/events/',
    headerPicture: 'events',
    screen: 'events',
    layout: 'two-column',
    adPageName: 'events',
    adContentType: 'calendar',
    hideHoriz3: true,
  },
  event: {
    path: '/events/:event/',
    screen: 'event',
    layout: 'two-column',
    adPageName: 'events',
    adContentType: 'event',
    hideHoriz3: true,
    adSlotsHidden: ['vert2'],
  },
  insights: {
    ...packageList,
    path: '/instant-insights/',
    bottomSection: { position: 'home-special-report' },
    headerPicture: 'instant-insights',
    screenParams: { list: 'instant-insights' },
    adPageName: 'instant-insights',
  },
  insight: {
    ...packagePage,
    path: '/instant-insights/:package/',
    screenParams: { list: 'instant-insights' },
    pkgHeader: 'tint',
    bottomModules: packageBottom,
    subscribeCard: 'always',
    adPageName: 'instant-insights',
  },
  specialReports: {
    ...packageList,
    path: '/special-reports/',
    headerPicture: 'special-reports',
    sideSection: { position: 'home-insights' },
    screenParams: { list: 'special-reports' },
    adPageName: 'special-reports',
  },
  specialReport: {
    ...packagePage,
    path: '/special-reports/:package/',
    screenParams: { list: 'special-reports' },
    pkgHeader: 'inverse',
    bottomModules: packageBottom,
    subscribeCard: 'always',
    subscribeCardSummary: routeTexts.reportCard,
    adPageName: 'special-reports',
    adSlots: ['vert7'],
    adSlotsHidden: ['vert2'],
  },
  thoughtLeaders: {
    ...packageList,
    path: '/thought-leaders/',
    bottomSection: { position: 'home-recent' },
    headerPicture: 'thought-leaders',
    screenParams: { list: 'thought-leaders' },
    adPageName: 'thought-leaders',
    adSlotsHidden: ['vert2'],
  },
  thoughtLeader: {
    ...packagePage,
    path: '/thought-leaders/:package/',
    screenParams: { list: 'thought-leaders' },
    pkgHeader: 'tint',
    bottomModules: packageBottom,
    subscribeCard: 'always',
    adPageName: 'thought-leaders',
  },
  sponsoredContent: {
    ...packagePage,
    path: '/sponsored-content/:package/',
    screenParams: { list: 'sponsored-content' },
    paidBy: 'sponsor',
    pkgHeader: 'tint',
    bottomModules: ['more-from-publisher'],
    adPageName: 'sponsored-content',
    adSlotsHidden: ['interstitial'],
  },
  issueGallery: {
    path: '/:magazine/issue-gallery/',
    screen: 'issue-gallery',
    layout: 'one-column',
    adPageName: 'magazine',
    paged: 'query',
  },
  currentIssue: { ...issuePage, path: '/:magazine/current-issue/', screenParams: { issue: 'current' } },
  magazine: { ...issuePage, path: '/:magazine/', samePageAs: 'currentIssue', screenParams: { issue: 'current' } },
  issue: { ...issuePage, path: '/:magazine/issue/:issue/' },
  author: {
    path: '/author/profile/:author/',
    params: { author: namePattern },
    screen: 'author',
    layout: 'two-column',
    adPageName: 'author',
    paged: 'query',
  },
  resources: { ...resourceList, path: '/resources/' },
  siteResources: { ...resourceList, path: '/:site/resources/' },
  resourceVideo: { ...videoPage, path: '/resources/video/:video/' },
  siteResourceVideo: { ...videoPage, path: '/:site/resources/video/:video/' },
  resourcePartners: { ...partnerTabs, path: '/resources/partners/' },
  siteResourcePartners: { ...partnerTabs, path: '/:site/resources/partners/' },
  partnerVideos: { ...videoTab, path: '/resources/partners/video/' },
  sitePartnerVideos: { ...videoTab, path: '/:site/resources/partners/video/' },
  companyResources: { ...companyPage, path: '/company-resources/' },
  siteCompanyResources: { ...companyPage, path: '/:site/company-resources/' },
  techCenter: {
    path: '/cre-tech-center/',
    screen: 'tech-center',
    staticSlug: 'cre-tech-center',
    layout: 'one-column',
    adPageName: 'tech-center',
    adSlots: logoSet,
  },
  nominations: { ...nominationsPage, path: '/nomination/', headerPicture: 'nomination' },
  recognition: { ...nominationsPage, path: '/recognition/', samePageAs: 'nominations' },
  recognitionList: {
    path: '/recognition/:directory/',
    screen: 'recognition',
    layout: 'one-column',
    adPageName: 'recognition',
  },
  recognitionProfile: {
    path: '/recognition/:directory/:profile/',
    screen: 'recognition-profile',
    layout: 'two-column',
    adPageName: 'recognition',
    adContentType: 'profile',
    hideHoriz3: true,
    adSlotsHidden: ['vert2'],
  },
  siteMap: {
    path: '/sitemap/',
    screen: 'site-map',
    staticSlug: 'sitemap',
    layout: 'one-column',
    adPageName: 'static',
    adSlotsHidden: ['interstitial'],
  },
  subscribe: {
    path: '/subscribe/',
    screen: 'subscribe',
    layout: 'one-column',
    adPageName: 'subscribe',
    adSlotsHidden: ['interstitial', 'horiz1', 'footer'],
  },
  saved: {
    path: '/saved/',
    screen: 'saved',
    layout: 'one-column',
    adPageName: 'saved',
    adSlotsHidden: ['interstitial'],
  },
  menu: { path: '/menu/', screen: 'menu', layout: 'bare', adPageName: 'menu', adSlots: ['nav_vert'] },
  feedsPage: { ...staticScreen, path: '/rss/', staticSlug: 'rss', adSlotsHidden: shortPage },
  rainmakers: {
    ...staticScreen,
    path: '/sponsored-content/static/rainmakers/',
    staticSlug: 'rainmakers',
    paidBy: 'sponsor',
  },
  askTheExperts: { ...staticScreen, path: '/fcs/static/ask-the-experts/', staticSlug: 'ask-the-experts' },
  /** Slugs of static pages may have the prefix `nuxt-` (§2.3). */
  prefixedRainmakers: {
    ...staticScreen,
    path: '/sponsored-content/static/nuxt-rainmakers/',
    staticSlug: 'nuxt-rainmakers',
    paidBy: 'sponsor',
  },
  prefixedAskTheExperts: {
    ...staticScreen,
    path: '/fcs/static/nuxt-ask-the-experts/',
    staticSlug: 'nuxt-ask-the-experts',
  },
  newsletters: {
    path: '/static/newsletters/',
    screen: 'newsletters',
    staticSlug: 'newsletters',
    layout: 'one-column',
    adPageName: 'static',
    adSlotsHidden: ['interstitial'],
  },
  prefixedNewsletters: {
    path: '/static/nuxt-newsletters/',
    samePageAs: 'newsletters',
    screen: 'newsletters',
    layout: 'one-column',
    adPageName: 'static',
    adSlotsHidden: ['interstitial'],
  },
  staticPage: { ...staticScreen, path: '/static/:slug/', cacheKeyParam: 'event', adSlotsHidden: shortPage },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;
