import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { kickers } from '../../src/content/files/schema/articles.ts';
import { createPackageLoaders } from '../../src/content/graphql/context.ts';
import { listSites } from '../../src/content/queries/sites.ts';
import { toDay } from '../../src/operations/seed/clock.ts';
import { isEventDay } from '../../src/operations/seed/writeCalendar.ts';
import { addSyntheticArticles } from '../../src/operations/seed/scale/addArticles.ts';
import { seedIfEmpty } from '../../src/operations/seed/seed.ts';
import { copyWithSmallPictures } from '../support/copySampleContent.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useTestLibrary } from '../support/mediaLibrary.ts';
import { describeStoredContent } from '../support/storedContentSuite.ts';
import { createTestFolder } from '../support/folders.ts';

const now = new Date('2026-11-21T12:30:00Z');

describeWithDatabase('the sample content', (open) => {
  const library = useTestLibrary(open);

  test('is imported without an issue', async () => {
    const contentDirectory = createTestFolder();
    await copyWithSmallPictures(contentDirectory, 'realestate');
    const options = { now, log: () => undefined, library: await library(), contentDirectory };
    const imported = await seedIfEmpty(open().db, options);
    expect(imported?.failures).toEqual([]);
  });

  describe('the sample content (§1.3)', () => {
    const streamSizes = () =>
      open()
        .db.selectFrom('categories')
        .leftJoin('articleCategories', 'articleCategories.categoryId', 'categories.id')
        .innerJoin('sites', 'sites.id', 'categories.siteId')
        .select([
          'sites.key',
          'categories.path',
          ({ fn }) => fn.count<number>('articleCategories.articleId').as('size'),
        ])
        .groupBy(['sites.key', 'categories.path'])
        .execute();

    test('has more than 400 articles, and at least one in each of the 152 streams', async () => {
      const sizes = (await streamSizes()).map((row) => ({ ...row, size: Number(row.size) }));
      expect(sizes.filter(({ key }) => key === 'plotline')).toHaveLength(152);
      expect(sizes.filter(({ size }) => size === 0)).toEqual([]);
      expect(sizes.filter(({ size }) => size > 30).length).toBeGreaterThan(20);
      const { total } = await open()
        .db.selectFrom('articles')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBeGreaterThan(400);
    });

    test.each(kickers)('has a stream of %s with articles of that kind only', async (kicker) => {
      const rows = await open()
        .db.selectFrom('articles')
        .innerJoin('articleCategories', 'articleCategories.articleId', 'articles.id')
        .innerJoin('categories', 'categories.id', 'articleCategories.categoryId')
        .where('categories.family', '=', 'plotline-sections')
        .where('categories.name', '=', kicker)
        .select('articles.kicker')
        .execute();
      expect(new Set(rows.map((row) => row.kicker))).toEqual(new Set([kicker]));
    });

    test('has articles with one and two embeds, and downloads', async () => {
      const rows = await open()
        .db.selectFrom('articles')
        .innerJoin('articleBodies', 'articleBodies.articleId', 'articles.id')
        .select(['shown', 'embed1', 'embed2'])
        .execute();
      expect(rows.filter(({ shown }) => shown['download']).length).toBeGreaterThan(1);
      const withEmbed = rows.filter(({ embed1 }) => embed1 !== null);
      expect(withEmbed.some(({ embed2 }) => embed2 !== null)).toBe(true);
      expect(
        withEmbed.filter(
          ({ embed1 }) =>
            !/^<iframe src="https:\/\/[^"]+&amp;layer=mapnik" title="[^"]+"><\/iframe>$/.test(embed1 ?? ''),
        ),
      ).toEqual([]);
    });

    test("publishes no article in the future, and uses the day in the publication's time zone in its path", async () => {
      const rows = await open().db.selectFrom('articles').select(['naturalId', 'pubDate', 'modifiedDate']).execute();
      const toDay = (date: Date) =>
        new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date).replaceAll('-', '/');
      expect(rows.filter(({ pubDate, modifiedDate }) => pubDate >= now || (modifiedDate ?? pubDate) > now)).toEqual([]);
      expect(rows.filter(({ naturalId, pubDate }) => !naturalId.startsWith(`${toDay(pubDate)}/`))).toEqual([]);
    });

    test('has no event on a weekend or a holiday, in the time zone of its venue', async () => {
      const events = await open()
        .db.selectFrom('events')
        .select(['slug', 'eventStartDate', 'eventEndDate', 'timeZone'])
        .execute();
      const wrong = events.filter(({ eventStartDate, eventEndDate, timeZone }) =>
        [eventStartDate, eventEndDate ?? eventStartDate].some(
          (date) => !isEventDay(toDay(date, timeZone ?? 'America/New_York')),
        ),
      );
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
      expect(events.length).toBeGreaterThan(20);
    });

    test('has all kinds of content: webcasts before and after, past and future events, monthly issues', async () => {
      const webcasts = await open().db.selectFrom('webcasts').select(['startsAt', 'endsAt']).execute();
      const states = webcasts.map(({ startsAt, endsAt }) =>
        startsAt > now ? 'upcoming' : endsAt > now ? 'live' : 'ondemand',
      );
      // One is live in business hours (`webcastTimes`); it is seven in the morning.
      expect(new Set(states)).toEqual(new Set(['upcoming', 'ondemand']));
      const events = await open().db.selectFrom('events').select('eventStartDate').execute();
      expect(events.filter(({ eventStartDate }) => eventStartDate > now).length).toBeGreaterThan(5);
      expect(events.filter(({ eventStartDate }) => eventStartDate < now).length).toBeGreaterThan(5);
      const issues = await open()
        .db.selectFrom('packages')
        .innerJoin('sites', 'sites.id', 'packages.siteId')
        .select(['packages.title', 'imageUrl'])
        .where('sites.key', '=', 'plotline')
        .where('packages.type', '=', 'magazine')
        .orderBy('packages.pubDate', 'desc')
        .execute();
      expect(issues[0]).toEqual({
        title: 'Real Estate Forum, November 2026',
        imageUrl: expect.stringMatching(/^\/images\/media-.*-72x96-/),
      });
      const pages = await open().db.selectFrom('staticPages').select('settings').execute();
      expect(new Set(pages.map(({ settings }) => settings.pageLayout))).toEqual(
        new Set(['right_rail', 'full_width', 'one_column', 'blank']),
      );
    });
  });

  describe('the home page', () => {
    const positions = async () => {
      const { db } = open();
      const sites = await listSites(db);
      const loaders = createPackageLoaders(db, now);
      const placements = await db.selectFrom('packagePositions').selectAll().orderBy('siteId').execute();
      const lists = placements.map(async ({ siteId, position }) => {
        const site = sites.find(({ id }) => id === siteId);
        const row = site && (await loaders.atPosition(site, position));
        const articles = row ? await loaders.articles(row) : [];
        return articles.map(({ naturalId, image }) => ({ key: site?.key, position, naturalId, image }));
      });
      return (await Promise.all(lists)).flat();
    };

    test('fills every position without repeating a story', async () => {
      const rows = await positions();
      const withoutReport = rows.filter(({ position }) => position !== 'home-special-report');
      for (const key of ['plotline', 'sister-site']) {
        const ids = withoutReport.filter((row) => row.key === key).map(({ naturalId }) => naturalId);
        expect(ids).toEqual([...new Set(ids)]);
      }
      expect(new Set(rows.filter(({ key }) => key === 'plotline').map(({ position }) => position))).toEqual(
        new Set([
          'home-lead',
          'home-secondary',
          'home-latest',
          'home-desk',
          'home-insights',
          'home-recent',
          'home-market-1',
          'home-market-2',
          'home-market-3',
          'home-special-report',
        ]),
      );
      expect(
        new Set(rows.filter(({ key }) => key === 'sister-site').map(({ position }) => position)).size,
      ).toBeGreaterThanOrEqual(5);
    });

    test('never shows the same picture next to each other', async () => {
      const rows = (await positions()).filter(
        ({ position }) => position !== 'home-special-report' && position !== 'home-latest',
      );
      const alike = rows.filter((row, index) => {
        const next = rows[index + 1];
        return (
          row.image && next?.position === row.position && next.key === row.key && next.image?.uri === row.image.uri
        );
      });
      expect(rows.length).toBeGreaterThan(20);
      expect(alike).toEqual([]);
    });

    test('never shows the same picture for consecutive events', async () => {
      const events = await open()
        .db.selectFrom('events')
        .select(['slug', 'imageUri', 'siteId'])
        .orderBy('siteId')
        .orderBy('eventStartDate')
        .execute();
      const alike = events.filter(({ siteId, imageUri }, index) => {
        const before = events[index - 1];
        return before?.siteId === siteId && before.imageUri === imageUri;
      });
      expect(alike).toEqual([]);
    });
  });

  test('has page views that give the trending list its intended order', async () => {
    const rows = await open()
      .db.selectFrom('articleViews')
      .innerJoin('articles', 'articles.id', 'articleViews.articleId')
      .innerJoin('sites', 'sites.id', 'articles.siteId')
      .where('sites.key', '=', 'plotline')
      .select(['articles.naturalId', ({ fn }) => fn.sum<number>('articleViews.views').as('views')])
      .groupBy('articles.naturalId')
      .orderBy('views', 'desc')
      .limit(3)
      .execute();
    expect(rows.map(({ naturalId }) => naturalId.split('/')[3])).toEqual([
      'mesa-data-center-megawatts-before-dirt',
      'seattle-lender-58-cents-note-sale',
      'badge-data-flatters-tuesday',
    ]);
  });

  describeStoredContent(open, 300);

  test('adds synthetic articles with unique paths over ten years', async () => {
    const count = async () =>
      Number(
        (
          await open()
            .db.selectFrom('articles')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await count();
    await addSyntheticArticles(open().db, 700, { now, log: () => undefined });
    await addSyntheticArticles(open().db, 10, { now, log: () => undefined });
    expect(await count()).toBe(before + 710);
    const { oldest } = await open()
      .db.selectFrom('articles')
      .select(({ fn }) => fn.min<Date>('pubDate').as('oldest'))
      .executeTakeFirstOrThrow();
    expect(now.getUTCFullYear() - new Date(oldest).getUTCFullYear()).toBeGreaterThanOrEqual(9);
    const { rows } = await sql`select 1 from pg_indexes where indexname = 'article_search_vector'`.execute(open().db);
    expect(rows).toHaveLength(1);
  });
});
