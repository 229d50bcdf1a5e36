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

/** A page that has just become readable. Consent belongs to a document, so each page has its own modules. */
const begin = async (options: Parameters<typeof aView>[0] = {}, over: Partial<TrackingSettings> = {}) => {
  vi.resetModules();
  const { startTracking } = await import('./client.ts');
  const { getConsent: consentOf } = await import('./consent/store.ts');
  const page = aView({ data: writePageData(home), ...options });
  const banners: string[] = [];
  const tracking = startTracking(page.view, { ...settings, ...over }, (banner) => void banners.push(banner));
  running.push(tracking);
  tracking.navigated();
  return {
    ...page,
    tracking,
    banners,
    consent: consentOf(),
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
  test('before an answer: nothing of anybody else, while the page view is on the data layer behind the word that nothing is allowed yet', async () => {
    const { scripts, layer, banners } = await begin();
    expect([scripts(), banners]).toEqual([[], ['asking']]);
    expect(layer).toHaveLength(2);
    expect([...(layer[0] as Iterable<unknown>)]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
    ]);
    expect(layer[1]).toMatchObject({ event: 'page_view', page_name: '/' });
  });

  test('after an answer: what it allows, once, told to the tag manager first', async () => {
    const { tracking, scripts, commands, layer, banners } = await begin();
    tracking.consent.save(toPurposes(['measurement']));
    expect(layer.at(-1)).toMatchObject({ event: 'gtm.js' });
    tracking.navigated();
    expect([scripts(), banners]).toEqual([[tags], ['asking', 'hidden']]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    tracking.consent.save(toPurposes(['measurement', 'personalisation']));
    expect(scripts()).toEqual([tags, widget]);
    expect(commands()).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['consent', 'update'],
    ]);
  });

  test('a consent that is taken back reloads the page, and only once something was loaded', async () => {
    const { tracking, state } = await begin();
    tracking.consent.save(toPurposes([]));
    expect(state.reloads).toBe(0);
    tracking.consent.save(toPurposes(['measurement']));
    tracking.consent.save(toPurposes([]));
    expect(state.reloads).toBe(1);
  });

  test('with the privacy signal: nothing, and no question', async () => {
    const { scripts, banners, consent } = await begin({ signal: true });
    expect([scripts(), banners]).toEqual([[], []]);
    await expect(consent.settled).resolves.toEqual(toPurposes([]));
  });

  test('for a brand that does not ask: everything that is configured', async () => {
    const { scripts } = await begin({}, { consent: 'none' });
    expect(scripts()).toEqual([tags, widget]);
  });

  test('a page that is not tracked loads nothing; the next one does', async () => {
    const { scripts, layer, show, tracking } = await begin(
      { data: writePageData({ ...home, tracking: 'off' }) },
      { consent: 'none' },
    );
    expect([scripts(), layer]).toEqual([[], []]);
    show(writePageData({ ...home, page_name: '/markets/' }));
    tracking.navigated();
    expect(scripts()).toEqual([tags, widget]);
  });

  test('on a page that is not tracked an answer is told and loads nothing new, and one that is taken back reloads the page', async () => {
    const { scripts, commands, state, show, tracking } = await begin();
    tracking.consent.save(toPurposes(['measurement']));
    show(writePageData({ ...home, tracking: 'off' }));
    tracking.navigated();
    tracking.consent.save(toPurposes(['measurement', 'personalisation']));
    expect([scripts(), commands().length, state.reloads]).toEqual([[tags], 3, 0]);
    tracking.consent.save(toPurposes([]));
    expect([scripts(), commands().length, state.reloads]).toEqual([[tags], 4, 1]);
  });

  test('a visit that begins on a page that is not tracked tells nothing of an answer until it comes to one that is', async () => {
    const { commands, layer, show, tracking } = await begin({ data: writePageData({ ...home, tracking: 'off' }) });
    tracking.consent.save(toPurposes(['measurement']));
    expect(layer).toEqual([]);
    show(writePageData({ ...home, page_name: '/markets/' }));
    tracking.navigated();
    expect(commands()).toEqual([['consent', 'default']]);
  });

  test('an answer that was given in another tab counts as one that was given here', async () => {
    const { scripts, banners, commands, state, keep, view } = await begin();
    keep(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect([scripts(), banners]).toEqual([[tags], ['asking', 'hidden']]);
    keep(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect([commands().length, state.reloads]).toEqual([3, 1]);
  });

  test("a page that comes back from the browser's memory hears what was answered meanwhile, and is seen once more", async () => {
    const { tracking, state, keep, view, layer } = await begin();
    tracking.consent.save(toPurposes(['measurement']));
    keep(consentStorageKey, encodeChoice(toPurposes([]), new Date()));
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(state.reloads).toBeGreaterThan(0);
    expect(layer.filter((entry) => (entry as { event?: string }).event === 'page_view')).toHaveLength(2);
  });

  test('a page that is shown for the first time is not seen twice', async () => {
    const { view, layer } = await begin();
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(layer.filter((entry) => (entry as { event?: string }).event === 'page_view')).toHaveLength(1);
  });

  test('after it has stopped it hears of no answer given elsewhere', async () => {
    const { tracking, scripts, keep, view } = await begin();
    tracking.stop();
    keep(consentStorageKey, encodeChoice(toPurposes(['measurement']), new Date()));
    view.dispatchEvent(new Event('storage'));
    expect(scripts()).toEqual([]);
  });

  test('the consent platform of the brand is loaded to ask, and no banner is shown', async () => {
    const { scripts, banners } = await begin({}, { consentPlatform: 'https://consent.example/stub.js' });
    expect([scripts(), banners]).toEqual([['https://consent.example/stub.js'], []]);
  });
});

describe('web vitals', () => {
  const reports: ((metric: object) => void)[] = [];
  const measure = (report: (metric: object) => void): void => void reports.push(report);
  /** The library has something to say, whenever it likes. */
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

  test('are told while measurement is allowed, also where nothing of a third party is loaded that a refusal could end', async () => {
    const { tracking, layer, state } = await begin({}, { thirdParties: {} });
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

  test('are not told of a page that is not tracked', async () => {
    const { tracking, layer, show } = await begin({}, { thirdParties: {} });
    tracking.consent.save(toPurposes(['measurement']));
    await vi.dynamicImportSettled();
    show(writePageData({ ...home, tracking: 'off' }));
    tracking.navigated();
    report();
    expect(vitals(layer)).toBe(0);
  });

  test('that are allowed on a page that is not tracked are measured from the next one on that is', async () => {
    const { tracking, show } = await begin({}, { thirdParties: {} });
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

test('shares are heard from anywhere on the page until it stops', async () => {
  const { share, layer, tracking } = await begin();
  share({ method: 'Email', url: 'https://www.example.com/', title: 'Home' });
  tracking.stop();
  share({ method: 'Copy Link' });
  expect(layer.filter((entry) => (entry as { event?: string }).event === 'share')).toEqual([
    { event: 'share', method: 'Email', share_url: 'https://www.example.com/', share_title: 'Home', page_name: '/' },
  ]);
});

test('a page that stops leaves no timer, whatever it was waiting for', async () => {
  const { tracking, show } = await begin(
    { data: writePageData({ ...home, timing: 'delayed' }) },
    { consentPlatform: 'https://consent.example/stub.js' },
  );
  show(writePageData({ ...home, requires: ['h1'] }));
  tracking.navigated();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  tracking.stop();
  expect(vi.getTimerCount()).toBe(0);
});
