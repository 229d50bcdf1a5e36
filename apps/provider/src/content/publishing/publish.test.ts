import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { findArticle } from '../queries/articles.ts';
import { findAuthor } from '../queries/authors.ts';
import type { Site } from '../queries/sites.ts';
import { kinds } from './kinds/index.ts';
import { patch, publish, type PublishDeps, remove } from './publish.ts';

const start = new Date('2026-11-21T15:00:00Z');
const key = '2026/11/21/a-deal';
const deal = {
  title: 'A deal in Atlanta',
  summary: 'An office tower changed hands.',
  kicker: 'News',
  primary: 'markets/atlanta',
  authors: ['maren-ostrow'],
  image: { url: '/images/tower-oxide-7', alt: 'An office tower', credit: 'Ada Mill' },
  recombeeId: 'rec-1',
  body: { markdown: 'The tower sold for $40 million.\n\nIts roof did not.' },
};

describeEachEngine('publishing', (open) => {
  let now = start;
  let site: Site;
  const deps = (): PublishDeps => ({ db: open().db, clock: () => now });
  const tags = async (): Promise<string[]> => {
    const rows = await open().db.deleteFrom('purges').returning('tag').execute();
    return rows.map(({ tag }) => tag).toSorted();
  };
  const put = (input: object, at = key) => publish(deps(), site, { kind: 'article', key: at, input });
  const articleOnSite = (at = key) => findArticle(open().db, site, at, now);
  const document = async () => {
    const row = await open().db.selectFrom('contentDocuments').selectAll().where('key', '=', key).executeTakeFirst();
    return row?.document;
  };

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
  });

  test.each(['__proto__', 'constructor', 'toString'])('an article with the kicker %s has no format', async (kicker) => {
    const at = `2026/11/21/${kicker.toLowerCase().replaceAll('_', '')}`;
    expect(await put({ ...deal, kicker }, at)).toMatchObject({ ok: true });
    const { postFormat } = await open()
      .db.selectFrom('articles')
      .select('postFormat')
      .where('kicker', '=', kicker)
      .executeTakeFirstOrThrow();
    expect(postFormat).toBe('standard');
    await remove(deps(), site, { kind: 'article', key: at });
    await tags();
  });

  test('writes an article with all derived rows and requests purges of its pages', async () => {
    const result = await put(deal);
    expect(result).toMatchObject({ ok: true, value: { change: 'created', state: 'published' } });
    expect(await articleOnSite()).toMatchObject({
      title: 'A deal in Atlanta',
      byline: 'Maren Ostrow',
      recombeeId: 'rec-1',
      pubDate: start,
      image: { uri: '/images/tower-oxide-7', credit: 'Ada Mill' },
      blocks: ['<p>The tower sold for $40 million.</p>', '<p>Its roof did not.</p>'],
    });
    const streams = await open()
      .db.selectFrom('articleCategories')
      .innerJoin('categories', 'categories.id', 'categoryId')
      .select(['path', 'role'])
      .orderBy('path')
      .execute();
    expect(streams).toEqual([
      { path: 'example-sections/news', role: 'kicker' },
      { path: 'markets/atlanta', role: 'primary' },
      { path: 'markets/southeast', role: 'listed' },
    ]);
    expect(await tags()).toEqual([
      'article-index',
      `article:${key}`,
      'author:maren-ostrow',
      'deals',
      'search',
      'type:package',
      'type:package-by-position',
      'type:section-front',
      'type:stream',
      'type:stream-feed',
      'type:stream-slim',
    ]);
  });

  test('normalizes all text and removes the characters that XML forbids', async () => {
    const at = '2026/11/21/zurich';
    const result = await put(
      {
        ...deal,
        title: 'Quarterly\u0003 report',
        summary: 'Zu\u0308rich\u000BWest',
        body: { html: '<p>A&#3;\uFFFEB</p>' },
      },
      at,
    );
    expect(result).toMatchObject({ ok: true, value: { document: { title: 'Quarterly report' } } });
    expect(await articleOnSite(at)).toMatchObject({
      title: 'Quarterly report',
      summary: 'Zürich West',
      blocks: ['<p>AB</p>'],
    });
    await remove(deps(), site, { kind: 'article', key: at });
    await tags();
  });

  test('writes nothing for the same article', async () => {
    now = new Date('2026-11-21T16:00:00Z');
    expect(await put(deal)).toMatchObject({ ok: true, value: { change: 'unchanged' } });
    expect(await tags()).toEqual([]);
  });

  test('lists every issue with its path and changes nothing', async () => {
    const bad = {
      ...deal,
      title: '',
      publishAt: 'tomorrow',
      slides: [{ image: { url: '/images/x' } }],
      body: { markdown: 'a', html: '<p>a</p>' },
    };
    const result = await put(bad);
    expect(result).toMatchObject({
      ok: false,
      error: {
        kind: 'invalid',
        issues: [{ path: 'publishAt' }, { path: 'title' }, { path: 'slides[0].image.alt' }, { path: 'body' }],
      },
    });
    const unknown = await put({
      ...deal,
      primary: 'markets/nowhere',
      authors: ['nobody'],
      presentedBy: 'no-firm',
      disclaimer: true,
    });
    expect(unknown).toMatchObject({
      ok: false,
      error: {
        kind: 'invalid',
        issues: [
          { path: 'primary', message: 'no category "markets/nowhere"' },
          { path: 'authors[0]', message: 'no author "nobody". Publish it first' },
          { path: 'presentedBy' },
        ],
      },
    });
    expect((await articleOnSite())?.title).toBe('A deal in Atlanta');
    expect(await tags()).toEqual([]);
  });

  test.each([
    ['authors', { authors: ['maren-ostrow', 'maren-ostrow'] }],
    ['categories', { categories: Array.from({ length: 201 }, (_, index) => `markets/city-${index}`) }],
    ['tags', { tags: Array.from({ length: 501 }, (_, index) => `tag ${index}`) }],
    ['tags[0]', { tags: ['x'.repeat(301)] }],
    ['publishAt', { publishAt: '9999-12-31T23:59:59-05:00' }],
  ])('refuses an article whose %s the database cannot store', async (path, fields) => {
    expect(await put({ ...deal, ...fields })).toMatchObject({ ok: false, error: { issues: [{ path }] } });
  });

  test.each([
    ['position', 'promotionalListing', { type: 'a', title: 'A', uri: '/a/', position: 2 ** 31 }],
    [
      'articles',
      'package',
      {
        title: 'A',
        type: 'position',
        packageUrl: '/a/',
        articles: Array.from({ length: 1001 }, (_, index) => `2026/11/21/story-${index}`),
      },
    ],
  ] as const)('refuses a value of %s beyond the limit', async (path, kind, input) => {
    expect(await publish(deps(), site, { kind, key: 'a-key', input })).toMatchObject({
      ok: false,
      error: { issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });

  test('lists every issue of the facts of a deal with its path', async () => {
    const facts = { price: { amount: 0, currency: 'usd' }, capRate: 101, brokers: [''], buyr: 'A typo' };
    expect(await put({ ...deal, deal: { kind: 'swap', ...facts } })).toMatchObject({
      ok: false,
      error: {
        issues: [
          { path: 'deal.kind' },
          { path: 'deal.price.amount' },
          { path: 'deal.price.currency' },
          { path: 'deal.capRate' },
          { path: 'deal.brokers[0]' },
          { path: 'deal' },
        ],
      },
    });
    expect(
      await put({ ...deal, deal: { kind: 'sale', market: 'sectors/office', sector: 'sectors/no-such' } }),
    ).toMatchObject({
      ok: false,
      error: {
        issues: [
          { path: 'deal.market', message: 'no market "sectors/office"' },
          { path: 'deal.sector', message: 'no sector "sectors/no-such"' },
        ],
      },
    });
  });

  test('an article has a deal while it is on the sites', async () => {
    const at = '2026/11/21/with-a-deal';
    const totals = () => open().db.selectFrom('dealTotals').select(['deals', 'volume']).execute();
    const input = { ...deal, deal: { kind: 'sale', price: { amount: 40_000_000 }, buyer: "Ada's Trust" } };
    await put(input, at);
    expect((await articleOnSite(at))?.deal).toMatchObject({
      kind: 'sale',
      date: '2026-11-21',
      price: 40_000_000,
      currency: 'USD',
      buyer: 'Ada’s Trust',
    });
    expect(await totals()).toEqual([{ deals: 1, volume: 40_000_000 }]);
    await put({ ...input, status: 'withdrawn' }, at);
    expect(await totals()).toEqual([{ deals: 0, volume: 0 }]);
    await remove(deps(), site, { kind: 'article', key: at });
    await tags();
  });

  test('refuses an update of a document that has changed meanwhile', async () => {
    const stale = { precondition: { kind: 'hash', hashes: ['older'] } } as const;
    expect(await patch(deps(), site, { kind: 'article', key, changes: { title: 'Lost' } }, stale)).toMatchObject({
      ok: false,
      error: { kind: 'changed' },
    });
    expect((await articleOnSite())?.title).toBe('A deal in Atlanta');
  });

  test('a correction keeps the date, the id and the page views', async () => {
    const before = await articleOnSite();
    await open()
      .db.insertInto('articleViews')
      .values({ articleId: before?.id ?? 0, hour: start, views: 3 })
      .execute();
    await patch(deps(), site, {
      kind: 'article',
      key,
      changes: { title: 'A better deal', updatedAt: '2026-11-21T11:00:00-05:00', recombeeId: null },
    });
    expect(await articleOnSite()).toMatchObject({
      id: before?.id,
      title: 'A better deal',
      pubDate: start,
      recombeeId: null,
      modifiedDate: new Date('2026-11-21T16:00:00Z'),
    });
    expect(await open().db.selectFrom('articleViews').select('views').execute()).toEqual([{ views: 3 }]);
  });

  test.each(['withdrawn', 'draft'] as const)('%s content is in no response and returns with its id', async (status) => {
    const before = await articleOnSite();
    await tags();
    await patch(deps(), site, { kind: 'article', key, changes: { status } });
    expect(await articleOnSite()).toBeUndefined();
    expect(await document()).toMatchObject({ status, title: 'A better deal' });
    expect(await tags()).toContain(`article:${key}`);
    await patch(deps(), site, { kind: 'article', key, changes: { status: 'published' } });
    expect(await articleOnSite()).toMatchObject({ id: before?.id, pubDate: start });
  });

  test('scheduled content appears at its minute', async () => {
    const later = '2026/11/22/a-later-deal';
    const publishAt = '2026-11-22T06:00:00-05:00';
    expect(await put({ ...deal, publishAt }, later)).toMatchObject({ ok: true, value: { state: 'scheduled' } });
    expect(await articleOnSite(later)).toBeUndefined();
    now = new Date('2026-11-22T11:00:00Z');
    expect(await articleOnSite(later)).toMatchObject({ title: 'A deal in Atlanta' });
  });

  test('sanitizes HTML bodies, splits them into blocks and refuses pictures of other hosts', async () => {
    const html = `<h1>Terms</h1><script>steal()</script><p onclick="x()">One</p>Loose <b>text</b>\n\nMore<table><tr><td>1</td></tr></table><div><p>Two</p><iframe src="https://evil.example"></iframe></div>`;
    await put({ ...deal, body: { html } });
    expect((await articleOnSite())?.blocks).toEqual([
      '<h2>Terms</h2>',
      '<p>One</p>',
      '<p>Loose <b>text</b></p>',
      '<p>More</p>',
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table><tr><td>1</td></tr></table></div>',
      '<p>Two</p>',
    ]);
    expect(await put({ ...deal, body: { html: '<p><img src="https://x.example/a.png" alt="a"></p>' } })).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'body.html' }] },
    });
  });

  test('a new name of an author is in the bylines of their articles and in search', async () => {
    const author = { kind: 'author', key: 'maren-ostrow' } as const;
    await publish(deps(), site, { ...author, input: { name: 'Maren Ostrow' } });
    await patch(deps(), site, { ...author, changes: { name: 'Maren Zielinski' } });
    expect((await articleOnSite())?.byline).toBe('Maren Zielinski');
  });

  test.each(["kate-o'brien", 'ada-o’hara'])(
    'the author %s has a typographic name, and each apostrophe finds it',
    async (slug) => {
      const name = slug === 'ada-o’hara' ? "Ada O'Hara" : "Kate O'Brien";
      await publish(deps(), site, { kind: 'author', key: slug, input: { name } });
      const typographic = name.replace("'", '’');
      const bylines = [name, typographic, name.toUpperCase(), slug, slug.replace("'", '’'), slug.replace('’', "'")];
      const found = await Promise.all(bylines.map((byline) => findAuthor(open().db, site, byline)));
      expect(found.map((author) => author?.name)).toEqual(bylines.map(() => typographic));
    },
  );

  test('deletes an article with its rows', async () => {
    expect(await remove(deps(), site, { kind: 'article', key })).toMatchObject({
      ok: true,
      value: { change: 'deleted' },
    });
    expect(await open().db.selectFrom('articles').select('id').where('naturalId', '=', key).execute()).toEqual([]);
    expect(await remove(deps(), site, { kind: 'article', key })).toMatchObject({ error: { kind: 'not-found' } });
  });

  test.each(Object.entries(kinds))('the example key of %s has the form of its keys', (_, { isKey, keyExample }) => {
    expect(isKey(keyExample)).toBe(true);
  });

  test.each(['2026/02/30/a-deal', `2026/11/21/${'x'.repeat(161)}`])(
    'refuses the article %s, which no site can show',
    async (unknown) => {
      expect(await publish(deps(), site, { kind: 'article', key: unknown, input: deal })).toMatchObject({
        ok: false,
        error: { issues: [{ path: 'key', message: expect.stringContaining('a day of the calendar') }] },
      });
    },
  );
});
