import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage, home } from '../../test/aPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('SPEC §4, after each navigation: the page view', () => {
  test('is pushed at once where nothing is missing, with the payload of §3', () => {
    const { go, sent } = aPage();
    go(home);
    expect(sent('page_view')).toEqual([
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

  test('waits 500 ms where the page is flagged', () => {
    const { go, sent } = aPage();
    go({ ...home, timing: 'delayed' });
    vi.advanceTimersByTime(499);
    expect(sent('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(sent('page_view')).toHaveLength(1);
  });

  test("waits for the page's data: nine retries at 100 ms, then it is tracked anyway", () => {
    const { page, views, sent } = aPage();
    page.path = '/late/';
    views.navigated();
    vi.advanceTimersByTime(899);
    expect(sent('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(sent('page_view')).toEqual([expect.objectContaining({ page_name: '/late/', content_type: '' })]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([1, 5, 9])('is pushed when a required element comes with retry %i', (retry) => {
    const { page, go, sent } = aPage();
    go({ ...home, requires: ['h1'] });
    vi.advanceTimersByTime(retry * 100 - 1);
    page.elements.add('h1');
    expect(sent('page_view')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(sent('page_view')).toHaveLength(1);
  });

  test('a required element that never appears: the page is tracked with its data', () => {
    const { go, sent } = aPage();
    go({ ...home, requires: ['h1'] });
    vi.advanceTimersByTime(900);
    expect(sent('page_view')).toEqual([expect.objectContaining({ content_type: 'home' })]);
  });

  test('never has the data of the previous page, but waits for new data', () => {
    const { page, go, show, views, sent } = aPage();
    go(home);
    page.path = '/markets/';
    views.navigated();
    vi.advanceTimersByTime(250);
    expect(sent('page_view')).toHaveLength(1);
    show({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(50);
    expect(sent('page_view')[1]).toMatchObject({ page_name: '/markets/', page_view_number: 2 });
  });

  test.each([
    ['another search', '/search/', '/search/?q=a', '/search/?q=b'],
    ['a page restored from the back-forward cache', '/markets/', '/markets/', '/markets/'],
    [
      'a restored company page',
      '/company-resources/?realmID=a',
      '/company-resources/?realmID=a',
      '/company-resources/?realmID=a',
    ],
  ])('of %s is pushed at once, because its data is unchanged', (_, page_name, before, path) => {
    const { page, show, views, sent } = aPage();
    show({ ...home, page_name });
    page.path = before;
    views.navigated();
    page.path = path;
    views.navigated();
    expect(sent('page_view').map(({ page_path, page_view_number }) => [page_path, page_view_number])).toEqual([
      [before, 1],
      [path, 2],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("of another company waits for its data, since the query is part of the page's name", () => {
    const { page, go, show, views, sent } = aPage();
    go({ ...home, page_name: '/company-resources/?realmID=a' });
    page.path = '/company-resources/?realmID=b';
    views.navigated();
    vi.advanceTimersByTime(250);
    expect(sent('page_view')).toHaveLength(1);
    show({ ...home, page_name: '/company-resources/?realmID=b' });
    vi.advanceTimersByTime(50);
    expect(sent('page_view')[1]).toMatchObject({ page_name: '/company-resources/?realmID=b' });
  });

  test('of another search also waits for required elements', () => {
    const { page, views, show, sent } = aPage();
    show({ ...home, page_name: '/search/', requires: ['h1'] });
    page.elements.add('h1');
    views.navigated();
    page.elements.clear();
    page.path = '/search/?q=b';
    views.navigated();
    vi.advanceTimersByTime(899);
    expect(sent('page_view')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent('page_view')).toHaveLength(2);
  });

  test('of a page that was left before it was tracked is not pushed', () => {
    const { go, sent } = aPage();
    go({ ...home, timing: 'delayed' });
    vi.advanceTimersByTime(300);
    go({ ...home, page_name: '/markets/' });
    vi.advanceTimersByTime(5_000);
    expect(sent('page_view').map(({ page_name }) => page_name)).toEqual(['/markets/']);
  });

  test('counts the view of an article without data about the reader', () => {
    const { go, calls } = aPage({ cookies: 'useremail=a@example.com; oly_enc_id=x' });
    go({ ...home, article: { natural_id: '2026/11/21/a-deal' } });
    expect(calls).toEqual([
      {
        address: '/views',
        init: expect.objectContaining({
          method: 'POST',
          body: '{"site":"example","naturalId":"2026/11/21/a-deal"}',
          credentials: 'omit',
        }),
      },
    ]);
  });
});

describe('SPEC §3: a page with disableTracking', () => {
  test('sends nothing, also for a share', () => {
    const { go, views, layer, calls } = aPage({ cookies: 'useremail=a@example.com; oly_fire_id=7' });
    go({ ...home, tracking: 'off', partner: { name: 'A Partner' }, article: { natural_id: 'n' } });
    views.shared({ method: 'Email' });
    vi.advanceTimersByTime(10_000);
    expect([layer, calls]).toEqual([[], []]);
  });
});

describe('SPEC §7.2: a share', () => {
  test('before the first page view waits for it', () => {
    const { views, go, layer, sent } = aPage();
    views.shared({ method: 'Email', url: 'https://example.com/a/', title: 'A deal' });
    expect(layer).toEqual([]);
    go(home);
    expect(sent('share')).toEqual([
      { event: 'share', method: 'Email', share_url: 'https://example.com/a/', share_title: 'A deal', page_name: '/' },
    ]);
  });

  test('on a page with disabled tracking is not sent', () => {
    const { views, go, layer } = aPage();
    views.shared({ method: 'Email' });
    go({ ...home, tracking: 'off' });
    expect(layer).toEqual([]);
  });
});
