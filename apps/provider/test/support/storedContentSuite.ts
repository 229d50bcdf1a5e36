import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { registerContentPictures } from '../../src/media/images/knownPictures.ts';
import { parseMediaImageId } from '../../src/media/library/mediaImage.ts';

/** Tests of pictures and texts that an import has stored. */
export const describeStoredContent = (open: () => OpenDatabase, minPictures: number) =>
  describe('the stored content', () => {
    test('has only pictures that the image service can render, and alternative texts for those of articles', async () => {
      const { rows } = await sql<{ uri: string | null }>`
        select image->>'uri' as uri from articles union select image from slides union select image_large from authors union select image_url from packages where image_url is not null
        union select image->>'uri' from webcasts union select image->>'uri' from podcasts union select image_uri from events union select image_uri2 from events
        union select resource_image_url from resources union select image_uri from partner_videos union select pro_photo from recognition_profiles
        union select image->>'uri' from promotional_listings union select settings->'openGraph'->>'image' from static_pages where settings->'openGraph' <> 'null'`.execute(
        open().db,
      );
      expect(rows.length).toBeGreaterThan(minPictures);
      expect(rows.filter(({ uri }) => uri !== null && !parseMediaImageId(uri.replace('/images/', '')))).toEqual([]);
      const withoutAlt = await open()
        .db.selectFrom('articles')
        .select('naturalId')
        .where('image', 'is not', null)
        .where(sql<string>`coalesce(image->>'alt', '')`, '=', '')
        .execute();
      expect(withoutAlt).toEqual([]);
    });

    test('registers every picture in content tables with the image service', async () => {
      const { db } = open();
      const { rows: tables } = await sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'known_pictures'`.execute(
        db,
      );
      const usedIds = new Set<string>();
      for (const { name } of tables) {
        const { rows } = await sql<{
          id: string;
        }>`select distinct found[1] as id from ${sql.table(name)} whole_row, regexp_matches(to_jsonb(whole_row)::text, '/images/([a-z0-9-]+)', 'g') found`.execute(
          db,
        );
        for (const { id } of rows) usedIds.add(id);
      }
      const listRegisteredIds = async () =>
        (await db.selectFrom('knownPictures').select('id').orderBy('id').execute()).map(({ id }) => id);
      expect(usedIds.size).toBeGreaterThan(minPictures);
      expect(await listRegisteredIds()).toEqual(
        (await sql<{ id: string }>`select id from unnest(${[...usedIds]}::text[]) id order by id`.execute(db)).rows.map(
          ({ id }) => id,
        ),
      );
      const before = await listRegisteredIds();
      await db.deleteFrom('knownPictures').execute();
      await registerContentPictures(db);
      expect(await listRegisteredIds()).toEqual(before);
    });

    test('stores no HTML with active content', async () => {
      const bodies = await open().db.selectFrom('articleBodies').select('blocks').execute();
      const pages = await open().db.selectFrom('staticPages').select('content').execute();
      const html = [...bodies.flatMap(({ blocks }) => blocks), ...pages.map(({ content }) => content ?? '')];
      expect(html.filter((block) => /<script|<style|<iframe|\son\w+=|javascript:/i.test(block))).toEqual([]);
      expect(bodies.every(({ blocks }) => blocks.length >= 2)).toBe(true);
    });
  });
