import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { findArticle } from '../queries/articles.ts';
import { countSiteArticles, countStreams } from '../queries/streams.ts';
import type { Site } from '../queries/sites.ts';
import type { KindName } from './fields.ts';
import { patch, publish, type PublishDeps, remove, type WriteOptions } from './publish.ts';

const now = new Date('2026-11-21T15:00:00Z');
const key = '2026/11/21/a-deal';
const deal = {
  title: 'A deal',
  primary: 'markets/atlanta',
  authors: ['ann-lee'],
  presentedBy: 'harrow',
  disclaimer: true,
  body: { markdown: 'It closed.' },
};
const firm = { name: 'Harrow', blurb: 'A firm', publisherURL: 'https://harrow.example/' };

describeWithDatabase('content that leaves the sites', (open) => {
  let site: Site;
  const deps = (): PublishDeps => ({ db: open().db, clock: () => now });
  const put = (kind: KindName, at: string, input: object) => publish(deps(), site, { kind, key: at, input });
  const change = (kind: KindName, at: string, changes: object, options?: WriteOptions) =>
    patch(deps(), site, { kind, key: at, changes }, options);
  const tags = async (): Promise<string[]> =>
    (await open().db.deleteFrom('purges').returning('tag').execute()).map(({ tag }) => tag).toSorted();

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    await put('category', 'markets/atlanta', {
      name: 'Atlanta',
      family: 'markets',
      naturalId: 'channel_1section_2',
      region: 'southeast',
    });
    await put('author', 'ann-lee', { name: 'Ann Lee' });
    await put('publisher', 'harrow', firm);
    await put('article', key, deal);
  });
  beforeEach(tags);

  describe.each([
    ['category', 'markets/atlanta', `article ${key}`],
    ['author', 'ann-lee', `article ${key}`],
    ['publisher', 'harrow', `article ${key}`],
  ] as const)('the %s %s', (kind, at, referrer) => {
    const issue = { path: 'status', message: expect.stringContaining(referrer) };
    const refusal = { ok: false, error: { kind: 'invalid', issues: [issue] } };

    test.each([{ status: 'withdrawn' }, { status: 'draft' }, { publishAt: '2026-12-01T00:00:00Z' }])(
      'stays while an article refers to it: %o',
      async (changes) => {
        expect(await change(kind, at, changes)).toMatchObject(refusal);
        expect(await findArticle(open().db, site, key, now)).toMatchObject({
          byline: 'Ann Lee',
          presentedBy: 'Harrow',
        });
      },
    );

    test('is not deleted while an article refers to it', async () => {
      expect(await remove(deps(), site, { kind, key: at })).toMatchObject(refusal);
    });
  });

  test('a publisher without content leaves and returns', async () => {
    await put('publisher', 'pike', { ...firm, name: 'Pike' });
    expect(await change('publisher', 'pike', { status: 'withdrawn' })).toMatchObject({ ok: true });
    expect(await change('publisher', 'pike', { status: 'published' })).toMatchObject({ ok: true });
    expect(await remove(deps(), site, { kind: 'publisher', key: 'pike' })).toMatchObject({ ok: true });
  });

  test('drafts purge no page and are in no total', async () => {
    const { id } = await open()
      .db.selectFrom('categories')
      .select('id')
      .where('siteId', '=', site.id)
      .where('path', '=', 'markets/atlanta')
      .executeTakeFirstOrThrow();
    const count = async () => [
      (await countStreams(open().db, [id], now)).get(id),
      await countSiteArticles(open().db, site, now),
    ];
    const before = await count();
    const draft = '2026/11/21/a-draft';
    await put('article', draft, { ...deal, status: 'draft' });
    await change('article', draft, { title: 'Another title' });
    expect(await tags()).toEqual([]);
    expect(await count()).toEqual(before);
    const totals = await open().db.selectFrom('siteTotals').select('articles').execute();
    expect(totals).toEqual([{ articles: before[1] }]);
    await change('article', draft, { status: 'published' });
    expect(await count()).toEqual(before.map((n) => (n ?? 0) + 1));
    await change('article', draft, { status: 'withdrawn' });
    expect(await count()).toEqual(before);
    expect(await tags()).toEqual(expect.arrayContaining(['type:stream', `withdrawn:article:${draft}`]));
    await remove(deps(), site, { kind: 'article', key: draft });
    expect(await tags()).toEqual([]);
  });

  test('scheduled content appears before its date only when it is published', async () => {
    const later = '2026/11/21/later';
    const refused = { error: { issues: [{ path: 'publishAt', message: expect.stringContaining('"published"') }] } };
    await put('article', later, { ...deal, publishAt: '2026-12-01T00:00:00Z' });
    expect(await change('article', later, { publishAt: null })).toMatchObject(refused);
    expect(await put('article', later, { ...deal, status: 'scheduled' })).toMatchObject(refused);
    expect(await put('article', '2026/11/21/never', { ...deal, status: 'scheduled' })).toMatchObject(refused);
    expect(await change('article', later, { publishAt: null, status: 'published' })).toMatchObject({
      ok: true,
      value: { state: 'published', publishAt: now },
    });
  });

  test('a new biography of an author purges their articles', async () => {
    await change('author', 'ann-lee', { description: 'Ann covers offices.' });
    expect(await tags()).toContain(`article:${key}`);
  });

  test('a correction of a page with scripts needs the scope for changed scripts only', async () => {
    const page = { path: '/tool/', title: 'Tool', content: '<p>A tool</p>', settings: { javascript: 'start()' } };
    const address = { kind: 'staticPage', key: 'tool' } as const;
    await publish(deps(), site, { ...address, input: page }, { scripts: 'allowed' });
    expect(await change('staticPage', 'tool', { title: 'The tool' })).toMatchObject({ value: { change: 'updated' } });
    expect(await change('staticPage', 'tool', { settings: { javascript: 'stop()' } })).toMatchObject({
      error: { issues: [{ path: 'settings.javascript' }] },
    });
    expect(await change('staticPage', 'tool', { status: 'withdrawn' })).toMatchObject({ ok: true });
  });

  test('a deleted article leaves the lists that name it, and returns to them', async () => {
    const other = '2026/11/21/another-deal';
    await put('article', other, deal);
    const lists = [
      ['package', 'report', { title: 'Report', type: 'position', packageUrl: '/report/', articles: [key, other] }],
      ['trendingList', 'site', { articles: [other] }],
    ] as const;
    for (const [kind, at, input] of lists) await put(kind, at, input);
    const removedAt = new Date(now.getTime() + 60_000);
    await remove({ ...deps(), clock: () => removedAt }, site, { kind: 'article', key: other });
    const changed = open().db.selectFrom('contentDocuments').select('kind').where('updatedAt', '=', removedAt);
    expect(await changed.orderBy('kind').execute()).toEqual([{ kind: 'package' }, { kind: 'trendingList' }]);
    expect(await change('package', 'report', { title: 'A report' })).toMatchObject({
      value: { change: 'updated', document: { articles: [key] } },
    });
    await put('article', other, deal);
    for (const [kind, at, input] of lists)
      expect(await put(kind, at, input)).toMatchObject({ value: { change: 'updated' } });
    const listed = (table: 'packageItems' | 'trendingPositions') =>
      open()
        .db.selectFrom(table)
        .innerJoin('articles', 'articles.id', `${table}.articleId`)
        .select('naturalId')
        .orderBy('position')
        .execute();
    expect(await listed('packageItems')).toEqual([{ naturalId: key }, { naturalId: other }]);
    expect(await listed('trendingPositions')).toEqual([{ naturalId: other }]);
    await remove(deps(), site, { kind: 'article', key: other });
  });

  describe('the position of a package', () => {
    const pack = (title: string, more: object = {}) => ({
      title,
      type: 'position',
      packageUrl: '/',
      position: 'home-lead',
      ...more,
    });
    const findLead = () =>
      open()
        .db.selectFrom('packagePositions')
        .innerJoin('packages', 'packages.id', 'packageId')
        .select('slug')
        .where('position', '=', 'home-lead')
        .execute();

    test('is not taken by a draft, and is left by a package that is withdrawn', async () => {
      await put('package', 'first', pack('First'));
      await put('package', 'second', pack('Second', { status: 'draft' }));
      await put('package', 'third', pack('Third', { publishAt: '2026-12-01T00:00:00Z' }));
      expect(await findLead()).toEqual([{ slug: 'first' }]);
      await change('package', 'first', { status: 'withdrawn' });
      expect(await findLead()).toEqual([]);
      await change('package', 'first', { status: 'published' });
      expect(await findLead()).toEqual([{ slug: 'first' }]);
    });

    test('stays with the package that took it when the former one is corrected', async () => {
      await change('package', 'second', { status: 'published' });
      await change('package', 'first', { title: 'The first' });
      expect(await findLead()).toEqual([{ slug: 'second' }]);
    });
  });
});
