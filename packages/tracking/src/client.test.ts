import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestWindow, home } from '../test/createTestPage.ts';
import type { Tracking, TrackingSettings } from './client.ts';
import { consentStorageKey, encodeChoice } from './consent/consentStorage.ts';
import { toPurposes } from './consent/purposes.ts';

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
    tagManager: { id: 'GTM-1', scriptUrl: 'https://tags.example/gtm.js?id={id}' },
    recommendations: { id: 'r', scriptUrl: 'https://stories.example/widget.js' },
  },
};
const tagManagerUrl = 'https://tags.example/gtm.js?id=GTM-1';
const recommendationsUrl = 'https://stories.example/widget.js';

const running: Tracking[] = [];

/** Starts tracking on a new page. Consent is state of a module, so each page imports the modules again. */
const openPage = async (
  options: Partial<Parameters<typeof createTestWindow>[0]> = {},
  overrides: Partial<TrackingSettings> = {},
) => {
  vi.resetModules();
  const { startTracking } = await import('./client.ts');
  const { getConsent } = await import('./consent/store.ts');
  const page = createTestWindow({ pageData: home, ...options });
  const banners: string[] = [];
  const tracking = startTracking(page.window, { ...settings, ...overrides }, (banner) => void banners.push(banner));
  running.push(tracking);
  tracking.trackNavigation();
  return {
    ...page,
    tracking,
    banners,
    consent: getConsent(),
    scripts: () => page.insertedScripts.map(({ src }) => src),
    commands: () =>
      page.dataLayer
        .filter((entry) => !('event' in (entry as object)))
        .map((entry) => [...(entry as Iterable<unknown>)].slice(0, 2)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const tracking of running.splice(0)) tracking.stop();
  vi.useRealTimers();
});

describe('§7.2: scripts and consent of a page', () => {
  test('before a choice no script is loaded, and the data layer has the consent defaults, then the page view', async () => {
    const { scripts, dataLayer, banners } = await openPage();
    expect([scripts(), banners]).toEqual([[], ['asking']]);
    expect(dataLayer).toHaveLength(2);
    expect([...(dataLayer[0] as Iterable<unknown>)]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
    ]);
    expect(dataLayer[1]).toMatchObject({ event: 'page_view', page_name: '/' });
  });

  test('after a choice each allowed script is loaded once, and the tag manager receives the consent before `gtm.js`', async () => {
    const { tracking, scripts, commands, dataLayer, banners } = await openPage();
    tracking.consent.saveChoice(['measurement']);
    expect(dataLayer.at(-1)).toMatchObject({ event: 'gtm.js' });
    tracking.trackNavigation();
    expect([scripts(), banners]).toEqual([[tagManagerUrl], ['asking', 'hidden']]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    tracking.consent.saveChoice(['measurement', 'personalization']);
    expect(scripts()).toEqual([tagManagerUrl, recommendationsUrl]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['consent', 'update'],
    ]);
  });

  test('a page with disabled tracking loads no script, and the next page does', async () => {
    const { scripts, dataLayer, setPageData, tracking } = await openPage(
      { pageData: { ...home, tracking: 'off' } },
      { consent: 'none' },
    );
    expect([scripts(), dataLayer]).toEqual([[], []]);
    setPageData({ ...home, page_name: '/markets/' });
    tracking.trackNavigation();
    expect(scripts()).toEqual([tagManagerUrl, recommendationsUrl]);
  });

  test('on a page with disabled tracking a choice updates the tag manager but loads no script, and withdrawn consent reloads the page', async () => {
    const { scripts, commands, state, setPageData, tracking } = await openPage();
    tracking.consent.saveChoice(['measurement']);
    setPageData({ ...home, tracking: 'off' });
    tracking.trackNavigation();
    tracking.consent.saveChoice(['measurement', 'personalization']);
    expect([scripts(), commands().length, state.reloads]).toEqual([[tagManagerUrl], 3, 0]);
    tracking.consent.saveChoice([]);
    expect([scripts(), commands().length, state.reloads]).toEqual([[tagManagerUrl], 4, 1]);
  });

  test('after a first page with disabled tracking, consent is sent on the first tracked page', async () => {
    const { commands, dataLayer, setPageData, tracking } = await openPage({ pageData: { ...home, tracking: 'off' } });
    tracking.consent.saveChoice(['measurement']);
    expect(dataLayer).toEqual([]);
    setPageData({ ...home, page_name: '/markets/' });
    tracking.trackNavigation();
    expect(commands()).toEqual([['consent', 'default']]);
  });

  test('a choice in another tab applies to this one', async () => {
    const { scripts, banners, commands, state, storeInOtherTab, window } = await openPage();
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    window.dispatchEvent(new Event('storage'));
    expect([scripts(), banners]).toEqual([[tagManagerUrl], ['asking', 'hidden']]);
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    window.dispatchEvent(new Event('storage'));
    expect([commands().length, state.reloads]).toEqual([3, 1]);
  });

  test('a page restored from the back-forward cache applies a choice made in another tab, and counts another page view', async () => {
    const { tracking, state, storeInOtherTab, window, getEvents } = await openPage();
    tracking.consent.saveChoice(['measurement']);
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(state.reloads).toBeGreaterThan(0);
    expect(getEvents('page_view')).toHaveLength(2);
  });

  test('the pageshow event of the first load counts no second page view', async () => {
    const { window, getEvents } = await openPage();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(getEvents('page_view')).toHaveLength(1);
  });

  test('after tracking has stopped, a choice in another tab has no effect', async () => {
    const { tracking, scripts, storeInOtherTab, window } = await openPage();
    tracking.stop();
    storeInOtherTab(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    window.dispatchEvent(new Event('storage'));
    expect(scripts()).toEqual([]);
  });

  test('the consent platform of the brand is loaded, and no banner is shown', async () => {
    const { scripts, banners } = await openPage({}, { consentPlatform: 'https://consent.example/stub.js' });
    expect([scripts(), banners]).toEqual([['https://consent.example/stub.js'], []]);
  });
});

test('a brand that requires no consent loads nothing before its platform, whose refusal reloads no page', async () => {
  const { scripts, state, window } = await openPage(
    {},
    { consent: 'none', consentPlatform: 'https://consent.example/stub.js' },
  );
  const refusal = { eventStatus: 'tcloaded', purpose: { consents: {} } };
  Object.assign(window, {
    __tcfapi: (_command: string, _version: number, respond: (data: object, success: boolean) => void) =>
      respond(refusal, true),
  });
  vi.advanceTimersByTime(60_000);
  expect([scripts(), state.reloads]).toEqual([['https://consent.example/stub.js'], 0]);
});

describe('web vitals', () => {
  /** Callbacks that the library has received: one for each metric. */
  const callbacks: ((metric: object) => void)[] = [];
  const registerCallback = (callback: (metric: object) => void): void => void callbacks.push(callback);
  const reportMetric = () =>
    callbacks.at(-1)?.({
      name: 'INP',
      value: 80,
      delta: 80,
      rating: 'good',
      id: 'v1',
      navigationType: 'navigate',
      entries: [],
    });

  beforeEach(() => {
    callbacks.splice(0);
    vi.doMock('web-vitals', () => ({
      onCLS: registerCallback,
      onFCP: registerCallback,
      onINP: registerCallback,
      onLCP: registerCallback,
      onTTFB: registerCallback,
    }));
  });
  afterEach(() => void vi.doUnmock('web-vitals'));

  test('are sent while measurement is allowed, without any third party too', async () => {
    const { tracking, getEvents, state } = await openPage({}, { thirdParties: {} });
    tracking.consent.saveChoice(['measurement']);
    await vi.dynamicImportSettled();
    reportMetric();
    expect(getEvents('web_vital')).toHaveLength(1);
    tracking.consent.saveChoice([]);
    reportMetric();
    expect([getEvents('web_vital').length, state.reloads]).toEqual([1, 0]);
    tracking.consent.saveChoice(['measurement']);
    reportMetric();
    expect(getEvents('web_vital')).toHaveLength(2);
  });

  test('are not sent on a page with disabled tracking', async () => {
    const { tracking, getEvents, setPageData } = await openPage({}, { thirdParties: {} });
    tracking.consent.saveChoice(['measurement']);
    await vi.dynamicImportSettled();
    setPageData({ ...home, tracking: 'off' });
    tracking.trackNavigation();
    reportMetric();
    expect(getEvents('web_vital')).toHaveLength(0);
  });

  test('are measured from the first tracked page on if consent was given on a page with disabled tracking', async () => {
    const { tracking, setPageData } = await openPage({}, { thirdParties: {} });
    setPageData({ ...home, tracking: 'off' });
    tracking.trackNavigation();
    tracking.consent.saveChoice(['measurement']);
    await vi.dynamicImportSettled();
    expect(callbacks).toEqual([]);
    setPageData({ ...home, page_name: '/markets/' });
    tracking.trackNavigation();
    await vi.dynamicImportSettled();
    expect(callbacks).toHaveLength(5);
  });
});

test('stop cancels all timers', async () => {
  const { tracking, setPageData } = await openPage(
    { pageData: { ...home, timing: 'delayed' } },
    { consentPlatform: 'https://consent.example/stub.js' },
  );
  setPageData({ ...home, requires: ['h1'] });
  tracking.trackNavigation();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  tracking.stop();
  expect(vi.getTimerCount()).toBe(0);
});
