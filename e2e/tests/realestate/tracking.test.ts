import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { getStream } from '../../src/content.ts';
import { openReader, type Reader, type ReaderOptions } from '../../src/reader.ts';
import { consentRefusedCookie } from '../../src/launch.ts';
import { test as base } from '../../src/test.ts';

/** These readers have refused consent: only the site's own tracking is tested here. */
const refused = { [consentRefusedCookie.name]: consentRefusedCookie.value };

const test = base.extend<{ reader: (options?: Partial<ReaderOptions>) => Promise<Reader> }>({
  reader: async ({ browser }, use) => {
    const readers: Reader[] = [];
    await use(async ({ cookies = refused, ...options } = {}) => {
      const one = await openReader(browser, {
        origin: inject('origin'),
        cookies,
        responses: { '/views/': (route) => route.fulfill({ status: 204 }) },
        ...options,
      });
      readers.push(one);
      return one;
    });
    const trouble = readers.flatMap((one) => one.errors());
    await Promise.all(readers.map((one) => one.close()));
    expect(trouble, `errors in the browser: ${trouble.join('; ')}`).toEqual([]);
  },
});

const viewed = async (reader: Reader): Promise<readonly unknown[]> =>
  (await reader.events('page_view')).map(({ page_path }) => page_path);
const untilViewed = (reader: Reader, paths: readonly string[]) => expect.poll(() => viewed(reader)).toEqual(paths);
const newestArticle = async (): Promise<{ uri: string; naturalId: string }> => {
  const [newest] = (await getStream('markets/northeast', 1)).contents;
  if (!newest) throw new Error('The sample content has no article in markets/northeast.');
  return newest;
};
/** Follows a link by client-side navigation. */
const follow = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
};

describe('§4: the page view after each navigation', () => {
  test('is sent exactly once for each page, also on soft navigation and on going back', async ({ reader }) => {
    const one = await reader();
    const { uri } = await newestArticle();
    await one.go('/');
    await untilViewed(one, ['/']);
    await follow(one.page, '/markets/');
    await untilViewed(one, ['/', '/markets/']);
    await follow(one.page, '/markets/northeast/?page=2');
    await untilViewed(one, ['/', '/markets/', '/markets/northeast/?page=2']);
    await follow(one.page, uri);
    await untilViewed(one, ['/', '/markets/', '/markets/northeast/?page=2', uri]);
    await one.page.goBack();
    await untilViewed(one, ['/', '/markets/', '/markets/northeast/?page=2', uri, '/markets/northeast/?page=2']);
    expect((await one.events('page_view')).map(({ content_type }) => content_type)).toEqual([
      'home',
      'hub',
      'stream',
      'article',
      'stream',
    ]);
    expect((await one.events('page_view')).map(({ article_id }) => article_id !== '')).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('§3: an article fills its fields, which are in the HTML for every visitor', async ({ reader }) => {
    const one = await reader();
    const { uri, naturalId } = await newestArticle();
    await one.go(uri);
    await untilViewed(one, [uri]);
    const [event] = await one.events('page_view');
    expect(event).toMatchObject({
      page_name: uri,
      content_type: 'article',
      gpt_page: 'test_article',
      natural_id: naturalId,
      plac_userstate: 'anonymous',
    });
    expect(event?.['ad_slots']).toMatch(/^horiz1,/);
    for (const field of [
      'alm_site',
      'alm_site_group',
      'server',
      'article_id',
      'article_headline',
      'article_byline',
      'article_pubdate',
      'article_primary_topic',
      'paywall_type',
    ])
      expect(event?.[field], field).not.toBe('');
    await expect.poll(() => one.requested('/views/')).toEqual(['/views/']);
  });

  test('§3: a static page with disableTracking sends nothing', async ({ reader }) => {
    const one = await reader();
    await one.go('/static/about-us/');
    await untilViewed(one, ['/static/about-us/']);
    await follow(one.page, '/static/thank-you/');
    await one.page.waitForFunction(() =>
      document.getElementById('page-data')?.textContent.includes('"tracking":"off"'),
    );
    await follow(one.page, '/markets/');
    await untilViewed(one, ['/static/about-us/', '/markets/']);
    // It still counts as a page view of the session.
    expect((await one.events('page_view')).at(-1)).toMatchObject({ page_view_number: 3 });
  });
});

describe("the data layer may be somebody else's", () => {
  test.for([
    ['a list with entries', "window.dataLayer = [{ event: 'theirs' }]", 1],
    ['a frozen list', "window.dataLayer = Object.freeze([{ event: 'theirs' }])", 1],
    ['garbage', "window.dataLayer = 'garbage'", 0],
    [
      'a getter that throws',
      "Object.defineProperty(window, 'dataLayer', { get() { throw new Error('theirs') } })",
      undefined,
    ],
  ] as const)('%s: the page works without errors', async ([, before, theirs], { reader }) => {
    const one = await reader({ before });
    await one.go('/markets/');
    if (theirs === undefined) {
      // The failing script has no visible effect; the next page must still work.
      await follow(one.page, '/sectors/');
      await one.page.getByRole('heading', { level: 1, name: 'Sectors' }).waitFor();
      return;
    }
    await untilViewed(one, ['/markets/']);
    expect(await one.events('theirs')).toHaveLength(theirs);
  });
});

describe('§4: what follows a page view', () => {
  test('the audience call, where there is an email address and no customer id', async ({ reader }) => {
    const one = await reader({
      cookies: { useremail: 'reader%40example.com', oly_fire_id: '7' },
      responses: { '/data-api/audience/': (route) => route.fulfill({ json: {} }) },
    });
    const call = '/data-api/audience/reader%40example.com';
    await one.go('/');
    await expect.poll(() => one.requested('/data-api/audience/')).toEqual([call]);
    await follow(one.page, '/markets/');
    await expect.poll(() => one.requested('/data-api/audience/')).toEqual([call, call]);
    expect(await one.events('behaviour')).toEqual([]);
  });

  test('the behaviour event, from the second page on, 3 seconds after it', async ({ reader }) => {
    const one = await reader({ cookies: { ...refused, oly_fire_id: '7' } });
    await one.go('/');
    await untilViewed(one, ['/']);
    await follow(one.page, '/markets/');
    await expect
      .poll(() => one.events('behaviour'))
      .toEqual([{ event: 'behaviour', behaviour_id: '7', behaviour_tags: '128,131,106,article' }]);
  });
});

describe('leaks', () => {
  const countTimers = `
    const running = new Set();
    const { setTimeout: start, clearTimeout: end } = window;
    window.setTimeout = (run, ms, ...rest) => { const timer = start((...given) => { running.delete(timer); run(...given); }, ms, ...rest); running.add(timer); return timer; };
    window.clearTimeout = (timer) => { running.delete(timer); end(timer); };
    window.runningTimers = () => running.size;
  `;

  const navigations = 8;

  test(`${navigations} navigations leave one page view each, and no more timers than one does`, async ({ reader }) => {
    const one = await reader({ before: countTimers, cookies: { ...refused, oly_fire_id: '7' } });
    const paths = ['/markets/', '/sectors/', '/best-practices/'];
    const timers = () =>
      one.page.evaluate(() => (window as unknown as { runningTimers: () => number }).runningTimers());
    await one.go('/');
    await untilViewed(one, ['/']);
    await follow(one.page, '/events/');
    await expect.poll(() => one.events('behaviour')).toHaveLength(1);
    const resting = await timers();
    for (let index = 0; index < navigations; index += 1) {
      await follow(one.page, paths[index % paths.length] ?? '/');
      await expect.poll(async () => (await viewed(one)).length, { interval: 20 }).toBe(index + 3);
    }
    await expect.poll(async () => (await one.events('behaviour')).length).toBeGreaterThan(1);
    await expect.poll(timers).toBeLessThanOrEqual(resting);
    expect(await viewed(one)).toHaveLength(navigations + 2);
  });
});
