import { trackingLimits } from './trackingLimits.ts';
import { visitorCookies } from './cookies.ts';

/** Constants of §9 for browser code. A module is in a script as a whole, so others are apart. */
export const browserLimits = {
  progressBar: { throttleMs: 200, durationMs: 5_000, stepWithFetch: 30, stepWithoutFetch: 45 },
  shareForm: { autoCloseMs: 3_000, maxMessageCharacters: 250 },
  logoutRedirectMs: 100,
  subscription: { productId: 2454, activeStatus: 1 },
  slowQueryMs: { general: 8_000, customer: 5_000, trending: 5_000, package: 5_000 },
  fetchMinimumDelayMs: 200,
} as const;

/** The constants of §9 with their units: Ms, Minutes, Px, Count or none. Advertising slots are elsewhere. */
export const limits = {
  ...browserLimits,
  ...trackingLimits,
  cookies: visitorCookies,
  /** Minimum time between two forced reloads after a chunk-load failure. */
  chunkReloadGuardMs: 60_000,
  stickyHeaderPx: 50,
  /** The drawer is sticky on viewports wider than this. */
  wideViewportPx: 767,
  /** A submenu closes when the pointer leaves past these edges. */
  navHoverEdgePx: { top: 5, left: 10, right: 10 },
  trending: { count: 5, timeframe: '4days' },
  page: {
    first: 1,
    size: 10,
    streamSize: 10,
  },
  packageRange: { start: 1, end: 100 },
  sort: { by: 'pubdate', direction: 'descending' },
  drawerPosts: { count: 4, page: 1 },
  maxColumns: { teaserGrid: 3, resourceGrid: 3, markets: 3 },
  /** Lifetimes of responses in the query cache. */
  cacheMinutes: { default: 15, articlePackages: 1_440, trendingArticles: 60 },
  carousel: { slides: 1, autoplayMs: 5_000 },
  slider: { slides: 1, autoplayMs: 3_000, speed: 50 },
  adBreakpointsPx: { medium: 768, large: 1_024 },
  packageTypes: { insights: 'regulated+insights', specialReports: 'Special+Reports', thoughtLeaders: 'thought+leader' },
  amp: { logoWidthPx: 461, logoHeightPx: 50, footerIconPx: 36 },
  version: { build: '2025-07-22', application: '1.0.0', package: '5.3.2' },
} as const;
