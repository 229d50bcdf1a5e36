import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';

describe('SPEC §9, business constants and limits', () => {
  const {
    progressBar,
    behavior,
    shareForm,
    sharePopup,
    page,
    cacheMinutes,
    slowQueryMs,
    tracking,
    cookies,
    amp,
    version,
  } = limits;

  test.each([
    ['the progress bar moves at most every 200 ms', progressBar.throttleMs, 200],
    ['the progress bar takes 5000 ms', progressBar.durationMs, 5000],
    ['a missing chunk reloads the page at most every 60000 ms', limits.chunkReloadGuardMs, 60_000],
    ['the behavior event waits 3000 ms', behavior.delayMs, 3000],
    ['the share form closes by itself after 3000 ms', shareForm.autoCloseMs, 3000],
    ['logout redirects after 100 ms', limits.logoutRedirectMs, 100],
    ['a message has at most 250 characters', shareForm.maxMessageCharacters, 250],
    ['the share pop-up is 600 by 400', sharePopup, { widthPx: 600, heightPx: 400 }],
    ['the header sticks from 50 px', limits.stickyHeaderPx, 50],
    ['a viewport above 767 px is wide', limits.wideViewportPx, 767],
    [
      'the edges of the menu are 5 px top, 10 px left, 10 px right',
      limits.navHoverEdgePx,
      { top: 5, left: 10, right: 10 },
    ],
    [
      'the subscription is product 2454, active with status 1',
      limits.subscription,
      { productId: 2454, activeStatus: 1 },
    ],
    ['the trending list has 5 items in the timeframe 4days', limits.trending, { count: 5, timeframe: '4days' }],
    ['pages begin at 1 and have 10 items, in streams too', page, { first: 1, size: 10, streamSize: 10 }],
    ['a package ranges from 1 to 100', limits.packageRange, { start: 1, end: 100 }],
    ['the drawer has 4 posts a main item', limits.drawerPosts.count, 4],
    [
      'teasers, resources and markets have at most 3 columns',
      limits.maxColumns,
      { teaserGrid: 3, resourceGrid: 3, markets: 3 },
    ],
    [
      'results are cached for 15 minutes, packages of an article 1440, trending articles 60',
      cacheMinutes,
      { default: 15, articlePackages: 1440, trendingArticles: 60 },
    ],
    [
      'a query is slow from 8 s; of customers, trending lists and packages from 5 s',
      slowQueryMs,
      { general: 8000, customer: 5000, trending: 5000, package: 5000 },
    ],
    ['a fetch takes at least 200 ms', limits.fetchMinimumDelayMs, 200],
    [
      "tracking retries after 100 ms, up to 9 times; a flagged page waits 500 ms, as does the publisher's name",
      tracking,
      { retryMs: 100, retries: 9, pageDelayMs: 500, publisherPollMs: 500 },
    ],
    ['a carousel shows 1 slide for 5000 ms', limits.carousel, { slides: 1, autoplayMs: 5000 }],
    ['a slider shows 1 slide for 3000 ms and moves in 50', limits.slider, { slides: 1, autoplayMs: 3000, speed: 50 }],
    ['advertisements have breakpoints at 768 and 1024', limits.adBreakpointsPx, { medium: 768, large: 1024 }],
    ['ad page names of dev, qa and stage begin with test_', limits.adTestPrefix, 'test_'],
    [
      'the three package types have their names',
      limits.packageTypes,
      { insights: 'regulated+insights', specialReports: 'Special+Reports', thoughtLeaders: 'thought+leader' },
    ],
    [
      'customers have the cookies oly_enc_id, oly_anon_id and customerData',
      [cookies.customerId, cookies.anonymousId, cookies.customerData],
      ['oly_enc_id', 'oly_anon_id', 'customerData'],
    ],
    [
      'a session has the cookies ipAddress, userAccess and userAccount',
      cookies.session,
      ['ipAddress', 'userAccess', 'userAccount'],
    ],
    ['every session is monitored', limits.monitoringSamplePercent, 100],
    [
      'AMP has a logo of 461x50 and footer icons of 36x36',
      amp,
      { logoWidthPx: 461, logoHeightPx: 50, footerIconPx: 36 },
    ],
    [
      'the build is of 2025-07-22, application 1.0.0, package 5.3.2',
      version,
      { build: '2025-07-22', application: '1.0.0', package: '5.3.2' },
    ],
  ])('%s', (_, value, specified) => {
    expect(value).toEqual(specified);
  });
});
