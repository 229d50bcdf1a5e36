import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import type { MediaLibrary } from '../../src/media/library/mediaLibrary.ts';
import { createFileCache } from '../../src/content/files/fileCache.ts';
import { createContentUpdate } from '../../src/operations/seed/watchContent.ts';
import { updateContent } from '../../src/operations/seed/seed.ts';
import { addHarborPublication, copySampleContent } from './copySampleContent.ts';

const seededAt = new Date('2026-11-21T12:30:00Z');
const quiet = (): void => undefined;

/** Tests of updates. They share a database with the sample content and its library, because importing it is slow. */
export const describeUpdates = (open: () => OpenDatabase, library: () => Promise<MediaLibrary>) =>
  describe('an update from changed files', () => {
    const slug = 'sample-story';
    const file = `articles/${slug}.md`;
    const { read, write, edit, remove, ...changed } = copySampleContent(open, 'own');
    afterAll(changed.close);
    const { article, tags, everything } = changed;
    const nextDay = new Date('2026-11-22T15:00:00Z');
    const runUpdate = async (missing: 'keep' | 'remove' = 'keep') =>
      updateContent(open().db, {
        now: nextDay,
        log: quiet,
        contentDirectory: changed.folder,
        missing,
        library: await library(),
      });
    const views = (id: number) =>
      open().db.selectFrom('articleViews').selectAll().where('articleId', '=', id).orderBy('hour').execute();

    test('changes nothing without changed files, also on a later day', async () => {
      const before = await everything();
      expect(await runUpdate()).toEqual({ tags: 0, failures: [] });
      expect(await everything()).toEqual(before);
      expect(await tags()).toEqual([]);
    });

    test('updates the text of an article and keeps its URL, date, page views and positions', async () => {
      const before = await article(slug);
      const reads = await views(before?.id ?? 0);
      const listPositions = () =>
        open()
          .db.selectFrom('packageItems')
          .selectAll()
          .where('articleId', '=', before?.id ?? 0)
          .orderBy('packageId')
          .execute();
      const positionsBefore = await listPositions();
      const { siteId } = await open()
        .db.selectFrom('articles')
        .select('siteId')
        .where('id', '=', before?.id ?? 0)
        .executeTakeFirstOrThrow();
      await open()
        .db.insertInto('formSubmissions')
        .values({ siteId, form: 'contact', fields: '{"message":"Hello"}', receivedAt: seededAt })
        .execute();
      edit(file, /^title: .*$/m, 'title: Turnstiles count zebras on Tuesday');
      edit(file, /^daysAgo: /m, 'updated: 2026-11-22 09:15\ndaysAgo: ');
      await runUpdate();
      const after = await article(slug);
      expect(after).toEqual({
        ...before,
        title: 'Turnstiles count zebras on Tuesday',
        modifiedDate: new Date('2026-11-22T14:15:00Z'),
      });
      expect(reads.length).toBeGreaterThan(0);
      expect(await views(before?.id ?? 0)).toEqual(reads);
      expect(positionsBefore.length).toBeGreaterThan(0);
      expect(await listPositions()).toEqual(positionsBefore);
      expect(await open().db.selectFrom('formSubmissions').select('form').execute()).toEqual([{ form: 'contact' }]);
      const found = await open()
        .db.selectFrom('articleSearch')
        .select('articleId')
        .where(sql<boolean>`vector @@ to_tsquery('english', 'zebra')`)
        .execute();
      expect(found).toEqual([{ articleId: before?.id }]);
      const purged = await tags();
      expect(purged).toContain(`sister-site article:${before?.naturalId}`);
      expect(purged.filter((tag) => tag.includes(' article:'))).toHaveLength(1);
      expect(purged.filter((tag) => !tag.startsWith('sister-site '))).toEqual([]);
    });

    test('imports new and changed content and purges only its pages', async () => {
      await open().db.deleteFrom('purges').execute();
      write(
        'articles/a-new-one.md',
        read(file)
          .replace(/^slug: .*$/m, 'slug: a-new-one')
          .replace(/^title: .*$/m, 'title: A new one about turnstiles')
          .replace(/^summary: .*$/m, 'summary: This story is new.')
          .replace(/^daysAgo: .*$/m, 'date: 2026-11-22')
          .replace(/^updated: .*\n/m, ''),
      );
      const pages = JSON.parse(read('static-pages.json')) as { slug: string; title: string }[];
      write(
        'static-pages.json',
        JSON.stringify(pages.map((page) => (page.slug === 'about-us' ? { ...page, title: 'Who we are now' } : page))),
      );
      const events = JSON.parse(read('events.json')) as Record<string, unknown>[];
      const { daysAhead: _, daysAgo: __, ...event } = events[0] ?? {};
      write('events.json', JSON.stringify([{ ...event, date: '2027-02-03' }, ...events.slice(1)]));
      await runUpdate();
      expect((await article('a-new-one'))?.naturalId).toBe('2026/11/22/a-new-one');
      expect(
        await open().db.selectFrom('staticPages').select('title').where('slug', '=', 'about-us').execute(),
      ).toContainEqual({ title: 'Who we are now' });
      const moved = await open()
        .db.selectFrom('events')
        .select('eventStartDate')
        .where('slug', '=', String(event['slug']))
        .executeTakeFirstOrThrow();
      expect(moved.eventStartDate.toISOString()).toMatch(/^2027-02-03/);
      const purged = (await tags()).map((tag) => tag.replace('sister-site ', ''));
      expect(purged.filter((tag) => !/^(stream|author|type):/.test(tag))).toEqual([
        'article-index',
        'article:2026/11/22/a-new-one',
        'deals',
        `event:${String(event['docUri'])}`,
        'events',
        'search',
        'static-page:about-us',
        'static-pages',
      ]);
    });

    test('adds a publication', async () => {
      addHarborPublication(changed.folder);
      await runUpdate();
      const { id } = await open()
        .db.selectFrom('sites')
        .select('id')
        .where('key', '=', 'harbor')
        .executeTakeFirstOrThrow();
      const rows = (table: 'articles' | 'staticPages' | 'newsletters' | 'packagePositions') =>
        open()
          .db.selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('siteId', '=', id)
          .executeTakeFirstOrThrow();
      for (const table of ['articles', 'staticPages', 'newsletters', 'packagePositions'] as const)
        expect(Number((await rows(table)).n)).toBeGreaterThan(1);
      expect(await tags()).toContain('harbor article-index');
    });

    test('removes missing content only on request', async () => {
      remove('articles/a-new-one.md');
      await runUpdate();
      expect(await article('a-new-one')).toBeDefined();
      await runUpdate('remove');
      expect(await article('a-new-one')).toBeUndefined();
      expect(await article(slug)).toBeDefined();
    });

    test('changes nothing of a publication with an invalid file', async () => {
      const before = await everything();
      edit(file, /^title: .*$/m, 'title: x');
      const { failures } = await runUpdate();
      expect(failures).toEqual([expect.stringMatching(/^The publication sister-site-template is left out: .*title/)]);
      expect(await everything()).toEqual(before);
    });

    test('imports an edited file again and again, and reports changed pages', async () => {
      const changes: string[] = [];
      const update = createContentUpdate({
        db: open().db,
        clock: () => nextDay,
        log: { info: quiet, warn: (message: unknown) => changes.push(String(message)) },
        library: await library(),
        cache: createFileCache(),
        contentDirectory: changed.folder,
        onChange: () => changes.push('pages'),
      });
      const title = async () => (await article(slug))?.title;
      edit(file, /^title: .*$/m, 'title: A title of yesterday');
      await update();
      expect([await title(), changes]).toEqual(['A title of yesterday', ['pages']]);
      edit(file, /^title: .*$/m, 'title: A title of today');
      await update();
      await update();
      expect([await title(), changes]).toEqual(['A title of today', ['pages', 'pages']]);
    });

    test('searches articles by the stems of a changed language', async () => {
      const countArticlesWith = async (word: string): Promise<number> => {
        const { n } = await open()
          .db.selectFrom('articleSearch')
          .innerJoin('sites', 'sites.id', 'articleSearch.siteId')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .where('sites.key', '=', 'sister-site')
          .where(sql<boolean>`vector @@ ${word}::tsquery`)
          .executeTakeFirstOrThrow();
        return Number(n);
      };
      expect(await countArticlesWith('the')).toBe(0);
      edit('site.json', '"timeZone":', '"language": "de-DE", "timeZone":');
      await runUpdate();
      expect(await countArticlesWith('the')).toBeGreaterThan(10);
    });
  });
