import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aView } from '../test/aView.ts';
import { home } from '../test/aPage.ts';
import type { Tracking, TrackingSettings } from './client.ts';
import { consentStorageKey, encodeChoice } from './consent/consentStorage.ts';
import { toPurposes } from './consent/purposes.ts';
import { writePageData } from './payload/pageData.ts';

const settings: TrackingSettings = {
  brand: 'example',
  consent: 'tcf',
  page: {
    site: { alm_site: 'example', alm_site_group: 'examples', server: 'www.example.com' },
    contentSite: 'example',
    audiencePath: '/data-api/audience',
    viewsPath: '/views/',
  },
  thirdParties: {
    tagManager: { id: 'GTM-1', script: 'https://tags.example/gtm.js?id={id}' },
    recommendations: { id: 'r', script: 'https://stories.example/widget.js' },
  },
};
const tags = 'https://tags.example/gtm.js?id=GTM-1';
const widget = 'https://stories.example/widget.js';

const running: Tracking[] = [];

/** Starts tracking on a page. Consent belongs to a document, so each page has its own modules. */
const openPage = async (options: Parameters<typeof aView>[0] = {}, over: Partial<TrackingSettings> = {}) => {
  vi.resetModules();
  const { startTracking } = await import('./client.ts');
  const { getConsent } = await import('./consent/store.ts');
  const page = aView({ data: writePageData(home), ...options });
  const banners: string[] = [];
  const tracking = startTracking(page.view, { ...settings, ...over }, (banner) => void banners.push(banner));
  running.push(tracking);
  tracking.navigated();
  return {
    ...page,
    tracking,
    banners,
    consent: getConsent(),
    scripts: () => page.inserted.map(({ src }) => src),
    commands: () =>
      page.layer
        .filter((entry) => !('event' in (entry as object)))
        .map((entry) => [...(entry as Iterable<unknown>)].slice(0, 2)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const tracking of running.splice(0)) tracking.stop();
  vi.useRealTimers();
});

describe('DECISIONS, Advertising: what a page loads', () => {
  test('before a choice no third party is loaded; the data layer has the consent defaults, then the page view', async () => {
    const { scripts, layer, banners } = await openPage();
    expect([scripts(), banners]).toEqual([[], ['asking']]);
    expect(layer).toHaveLength(2);
    expect([...(layer[0] as Iterable<unknown>)]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
    ]);
    expect(layer[1]).toMatchObject({ event: 'page_view', page_name: '/' });
  });

  test('after a choice each allowed script is loaded once, and the tag manager gets the consent before its event', async () => {
    const { tracking, scripts, commands, layer, banners } = await openPage();
    tracking.consent.save(toPurposes(['measurement']));
    expect(layer.at(-1)).toMatchObject({ event: 'gtm.js' });
    tracking.navigated();
    expect([scripts(), banners]).toEqual([[tags], ['asking', 'hidden']]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    tracking.consent.save(toPurposes(['measurement', 'personalization']));
    expect(scripts()).toEqual([tags, widget]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['consent', 'update'],
    ]);
  });

  test('withdrawn consent reloads the page if a script was loaded', async () => {
    const { tracking, state } = await openPage();
    tracking.consent.save(toPurposes([]));
    expect(state.reloads).toBe(0);
    tracking.consent.save(toPurposes(['measurement']));
    tracking.consent.save(toPurposes([]));
    expect(state.reloads).toBe(1);
  });

  test('with Global Privacy Control nothing is loaded and no banner is shown', async () => {
    const { scripts, banners, consent } = await openPage({ signal: true });
    expect([scripts(), banners]).toEqual([[], []]);
    await expect(consent.settled).resolves.toEqual(toPurposes([]));
  });

  test('a brand without consent banner loads all configured scripts', async () => {
    const { scripts } = await openPage({}, { consent: 'none' });
    expect(scripts()).toEqual([tags, widget]);
  });

  test('a page that is not tracked loads nothing; the next one does', async () => {
    const { scripts, layer, show, tracking } = await openPage(
      { data: writePageData({ ...home, tracking: 'off' }) },
      { consent: 'none' },
    );
    expect([scripts(), layer]).toEqual([[], []]);
    show(writePageData({ ...home, page_name: '/markets/' }));
    tracking.navigated();
    expect(scripts()).toEqual([tags, widget]);
  });

  test('on a page with disabled tracking a choice updates the tag manager and loads nothing; withdrawn consent reloads the page', async () => {
    const { scripts, commands, state, show, tracking } = await openPage();
    tracking.consent.save(toPurposes(['measurement']));
    show(writePageData({ ...home, tracking: 'off' }));
    tracking.navigated();
    tracking.consent.save(toPurposes(['measurement', 'personalization']));
    expect([scripts(), commands().length, state.reloads]).toEqual([[tags], 3, 0]);
    tracking.consent.save(toPurposes([]));
    expect([scripts(), commands().length, state.reloads]).toEqual([[tags], 4, 1]);
  });

  test('a visit that starts on a page with disabled tracking sends its consent from the first tracked page on', async () => {
    const { commands, layer, show, tracking } = await openPage({ data: writePageData({ ...home, tracking: 'off' }) });
    tracking.consent.save(toPurposes(['measurement']));
    expect(layer).toEqual([]);
    show(writePageData({ ...home, page_name: '/markets/' }));
    tracking.navigated();
    expect(commands()).toEqual([['consent', 'default']]);
  });

  test('a choice in another tab applies to this one', async () => {
    const { scripts, banners, commands, state, storeInOtherTab, view } = await openPage();
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect([scripts(), banners]).toEqual([[tags], ['asking', 'hidden']]);
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect([commands().length, state.reloads]).toEqual([3, 1]);
  });

  test('a page restored from the back-forward cache applies a choice made meanwhile, and counts another page view', async () => {
    const { tracking, state, storeInOtherTab, view, layer } = await openPage();
    tracking.consent.save(toPurposes(['measurement']));
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(state.reloads).toBeGreaterThan(0);
    expect(layer.filter((entry) => (entry as { event?: string }).event === 'page_view')).toHaveLength(2);
  });

  test('the first display of a page counts one page view', async () => {
    const { view, layer } = await openPage();
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(layer.filter((entry) => (entry as { event?: string }).event === 'page_view')).toHaveLength(1);
  });

  test('after it has stopped, a choice in another tab has no effect', async () => {
    const { tracking, scripts, storeInOtherTab, view } = await openPage();
    tracking.stop();
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect(scripts()).toEqual([]);
  });

  test('the consent platform of the brand is loaded, and no banner is shown', async () => {
    const { scripts, banners } = await openPage({}, { consentPlatform: 'https://consent.example/stub.js' });
    expect([scripts(), banners]).toEqual([['https://consent.example/stub.js'], []]);
  });
});

describe('web vitals', () => {
  const reports: ((metric: object) => void)[] = [];
  const measure = (report: (metric: object) => void): void => void reports.push(report);
  const report = () =>
    reports.at(-1)?.({
      name: 'INP',
      value: 80,
      delta: 80,
      rating: 'good',
      id: 'v1',
      navigationType: 'navigate',
      entries: [],
    });
  const vitals = (layer: readonly unknown[]) =>
    layer.filter((entry) => (entry as { event?: string }).event === 'web_vital').length;

  beforeEach(() => {
    reports.splice(0);
    vi.doMock('web-vitals', () => ({
      onCLS: measure,
      onFCP: measure,
      onINP: measure,
      onLCP: measure,
      onTTFB: measure,
    }));
  });
  afterEach(() => void vi.doUnmock('web-vitals'));

  test('are sent while measurement is allowed, also without third parties', async () => {
    const { tracking, layer, state } = await openPage({}, { thirdParties: {} });
    tracking.consent.save(toPurposes(['measurement']));
    await vi.dynamicImportSettled();
    report();
    expect(vitals(layer)).toBe(1);
    tracking.consent.save(toPurposes([]));
    report();
    expect([vitals(layer), state.reloads]).toEqual([1, 0]);
    tracking.consent.save(toPurposes(['measurement']));
    report();
    expect(vitals(layer)).toBe(2);
  });

  test('are not sent on a page with disabled tracking', async () => {
    const { tracking, layer, show } = await openPage({}, { thirdParties: {} });
    tracking.consent.save(toPurposes(['measurement']));
    await vi.dynamicImportSettled();
    show(writePageData({ ...home, tracking: 'off' }));
    tracking.navigated();
    report();
    expect(vitals(layer)).toBe(0);
  });

  test('allowed on a page with disabled tracking are measured from the next tracked page on', async () => {
    const { tracking, show } = await openPage({}, { thirdParties: {} });
    show(writePageData({ ...home, tracking: 'off' }));
    tracking.navigated();
    tracking.consent.save(toPurposes(['measurement']));
    await vi.dynamicImportSettled();
    expect(reports).toEqual([]);
    show(writePageData({ ...home, page_name: '/markets/' }));
    tracking.navigated();
    await vi.dynamicImportSettled();
    expect(reports).toHaveLength(5);
  });
});

test('shares are tracked until tracking stops', async () => {
  const { share, layer, tracking } = await openPage();
  share({ method: 'Email', url: 'https://www.example.com/', title: 'Home' });
  tracking.stop();
  share({ method: 'Copy Link' });
  expect(layer.filter((entry) => (entry as { event?: string }).event === 'share')).toEqual([
    { event: 'share', method: 'Email', share_url: 'https://www.example.com/', share_title: 'Home', page_name: '/' },
  ]);
});

test('tracking that stops leaves no timer', async () => {
  const { tracking, show } = await openPage(
    { data: writePageData({ ...home, timing: 'delayed' }) },
    { consentPlatform: 'https://consent.example/stub.js' },
  );
  show(writePageData({ ...home, requires: ['h1'] }));
  tracking.navigated();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  tracking.stop();
  expect(vi.getTimerCount()).toBe(0);
});
