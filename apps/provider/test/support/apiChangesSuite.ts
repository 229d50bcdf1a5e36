import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KindName } from '../../src/content/publishing/fields.ts';
import { patch } from '../../src/content/publishing/publish.ts';
import { listSites, type Site } from '../../src/content/queries/sites.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import type { MediaLibrary } from '../../src/media/library/mediaLibrary.ts';
import { updateContent } from '../../src/operations/seed/seed.ts';
import { copySampleContent } from './copySampleContent.ts';

const now = new Date('2026-11-21T12:30:00Z');

/** Tests of updates after changes by the content API, in the database and the library of the other updates. */
export const describeApiChanges = (open: () => OpenDatabase, library: () => Promise<MediaLibrary>) =>
  describe('imports after changes by the content API', () => {
    const content = copySampleContent(open, 'own');
    const options = async () => ({
      now,
      log: () => undefined,
      contentDirectory: content.folder,
      library: await library(),
    });
    const entries = (file: string): Record<string, unknown>[] => JSON.parse(content.read(file));
    let site: Site;
    const change = async (kind: KindName, key: string, changes: object): Promise<void> => {
      const result = await patch({ db: open().db, clock: () => now }, site, { kind, key, changes });
      expect(result).toMatchObject({ ok: true, value: { change: 'updated' } });
    };
    const findPackage = (slug: string) =>
      open()
        .db.selectFrom('packages')
        .select(['title', 'summary', 'pubDate'])
        .where('siteId', '=', site.id)
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();

    beforeAll(async () => {
      // The tests before may have changed the rows that these files contain.
      await updateContent(open().db, await options());
      site = (await listSites(open().db)).find(({ key }) => key === 'sister-site') as Site;
    });
    afterAll(content.close);

    test.each(['magazine', 'Special+Reports'])(
      'keep the corrections and the date of a package of the type %s',
      async (type) => {
        const slug = String(entries('packages.json').find((pack) => pack['type'] === type)?.['slug']);
        const publishAt = '2026-08-03T10:00:00.000Z';
        await change('package', slug, { title: 'Corrected', publishAt });
        await updateContent(open().db, await options());
        expect(await findPackage(slug)).toMatchObject({ title: 'Corrected', pubDate: new Date(publishAt) });
      },
    );

    test('keep the date of a package that is withdrawn while its file changes', async () => {
      const packages = entries('packages.json');
      const pack = packages.find(({ type }) => type === 'thought+leader') as { slug: string; summary: string };
      const { pubDate } = await findPackage(pack.slug);
      await change('package', pack.slug, { status: 'withdrawn' });
      pack.summary = 'A new summary.';
      content.write('packages.json', JSON.stringify(packages));
      await updateContent(open().db, await options());
      expect(await findPackage(pack.slug)).toMatchObject({ summary: 'A new summary.', pubDate });
    });

    test('show a corrected title of the editorial calendar once', async () => {
      const list = () =>
        open()
          .db.selectFrom('editorialCalendar')
          .select('title')
          .where('siteId', '=', site.id)
          .orderBy('title')
          .execute();
      const before = await list();
      const calendar = entries('editorial-calendar.json');
      Object.assign(calendar[0] ?? {}, { title: 'A corrected title' });
      content.write('editorial-calendar.json', JSON.stringify(calendar));
      await updateContent(open().db, await options());
      const after = await list();
      expect(after).toHaveLength(before.length);
      expect(after).toContainEqual({ title: 'A corrected title' });
    });
  });
