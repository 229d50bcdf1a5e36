import { beforeAll, expect, test } from 'vitest';
import { now, type Publication, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { listTrending } from '../trending/listTrending.ts';
import { diversifyByPicture, listDigDeeper, listRelatedKind, listYouMayLike } from './related.ts';
import type { Site } from './sites.ts';

const naturalId = '2026/11/21/origin';

describeWithDatabase('stories of sponsors are not recommended', (open) => {
  let site: Site;
  let publication: Publication;

  beforeAll(async () => {
    const { db } = open();
    publication = await writePublication(db);
    ({ site } = publication);
    const shared = { streams: ['markets/atlanta'], kicker: 'Video' as const };
    await writeStories(db, publication, [
      { slug: 'origin', title: 'Origin', hours: 5, ...shared },
      { slug: 'paid', title: 'Paid', hours: 6, ...shared },
      { slug: 'reported', title: 'Reported', hours: 7, ...shared },
    ]);
    await db.updateTable('articles').set({ presentedBy: 'Fairmount Credit' }).where('title', '=', 'Paid').execute();
  });

  const query = () => ({ site, naturalId, limit: 3, now });
  test.each([
    ['you might like', () => listYouMayLike(open().db, query())],
    ['dig deeper', () => listDigDeeper(open().db, query())],
    ['of a kind', () => listRelatedKind(open().db, query(), 'video')],
  ])('related stories: %s', async (_, list) => {
    expect((await list()).map(({ title }) => title)).toEqual(['Reported']);
  });

  test.each([
    ['the site', undefined],
    ['a stream', 'markets/atlanta'],
  ])('most read stories of %s', async (_, path) => {
    const category = path === undefined ? undefined : { id: publication.categories.get(path) ?? 0, path };
    const trending = await listTrending(open().db, { site, hours: 96, category, limit: 5, now });
    expect(trending.map(({ title }) => title)).toEqual(['Origin', 'Reported']);
  });
});

describeWithDatabase('related stories', (open) => {
  let site: Site;
  const query = () => ({ site, naturalId, limit: 2, now });

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    ({ site } = publication);
    const place = ['markets/atlanta', 'markets/southeast'];
    const [originId = 0, , , , packagedId = 0] = await writeStories(db, publication, [
      {
        slug: 'origin',
        title: 'Origin',
        hours: 5,
        streams: [...place, 'sectors/office', 'example-topics/capital-markets'],
      },
      { slug: 'same-place', title: 'Same place', hours: 6, streams: place },
      { slug: 'same-subject', title: 'Same place and sector', hours: 9, streams: [...place, 'sectors/office'] },
      { slug: 'same-kicker', title: 'Same kicker', hours: 5, streams: ['markets/miami'] },
      { slug: 'same-report', title: 'Same report', hours: 40, streams: ['markets/miami'] },
    ]);
    const { id: packageId } = await db
      .insertInto('packages')
      .values({
        siteId: publication.siteId,
        slug: 'report',
        title: 'Report',
        type: 'Special Reports',
        typeKey: 'special reports',
        packageUrl: '/special-reports/report/',
        pubDate: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('packageItems')
      .values([originId, packagedId].map((articleId, position) => ({ packageId, articleId, position })))
      .execute();
  });

  test('share a package, or a place and another subject, rather than the place alone', async () => {
    const titles = (await listYouMayLike(open().db, query())).map(({ title }) => title);
    expect(titles).toEqual(['Same place and sector', 'Same report']);
  });

  test('of the same stream are first those that share another subject', async () => {
    const titles = (await listDigDeeper(open().db, query())).map(({ title }) => title);
    expect(titles).toEqual(['Same place and sector', 'Same place']);
  });
});

const story = (title: string, id: string | undefined) => ({
  title,
  image: id === undefined ? null : { uri: `/images/${id}` },
});
const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

const shops = [story('a', 'shop'), story('b', 'shop'), story('c', 'shop')];

test('selects the same picture again only after all other pictures', () =>
  expect(titles(diversifyByPicture([...shops, story('d', 'plat'), story('e', 'tower')], 3))).toEqual(['a', 'd', 'e']));

test('uses the rank when all pictures are the same', () =>
  expect(titles(diversifyByPicture(shops, 2))).toEqual(['a', 'b']));

test('keeps the rank of stories without a picture', () =>
  expect(
    titles(
      diversifyByPicture(
        [story('a', undefined), story('b', undefined), story('c', 'one'), story('d', 'one'), story('e', 'two')],
        4,
      ),
    ),
  ).toEqual(['a', 'b', 'c', 'e']));
