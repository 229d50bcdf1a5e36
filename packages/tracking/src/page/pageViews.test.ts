import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestPage, home } from '../../test/createTestPage.ts';
import { getBehaviorTags } from './pageViews.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('§4, after each navigation: the page view', () => {
  test('is pushed at once, with the payload of §3, if its data and elements are present', () => {
    const { navigate, getEvents } = createTestPage();
    navigate(home);
    expect(getEvents('page_view')).toEqual([
      expect.objectContaining({
        alm_site: 'example',
        page_name: '/',
        content_type: 'home',
        natural_id: '',
        page_view_number: 1,
      }),
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is pushed after 500 ms on a page with delayed timing', () => {
    const { navigate, getEvents } = createTestPage();
    navigate({ ...home, timing: 'delayed' });
    vi.advanceTimersByTime(499);
    expect(getEvents('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(getEvents('page_view')).toHaveLength(1);
  });

  test('waits for page data with nine retries at 100 ms, then is pushed without it', () => {
    const { page, pageViews, getEvents } = createTestPage();
    page.path = '/late/';
    pageViews.trackNavigation();
    vi.advanceTimersByTime(899);
    expect(getEvents('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(getEvents('page_view')).toEqual([expect.objectContaining({ page_name: '/late/', content_type: '' })]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([1, 5, 9])('is pushed when a required element exists at retry %i', (retry) => {
    const { page, navigate, getEvents } = createTestPage();
    navigate({ ...home, requires: ['h1'] });
    vi.advanceTimersByTime(retry * 100 - 1);
    page.elements.add('h1');
    expect(getEvents('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(getEvents('page_view')).toHaveLength(1);
  });

  test('is pushed with its data if a required element never appears', () => {
    const { navigate, getEvents } = createTestPage();
    navigate({ ...home, requires: ['h1'] });
    vi.advanceTimersByTime(900);
    expect(getEvents('page_view')).toEqual([expect.objectContaining({ content_type: 'home' })]);
  });

  test('waits for new page data instead of sending that of the previous page', () => {
    const { page, navigate, setPageData, pageViews, getEvents } = createTestPage();
    navigate(home);
    page.path = '/markets/';
    pageViews.trackNavigation();
    vi.advanceTimersByTime(250);
    expect(getEvents('page_view')).toHaveLength(1);
    setPageData({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(50);
    expect(getEvents('page_view')[1]).toMatchObject({ page_name: '/markets/', page_view_number: 2 });
  });

  test.each([
    ['another search', '/search/', '/search/?q=a', '/search/?q=b'],
    ['a search after the empty search page', '/search/', '/search/', '/search/?q=a'],
    ['a search under a prefix', '/search/', '/wire/search/?q=a', '/wire/search/?q=b'],
    ['a page restored from the back-forward cache', '/markets/', '/markets/', '/markets/'],
    [
      'a restored company page',
      '/company-resources/?realmID=a',
      '/company-resources/?realmID=a',
      '/company-resources/?realmID=a',
    ],
  ])('of %s is pushed at once, because its data is unchanged', (_, page_name, before, path) => {
    const { page, setPageData, pageViews, getEvents } = createTestPage();
    setPageData({ ...home, page_name });
    page.path = before;
    pageViews.trackNavigation();
    page.path = path;
    pageViews.trackNavigation();
    expect(getEvents('page_view').map(({ page_path, page_view_number }) => [page_path, page_view_number])).toEqual([
      [before, 1],
      [path, 2],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("of another company waits for its data, since the query is part of the page's name", () => {
    const { page, navigate, setPageData, pageViews, getEvents } = createTestPage();
    navigate({ ...home, page_name: '/company-resources/?realmID=a' });
    page.path = '/company-resources/?realmID=b';
    pageViews.trackNavigation();
    vi.advanceTimersByTime(250);
    expect(getEvents('page_view')).toHaveLength(1);
    setPageData({ ...home, page_name: '/company-resources/?realmID=b' });
    vi.advanceTimersByTime(50);
    expect(getEvents('page_view')[1]).toMatchObject({ page_name: '/company-resources/?realmID=b' });
  });

  test('of another search also waits for required elements', () => {
    const { page, pageViews, setPageData, getEvents } = createTestPage();
    setPageData({ ...home, page_name: '/search/', requires: ['h1'] });
    page.elements.add('h1');
    pageViews.trackNavigation();
    page.elements.clear();
    page.path = '/search/?q=b';
    pageViews.trackNavigation();
    vi.advanceTimersByTime(899);
    expect(getEvents('page_view')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(getEvents('page_view')).toHaveLength(2);
  });

  test('of a page that was left before it was tracked is not pushed', () => {
    const { navigate, getEvents } = createTestPage();
    navigate({ ...home, timing: 'delayed' });
    vi.advanceTimersByTime(300);
    navigate({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(5_000);
    expect(getEvents('page_view').map(({ page_name }) => page_name)).toEqual(['/markets/']);
  });

  test('counts the view of an article without data about the reader', () => {
    const { navigate, requests } = createTestPage({ cookies: 'useremail=a@example.com; oly_enc_id=x' });
    navigate({ ...home, article: { natural_id: '2026/11/21/a-deal' } });
    expect(requests).toEqual([
      {
        url: '/views',
        init: expect.objectContaining({
          method: 'POST',
          body: '{"site":"example","naturalId":"2026/11/21/a-deal"}',
          credentials: 'omit',
        }),
      },
    ]);
  });
});

describe('§3: a page with disableTracking', () => {
  test('sends nothing, also for a share', () => {
    const { navigate, pageViews, dataLayer, requests } = createTestPage({
      cookies: 'useremail=a@example.com; oly_fire_id=7',
    });
    navigate({ ...home, tracking: 'off', partner: { name: 'A Partner' }, article: { natural_id: 'n' } });
    pageViews.trackShare({ method: 'Email' });
    vi.advanceTimersByTime(10_000);
    expect([dataLayer, requests]).toEqual([[], []]);
  });
});

describe('§7.2: a share', () => {
  test('before the first page view waits for it', () => {
    const { pageViews, navigate, dataLayer, getEvents } = createTestPage();
    pageViews.trackShare({ method: 'Email', url: 'https://example.com/a/', title: 'A deal' });
    expect(dataLayer).toEqual([]);
    navigate(home);
    expect(getEvents('share')).toEqual([
      { event: 'share', method: 'Email', share_url: 'https://example.com/a/', share_title: 'A deal', page_name: '/' },
    ]);
  });
});

test.each([
  [['office'], ['office', 'article']],
  [
    ['office', 'free'],
    ['office', 'free'],
  ],
  [['Premium'], ['Premium']],
  [['freedom'], ['freedom', 'article']],
  [[], ['128', '131', '106', 'article']],
])('§4: a page with the tags %j sends the behavior event with %j', (tags, fired) => {
  expect(getBehaviorTags(tags)).toEqual(fired);
});
