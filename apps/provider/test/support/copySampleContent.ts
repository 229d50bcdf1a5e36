import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { sampleContentDirectory } from '../../src/operations/seed/seed.ts';

/** A picture of 1 px, lossless WebP. */
const smallPicture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const template = 'sister-site-template';

/** Copies the sample content to a folder: that of these publications, with or without the pictures. */
const copyPublications = (folder: string, keys: readonly string[], pictures: 'copied' | 'left'): void =>
  cpSync(sampleContentDirectory, folder, {
    recursive: true,
    force: true,
    filter: (file) => {
      const [top, key] = path.relative(sampleContentDirectory, file).split(path.sep);
      if (top === 'publications') return key === undefined || keys.includes(key);
      return pictures === 'copied' || !file.endsWith('.webp');
    },
  });

/**
 * Copies the sample content to a folder, with the template as the only publication. With `small` pictures, all are one
 * of 1 px: encoding those of the sample takes 20 s of a processor.
 */
export const copySampleFiles = (folder: string, pictures: 'own' | 'small' = 'small'): void => {
  copyPublications(folder, [template], pictures === 'own' ? 'copied' : 'left');
  if (pictures === 'own') return;
  for (const picture of globSync('pictures/**/*.webp', { cwd: sampleContentDirectory }))
    writeFileSync(path.join(folder, picture), smallPicture);
};

/**
 * Copies the sample content of a publication and the template to a folder: the stories of others are their own affair.
 * The pictures have a tenth of the width and height, and each a color of its own: encoding them takes a tenth of the time.
 */
export const copyWithSmallPictures = async (folder: string, key: string): Promise<void> => {
  copyPublications(folder, [key, template], 'copied');
  const shrink = async (file: string, index: number): Promise<void> => {
    const { width, height } = await sharp(file).metadata();
    const size = { width: Math.ceil(width / 10), height: Math.ceil(height / 10) };
    const background = { r: index % 256, g: Math.floor(index / 256), b: 0 };
    writeFileSync(
      file,
      await sharp({ create: { ...size, channels: 3, background } })
        .webp({ lossless: true })
        .toBuffer(),
    );
  };
  await Promise.all(globSync(path.join(folder, 'pictures/**/*.webp')).map(shrink));
};

/**
 * Copies the sample content to a folder for changes, with functions that change files of the template, and read the
 * imported rows.
 */
export const copySampleContent = (open: () => OpenDatabase, pictures?: 'own' | 'small') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-content-'));
  copySampleFiles(folder, pictures);
  const at = (file: string): string => path.join(folder, 'publications', template, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(at(file), text);
  return {
    folder,
    read,
    write,
    edit: (file: string, from: string | RegExp, to: string): void => {
      const after = read(file).replace(from, to);
      expect(after).not.toBe(read(file));
      write(file, after);
    },
    remove: (file: string): void => rmSync(at(file)),
    close: (): void => rmSync(folder, { recursive: true }),

    article: (slug: string) =>
      open()
        .db.selectFrom('articles')
        .select(['id', 'naturalId', 'title', 'pubDate', 'modifiedDate'])
        .where('naturalId', 'like', `%/${slug}`)
        .where('siteId', '=', (sites) => sites.selectFrom('sites').select('id').where('key', '=', 'sister-site'))
        .executeTakeFirst(),
    tags: async (): Promise<string[]> =>
      (await open().db.selectFrom('purges').select(['site', 'tag']).orderBy('tag').execute()).map(
        ({ site, tag }) => `${site} ${tag}`,
      ),
    /** Returns names, texts and dates of all dated content. */
    everything: async (): Promise<unknown[]> => {
      const { rows } =
        await sql`select natural_id, title, pub_date::text, modified_date::text from articles union all select slug, title, pub_date::text, image_url from packages
        union all select slug, title, starts_at::text, ends_at::text from webcasts union all select slug, event_title, event_start_date::text, event_end_date::text from events
        union all select slug, title, published_at::text, null from podcasts union all select doc_name, pro_name, published_year::text, date::text from recognition_profiles
        union all select title, publication, close_date::text, publication_date::text from editorial_calendar order by 1, 2, 3`.execute(
          open().db,
        );
      return rows;
    },
  };
};

/** Adds a publication that is like the template to a content folder. Returns its folder. */
export const addHarborPublication = (folder: string): string => {
  const harbor = 'publications/harbor';
  cpSync(path.join(folder, 'publications/sister-site-template'), path.join(folder, harbor), {
    recursive: true,
    force: true,
  });
  for (const file of globSync(path.join(folder, harbor, '**/*.{json,md}')))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('"aliases": ["sister-site-template"]', '"aliases": []')
        .replaceAll(/sister-site-template|sister-site/g, 'harbor')
        .replaceAll('Sister Site', 'Harbor')
        .replaceAll('Sister Quarterly', 'Harbor Quarterly')
        .replaceAll('sister-quarterly', 'harbor-quarterly')
        .replaceAll('SIS', 'HAR')
        .replaceAll('sis:', 'har:'),
    );
  return harbor;
};
