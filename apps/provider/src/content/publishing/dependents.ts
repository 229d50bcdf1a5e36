import { sql } from 'kysely';
import { findDocuments, lockKind } from './documents.ts';
import type { SiteRow } from '../queries/sites.ts';
import type { Item } from './kind.ts';
import { article } from './kinds/articles.ts';
import type { ArticleInput } from './kinds/articleInput.ts';
import { categoryNameTags } from './kinds/articleTags.ts';
import type { KindName } from './fields.ts';
import { loadMedia } from './picture.ts';
import type { Writer } from './writer.ts';

const findArticleKeys = async (
  { db }: Writer,
  siteId: number,
  kind: 'author' | 'publisher',
  key: string,
): Promise<readonly string[]> => {
  const rows =
    kind === 'author'
      ? await db
          .selectFrom('articleAuthors')
          .innerJoin('authors', 'authors.id', 'articleAuthors.authorId')
          .innerJoin('articles', 'articles.id', 'articleAuthors.articleId')
          .select('naturalId')
          .where('authors.siteId', '=', siteId)
          .where('authors.slug', '=', key)
          .execute()
      : await db
          .selectFrom('contentDocuments')
          .select('key as naturalId')
          .where('siteId', '=', siteId)
          .where('kind', '=', 'article')
          .where(sql<string>`document ->> 'presentedBy'`, '=', key)
          .execute();
  return rows.map(({ naturalId }) => naturalId);
};

/** Articles that are read and rendered at once. Other requests have their turn between two batches. */
const articlesPerBatch = 50;

/** Writes the articles again that repeat the name of an author or a publisher: in their byline and in search. */
const rewriteArticlesOf = async (writer: Writer, site: SiteRow, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += articlesPerBatch) {
    const batch = keys.slice(start, start + articlesPerBatch);
    const documents = [...(await findDocuments(writer.db, site.id, 'article', batch)).values()];
    const media = await loadMedia(
      writer.db,
      documents.map(({ document }) => document),
    );
    const items = documents.map(({ document, ...stored }): Item<ArticleInput> => ({
      ...stored,
      input: article.schema.parse(document),
    }));
    await article.write(writer, { site, media }, items);
  }
};

/** Updates the articles of a changed author or publisher, or purges the pages that show what changed. */
export const updateDependents = async (
  writer: Writer,
  site: SiteRow,
  { kind, key }: { kind: KindName; key: string },
  former: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const isRenamed = former['name'] !== current['name'];
  if (kind === 'category' && isRenamed) writer.addTags(categoryNameTags);
  if (kind !== 'author' && kind !== 'publisher') return;
  if (kind === 'publisher' && !isRenamed) return;
  // Locks the kind, so that no write happens between read and rewrite.
  if (isRenamed) await lockKind(writer.db, site.id, 'article');
  const keys = await findArticleKeys(writer, site.id, kind, key);
  if (isRenamed) await rewriteArticlesOf(writer, site, keys);
  else writer.addTags(keys.map((naturalId) => `article:${naturalId}`));
};
