import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findStaticPage } from '../queries/pages.ts';
import type { Site } from '../queries/sites.ts';

type PageRow = NonNullable<Awaited<ReturnType<typeof findStaticPage>>>;

/** A look-up may name several pages; more than this many is no look-up. */
export const maxSlugs = 20;

/** The names in a list such as `about-us,contact-us`. */
export const parseSlugs = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((slug) => slug.trim())
      .filter(Boolean),
  ),
];

/** A static page as WordPress writes one (SPEC §3, Static page route and content). */
const toPage = ({ id, slug, path, title, content, excerpt, template, settings }: PageRow) => ({
  id,
  slug,
  status: 'publish',
  type: 'page',
  link: path,
  title: { rendered: title },
  content: { rendered: content, protected: false },
  excerpt: { rendered: excerpt ?? '', protected: false },
  template: template ?? '',
  settings,
});

/** Pages by their slugs, in the order asked for; what does not exist is left out. */
export const findPages = async (db: Kysely<Database>, site: Site, slugs: readonly string[]) => {
  const rows = await Promise.all(slugs.map((slug) => findStaticPage(db, site, slug)));
  return rows.filter((row) => row !== undefined).map(toPage);
};
