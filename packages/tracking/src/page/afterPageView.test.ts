import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestPage, home } from '../../test/createTestPage.ts';
import type { ConsentState } from '../consent/decide.ts';
import { toPurposes } from '../consent/purposes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('§4, §7.2: the audience request', () => {
  test.each([
    ['an email address and no customer id', 'useremail=a%2Bb@example.com', ['/data-api/audience/a%2Bb%40example.com']],
    ['an email address and a customer id', 'useremail=a@example.com; oly_enc_id=x', []],
    ['neither', '', []],
    ['an empty email address', 'useremail=', []],
    ['an email address that is not valid URL encoding', 'useremail=%E0%A4%A', ['/data-api/audience/%25E0%25A4%25A']],
  ])('with $0 requests $2', (_, cookies, urls) => {
    const { navigate, requests } = createTestPage({ cookies });
    navigate(home);
    expect(requests.map(({ url }) => url)).toEqual(urls);
  });

  test('§8: an error status is logged to the console', async () => {
    const page = createTestPage({ cookies: 'useremail=a@example.com' });
    Object.assign(page.response, { ok: false, status: 503 });
    page.navigate(home);
    await vi.runAllTimersAsync();
    expect(page.loggedErrors).toEqual(['The audience service responded with status 503.']);
  });

  test('§8: an aborted request logs no error', async () => {
    const page = createTestPage({ cookies: 'useremail=a@example.com' });
    page.host.fetch = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
      );
    page.navigate(home);
    page.pageViews.stop();
    await vi.runAllTimersAsync();
    expect(page.loggedErrors).toEqual([]);
  });

  test.each<[string, ConsentState, number]>([
    ['is not sent after a refusal', { state: 'settled', by: 'reader', purposes: toPurposes([]) }, 0],
    [
      'is not sent with Global Privacy Control',
      { state: 'settled', by: 'global-privacy-control', purposes: toPurposes([]) },
      0,
    ],
    ['is sent before a choice', { state: 'pending' }, 1],
    ['is sent if measurement is allowed', { state: 'settled', by: 'reader', purposes: toPurposes(['measurement']) }, 1],
  ])('%s', (_, consent, times) => {
    const { navigate, requests } = createTestPage({ cookies: 'useremail=a@example.com', consent });
    navigate(home);
    expect(requests).toHaveLength(times);
  });
});

describe('§4: the behaviour event', () => {
  const cookies = 'oly_fire_id=7';

  test("is pushed from the second page view on, after 3 seconds, with the page's tags", () => {
    const { navigate, getEvents, host } = createTestPage({ cookies });
    const fire = vi.fn<(event: unknown) => void>();
    host.globals['analytics'] = { fire };
    navigate(home);
    vi.advanceTimersByTime(10_000);
    expect(getEvents('behaviour')).toEqual([]);
    navigate({ ...home, tags: ['office', 'free'] });
    vi.advanceTimersByTime(2_999);
    expect(getEvents('behaviour')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(getEvents('behaviour')).toEqual([{ event: 'behaviour', behaviour_id: '7', behaviour_tags: 'office,free' }]);
    expect(fire).toHaveBeenCalledWith({ behaviorId: '7', tag: ['office', 'free'] });
  });

  test.each([
    ['without the cookie oly_fire_id', ''],
    ['if the audience request is sent instead', 'oly_fire_id=7; useremail=a@example.com'],
  ])('is not pushed %s', (_, cookies) => {
    const { navigate, getEvents } = createTestPage({ cookies });
    navigate(home);
    navigate({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(10_000);
    expect(getEvents('behaviour')).toEqual([]);
  });

  test('is not pushed for a page that was left within 3 seconds', () => {
    const { navigate, getEvents } = createTestPage({ cookies });
    navigate(home);
    navigate({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(2_000);
    navigate({ ...home, page_name: '/sectors/' });
    vi.advanceTimersByTime(2_999);
    expect(getEvents('behaviour')).toEqual([]);
  });

  test('is pushed even if the analytics tag layer throws', () => {
    const { navigate, getEvents, host } = createTestPage({ cookies });
    host.globals['analytics'] = {
      fire: () => {
        throw new Error('from the tag layer');
      },
    };
    navigate(home);
    navigate({ ...home, page_name: '/markets/' });
    expect(() => vi.advanceTimersByTime(3_000)).not.toThrow();
    expect(getEvents('behaviour')).toHaveLength(1);
  });
});

describe('§4: the page of a sponsored publisher', () => {
  test('is tracked as a featured-partner page at once if its data contains the name', () => {
    const { navigate, getEvents } = createTestPage();
    navigate({ ...home, partner: { name: 'A Partner' } });
    expect(getEvents('featured_partner_page')).toEqual([
      { event: 'featured_partner_page', partner: 'A Partner', page_name: '/' },
    ]);
  });

  test('polls for the name every 500 ms', () => {
    const { page, navigate, getEvents } = createTestPage();
    navigate({ ...home, partner: {} });
    vi.advanceTimersByTime(1_499);
    page.partner = 'A Partner';
    expect(getEvents('featured_partner_page')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(getEvents('featured_partner_page')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops polling at the next navigation, and after 30 s', () => {
    const { navigate, getEvents } = createTestPage();
    navigate({ ...home, partner: {} });
    vi.advanceTimersByTime(700);
    navigate({ ...home, page_name: '/markets/' });
    expect(vi.getTimerCount()).toBe(0);
    navigate({ ...home, partner: {} });
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEvents('featured_partner_page')).toEqual([]);
  });
});

describe('the share event', () => {
  test('§7.2: goes to the tag manager and to the analytics tag layer', () => {
    const { navigate, pageViews, getEvents, host } = createTestPage();
    const fire = vi.fn<(event: unknown) => void>();
    host.globals['analytics'] = { fire };
    navigate(home);
    pageViews.trackShare({ method: 'Email', url: 'https://www.example.com/', title: 'Home' });
    expect(getEvents('share')).toEqual([
      { event: 'share', method: 'Email', share_url: 'https://www.example.com/', share_title: 'Home', page_name: '/' },
    ]);
    expect(fire).toHaveBeenCalledWith({ event: 'share', method: 'Email', url: 'https://www.example.com/' });
  });
});

test('fifty navigations push one page view each and leave only the timers of the last page', () => {
  const { navigate, getEvents } = createTestPage({ cookies: 'oly_fire_id=7' });
  for (let index = 0; index < 50; index += 1) {
    navigate({ ...home, page_name: `/${index}/`, partner: {} });
    vi.advanceTimersByTime(index * 10);
  }
  expect(getEvents('page_view')).toHaveLength(50);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  navigate({ ...home, tracking: 'off' });
  expect(vi.getTimerCount()).toBe(0);
});

describe('§9: a crawler that runs scripts', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 1],
  ])('%s sends %i article views and behaviour events', (userAgent, times) => {
    const { navigate, getEvents, requests } = createTestPage({ userAgent, cookies: 'oly_fire_id=7' });
    navigate(home);
    navigate({ ...home, page_name: '/2026/11/21/a-deal/', article: { natural_id: '2026/11/21/a-deal' } });
    vi.advanceTimersByTime(10_000);
    expect(requests.map(({ url }) => url)).toEqual(Array.from({ length: times }, () => '/views'));
    expect(getEvents('behaviour')).toHaveLength(times);
    expect(getEvents('page_view'), 'page views are pushed for crawlers too').toHaveLength(2);
  });
});
