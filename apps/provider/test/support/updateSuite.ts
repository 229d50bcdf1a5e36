import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { updateContent } from '../../src/seed/seed.ts';
import { copySampleContent } from './copySampleContent.ts';
import { addHarborPublication } from './addHarborPublication.ts';

const seededAt = new Date('2026-11-21T12:30:00Z');
const quiet = (): void => undefined;

/** What an update keeps and changes, in a database that holds the sample content: seeding it takes long, so these share one. */
export const describeUpdates = (open: () => OpenDatabase) =>
  describe('an update from changed files', () => {
    const slug = 'badge-data-flatters-tuesday';
    const file = `articles/${slug}.md`;
    const { read, write, edit, remove, ...changed } = copySampleContent(open);
    afterAll(changed.close);
    const { article, tags, everything } = changed;
    const nextDay = new Date('2026-11-22T15:00:00Z');
    const bring = (missing: 'keep' | 'remove' = 'keep') =>
      updateContent(open().db, { now: nextDay, log: quiet, contentDirectory: changed.folder, missing });
    const views = (id: number) =>
      open().db.selectFrom('articleViews').selectAll().where('articleId', '=', id).orderBy('hour').execute();

    test('without a change changes nothing, on any later day', async () => {
      const before = await everything();
      expect(await bring()).toEqual({ tags: 0 });
      expect(await everything()).toEqual(before);
      expect(await tags()).toEqual([]);
    });

    test('gives an article its new words; its address, its date, its reads and its places stay', async () => {
      const before = await article(slug);
      const reads = await views(before?.id ?? 0);
      const places = () =>
        open()
          .db.selectFrom('packageItems')
          .selectAll()
          .where('articleId', '=', before?.id ?? 0)
          .orderBy('packageId')
          .execute();
      const formerPlaces = await places();
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
      edit(file, /^time: /m, 'updated: 2026-11-22 09:15\ntime: ');
      await bring();
      const after = await article(slug);
      expect(after).toEqual({
        ...before,
        title: 'Turnstiles count zebras on Tuesday',
        modifiedDate: new Date('2026-11-22T14:15:00Z'),
      });
      expect(reads.length).toBeGreaterThan(0);
      expect(await views(before?.id ?? 0)).toEqual(reads);
      expect(formerPlaces.length).toBeGreaterThan(0);
      expect(await places()).toEqual(formerPlaces);
      expect(await open().db.selectFrom('formSubmissions').select('form').execute()).toEqual([{ form: 'contact' }]);
      const found = await open()
        .db.selectFrom('articleSearch')
        .select('articleId')
        .where(sql<boolean>`vector @@ to_tsquery('english', 'zebra')`)
        .execute();
      expect(found).toEqual([{ articleId: before?.id }]);
      const told = await tags();
      expect(told).toContain(`plotline article:${before?.naturalId}`);
      expect(told.filter((tag) => tag.includes(' article:'))).toHaveLength(1);
      expect(told.filter((tag) => tag.startsWith('sister-site'))).toEqual([]);
    });

    test('adds what is new and changes what differs, and tells the sites of nothing else', async () => {
      await open().db.deleteFrom('purges').execute();
      write(
        'articles/a-new-one.md',
        read(file)
          .replace(/^slug: .*$/m, 'slug: a-new-one')
          .replace(/^title: .*$/m, 'title: A new one about turnstiles')
          .replace(/^summary: .*$/m, 'summary: Nobody has read this before.')
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
      await bring();
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
      const told = (await tags()).map((tag) => tag.replace('plotline ', ''));
      expect(told.filter((tag) => !/^(stream|author|type):/.test(tag))).toEqual([
        'article-index',
        'article:2026/11/22/a-new-one',
        `event:${String(event['docUri'])}`,
        'events',
        'search',
        'static-page:about-us',
        'static-pages',
      ]);
    });

    test('adds a publication made from the template', async () => {
      addHarborPublication(changed.folder);
      await bring();
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

    test('takes away what is no longer in the files only where it is asked to', async () => {
      remove('articles/a-new-one.md');
      await bring();
      expect(await article('a-new-one')).toBeDefined();
      await bring('remove');
      expect(await article('a-new-one')).toBeUndefined();
      expect(await article(slug)).toBeDefined();
    });

    test('from faulty files changes nothing', async () => {
      const before = await everything();
      edit(file, /^title: .*$/m, 'title: x');
      await expect(bring()).rejects.toThrow(/fault\(s\)/);
      expect(await everything()).toEqual(before);
    });
  });
