import { escapeHtml } from '@masthead/content-rules/html';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findStaticPage, listStaticPages } from '../queries/pages.ts';
import type { Site } from '../queries/sites.ts';

type PageRow = NonNullable<Awaited<ReturnType<typeof findStaticPage>>>;

/** Maximum number of slugs in one request. */
export const maxSlugs = 20;

/** Parses a list of slugs such as `about-us,contact-us`. */
export const parseSlugs = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((slug) => slug.trim())
      .filter(Boolean),
  ),
];

/** Converts a static page to the format of WordPress (§3, Static page route and content). */
const toPage = ({ id, slug, path, title, content, excerpt, template, settings }: PageRow) => ({
  id,
  slug,
  status: 'publish',
  type: 'page',
  link: path,
  title: { rendered: escapeHtml(title) },
  content: { rendered: content, protected: false },
  excerpt: { rendered: escapeHtml(excerpt ?? ''), protected: false },
  template: template ?? '',
  settings,
});

/** Finds static pages by slug, in the requested order. Missing pages are omitted. */
export const findPages = async (db: Kysely<Database>, site: Site, slugs: readonly string[]) => {
  const rows = await Promise.all(slugs.map((slug) => findStaticPage(db, site, slug)));
  return rows.filter((row) => row !== undefined).map(toPage);
};

/** Lists all static pages without their content. */
export const listPages = async (db: Kysely<Database>, site: Site) =>
  (await listStaticPages(db, site)).map(({ slug, path, title, settings }) => ({
    slug,
    link: path,
    title: { rendered: escapeHtml(title) },
    settings,
  }));
