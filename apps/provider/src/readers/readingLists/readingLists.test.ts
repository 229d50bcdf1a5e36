import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hoursAgo, now, toNaturalId, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openBrowser, openStore, type Store, testPasswordCost } from '../../../test/support/store.ts';
import { removePublication } from '../../operations/publications/removePublication.ts';
import { findAccount } from '../accounts/accounts.ts';
import { sampleAccounts, writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { maxItems, parseReadingListItem, toItemPath } from './items.ts';

const address = '/Registration/JsonWebService.svc/ReadingList/';
const json = { accept: 'application/json' };
const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

const stories = [
  { slug: 'tower', title: 'A tower is sold', hours: 5, streams: ['markets/atlanta', 'sectors/office'], authorIds: [] },
  { slug: 'yard', title: 'A yard is leased', hours: 4, streams: ['markets/atlanta'], authorIds: [] },
  { slug: 'hotel', title: 'A hotel opens', hours: 3, streams: ['markets/miami'] },
  { slug: 'planned', title: 'Not published yet', hours: -5, streams: ['markets/atlanta'] },
] as const;
const pathOf = (slug: (typeof stories)[number]['slug']): string => {
  const story = stories.find((candidate) => candidate.slug === slug);
  return `/${story ? toNaturalId(story) : ''}/`;
};

describeWithDatabase('the reading list of an account', (open) => {
  let store: Store;
  let clock = now;
  beforeAll(async () => {
    const { db } = open();
    store = await openStore(open(), () => clock);
    await writeSampleAccounts(db, now, testPasswordCost);
    const publication = await writePublication(db);
    await writeStories(db, publication, stories);
    await writeStories(db, publication, [
      { slug: 'paid', title: 'A partner has a message', hours: 1, streams: ['markets/atlanta'] },
    ]);
    await db.updateTable('articles').set({ presentedBy: 'Larkfield' }).where('title', 'like', 'A partner%').execute();
    await db.updateTable('sites').set({ key: 'harbor' }).where('key', '=', 'example').execute();
  });
  beforeEach(async () => {
    clock = now;
    await open().db.deleteFrom('savedArticles').execute();
    await open().db.deleteFrom('follows').execute();
    await open().db.deleteFrom('counters').execute();
  });
  afterAll(() => store.close());

  const signIn = async (email: string = sampleAccounts.registrant.email) => {
    const browser = openBrowser(store);
    const response = await browser.post('/Registration/Login.aspx', { email, password: sampleAccounts.password });
    expect(response.status).toBe(303);
    return browser;
  };
  type Browser = Awaited<ReturnType<typeof signIn>>;
  const add = async (browser: Browser, path: string) =>
    await browser.postForStatus(address, { path }, { ...own, ...json });
  const remove = async (browser: Browser, path: string) =>
    await browser.postForStatus(address, { path, change: 'remove' }, { ...own, ...json });
  const paths = async (browser: Browser): Promise<unknown> => (await (await browser.get(address)).json()).paths;

  describe('adding and removing', () => {
    test('keeps saved stories and followed pages with the account, in every browser', async () => {
      const [browser, second] = [await signIn(), await signIn()];
      expect(await add(browser, pathOf('tower'))).toBe(200);
      expect(await add(browser, '/markets/atlanta/')).toBe(200);
      expect(await add(browser, '/author/profile/maren-ostrow/')).toBe(200);
      expect(await paths(second)).toEqual([pathOf('tower'), '/author/profile/maren-ostrow/', '/markets/atlanta/']);
      expect(await remove(second, pathOf('tower'))).toBe(200);
      expect(await paths(browser)).toEqual(['/author/profile/maren-ostrow/', '/markets/atlanta/']);
    });

    test('adds an entry once, and removes a missing entry without an error', async () => {
      const browser = await signIn();
      expect([await add(browser, pathOf('yard')), await add(browser, pathOf('yard'))]).toEqual([200, 200]);
      expect(await paths(browser)).toEqual([pathOf('yard')]);
      expect(await remove(browser, pathOf('tower'))).toBe(200);
    });

    test.each(['/2026/11/20/no-such-story/', '/markets/nowhere/', '/author/profile/nobody/'])(
      'rejects %s, which the publication does not have',
      async (path) => {
        const browser = await signIn();
        expect(await add(browser, path)).toBe(404);
        expect(await paths(browser)).toEqual([]);
      },
    );

    test('rejects a story that is not published yet', async () => {
      expect(await add(await signIn(), pathOf('planned'))).toBe(404);
    });

    test.each(['', '/', 'https://evil.example/'])('rejects %j as a path', async (path) => {
      expect(await add(await signIn(), path)).toBe(400);
    });

    test('limits the number of saved stories', async () => {
      const { db } = open();
      const browser = await signIn();
      const account = await findAccount(db, sampleAccounts.registrant.email);
      await add(browser, pathOf('yard'));
      await db
        .insertInto('savedArticles')
        .values(
          Array.from({ length: maxItems.saved - 1 }, (_, index) => ({
            accountId: account?.id ?? '',
            site: 'harbor',
            naturalId: `2020/01/01/story-${index}`,
            savedAt: hoursAgo(index),
          })),
        )
        .execute();
      expect(await add(browser, pathOf('tower'))).toBe(409);
      expect(await add(browser, pathOf('yard')), 'a story that is saved already').toBe(200);
      expect(await add(browser, '/markets/miami/'), 'another list').toBe(200);
    });

    test('limits the number of changes in an hour', async () => {
      const browser = await signIn(sampleAccounts.subscriber.email);
      await add(browser, pathOf('yard'));
      await open().db.updateTable('counters').set({ count: 600 }).where('kind', '=', 'reading list: account').execute();
      expect(await add(browser, pathOf('tower'))).toBe(429);
      clock = new Date(now.getTime() + 3_600_001);
      expect(await add(browser, pathOf('tower'))).toBe(200);
    });
  });

  describe('who may read and change it', () => {
    test('a reader without a session gets nothing, and is sent to sign in and back to the page', async () => {
      const anonymous = openBrowser(store);
      expect(await anonymous.getStatus(address)).toBe(204);
      expect(await add(anonymous, pathOf('tower'))).toBe(401);
      const response = await anonymous.post(address, { path: pathOf('tower') });
      expect(response.status).toBe(303);
      const location = new URL(response.headers.get('location') ?? '', own.origin);
      expect([location.pathname, location.searchParams.get('returnUrl')]).toEqual([
        '/Registration/Login.aspx',
        pathOf('tower'),
      ]);
    });

    test.each([
      [pathOf('tower'), 'Sign in to save this story'],
      ['/markets/atlanta/', 'Sign in to follow'],
    ])('the sign-in page says why %s asks for an account', async (path, reason) => {
      const anonymous = openBrowser(store);
      const location = (await anonymous.post(address, { path })).headers.get('location') ?? '';
      expect(await anonymous.getText(location)).toContain(`<b>${reason}</b>`);
      const unknown = location.replace(/reason=\w+/, 'reason=constructor');
      expect(await anonymous.getText(unknown)).not.toContain('class="notice"');
    });

    test('a form without scripts adds the story and leads to the reading list', async () => {
      const browser = await signIn();
      const response = await browser.post(address, { path: pathOf('tower') });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/saved/']);
      expect(await paths(browser)).toEqual([pathOf('tower')]);
    });

    test('a form without scripts for a page that does not exist says so on a page', async () => {
      const response = await (await signIn()).post(address, { path: '/markets/nowhere/' });
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('<h1>Your reading list was not changed</h1>'),
      ]);
    });

    test('a forged session, or the readable customer id alone, opens no list', async () => {
      const owner = await signIn();
      await add(owner, pathOf('tower'));
      const forged = openBrowser(store);
      forged.jar.set('mh_session', 'A'.repeat(43));
      forged.jar.set('oly_enc_id', owner.jar.get('oly_enc_id') ?? '');
      forged.jar.set('userAccess', 'signed-in');
      expect(await forged.getStatus(address)).toBe(204);
      expect(await remove(forged, pathOf('tower'))).toBe(401);
      expect(await paths(owner)).toEqual([pathOf('tower')]);
    });

    test('the session of another account has its own list', async () => {
      const [owner, other] = [await signIn(), await signIn(sampleAccounts.subscriber.email)];
      await add(owner, pathOf('tower'));
      expect(await paths(other)).toEqual([]);
      await remove(other, pathOf('tower'));
      expect(await paths(owner)).toEqual([pathOf('tower')]);
    });

    test.each([
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      {},
    ])('a form with the headers %j changes nothing', async (headers) => {
      const browser = await signIn();
      const response = await browser.post(address, { path: pathOf('tower') }, headers as Record<string, string>);
      expect(response.status).toBe(403);
      expect(await paths(browser)).toEqual([]);
    });

    test('no response is stored in a cache', async () => {
      const response = await (await signIn()).get(address);
      expect(response.headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('its stories', () => {
    test('lists saved stories, followed pages and their newest newsroom stories', async () => {
      const browser = await signIn();
      for (const path of [pathOf('tower'), '/markets/atlanta/', '/author/profile/maren-ostrow/'])
        await add(browser, path);
      const view = await (await browser.get(`${address}?view=stories`)).json();
      expect(view.saved).toMatchObject([
        {
          path: pathOf('tower'),
          title: 'A tower is sold',
          section: { name: 'Atlanta', path: '/markets/atlanta/' },
          sponsor: null,
        },
      ]);
      expect(view.follows).toEqual([
        { path: '/markets/atlanta/', name: 'Atlanta', kind: 'market' },
        { path: '/author/profile/maren-ostrow/', name: 'Maren Ostrow', kind: 'author' },
      ]);
      expect(view.newest.map(({ title }: { title: string }) => title)).toEqual([
        'A hotel opens',
        'A yard is leased',
        'A tower is sold',
      ]);
    });

    test('names the partner of a saved story that was paid for', async () => {
      const browser = await signIn();
      await add(browser, `/${toNaturalId({ slug: 'paid', hours: 1 })}/`);
      expect((await (await browser.get(`${address}?view=stories`)).json()).saved).toMatchObject([
        { sponsor: 'Larkfield' },
      ]);
    });

    test('lists followed markets with their newest story and figures, the newest first', async () => {
      const browser = await signIn();
      for (const path of ['/markets/miami/', '/markets/atlanta/', '/sectors/office/']) await add(browser, path);
      expect((await (await browser.get(`${address}?view=markets`)).json()).markets).toEqual([
        {
          name: 'Miami',
          path: '/markets/miami/',
          newest: { title: 'A hotel opens', path: pathOf('hotel') },
          figures: { newStories: 1, deals: 0 },
        },
        {
          name: 'Atlanta',
          path: '/markets/atlanta/',
          newest: { title: 'A yard is leased', path: pathOf('yard') },
          figures: { newStories: 2, deals: 0 },
        },
      ]);
    });
  });

  test('is removed with its publication', async () => {
    const browser = await signIn();
    await add(browser, '/markets/miami/');
    await removePublication(open().db, 'harbor');
    expect(await open().db.selectFrom('follows').select('target').execute()).toEqual([]);
  });
});

test.each([
  ['/2026/11/20/a-deal/', { list: 'saved', naturalId: '2026/11/20/a-deal' }],
  ['/markets/atlanta/', { list: 'follows', kind: 'stream', target: 'markets/atlanta' }],
  ['/webcasts/on-demand/office/', { list: 'follows', kind: 'stream', target: 'webcasts/on-demand/office' }],
  ['/author/profile/maren-ostrow/', { list: 'follows', kind: 'author', target: 'maren-ostrow' }],
  ["/author/profile/se%C3%A1n-o'brien/", { list: 'follows', kind: 'author', target: "seán-o'brien" }],
] as const)('parses %s, and returns the same path for the entry', (path, item) => {
  expect(parseReadingListItem(path)).toEqual(item);
  expect(toItemPath(item)).toBe(decodeURI(path));
});

test.each([
  '',
  '/',
  '/markets/',
  'markets/atlanta',
  '//evil.example/markets/',
  '/markets/%00/',
  '/markets/%E0%A4%A/',
  '/markets/\\evil/',
  `/markets/${'a'.repeat(300)}/`,
])('%j is not the page of an entry', (path) => {
  expect(parseReadingListItem(path)).toBeUndefined();
});
