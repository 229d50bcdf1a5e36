import { sql } from 'kysely';
import { findDocuments } from './documents.ts';
import type { Site } from '../queries/sites.ts';
import type { Item } from './kind.ts';
import { article } from './kinds/articles.ts';
import type { ArticleInput } from './kinds/articleInput.ts';
import type { KindName } from './kinds/index.ts';
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

/** Writes the articles again that repeat the name of an author or a publisher: in their byline and in search. */
export const rewriteDependents = async (
  writer: Writer,
  site: Site,
  { kind, key }: { kind: KindName; key: string },
): Promise<void> => {
  if (kind !== 'author' && kind !== 'publisher') return;
  const keys = await findArticleKeys(writer, site.id, kind, key);
  const documents = [...(await findDocuments(writer.db, site.id, 'article', keys)).values()];
  const media = await loadMedia(
    writer.db,
    documents.map(({ document }) => document),
  );
  const items = documents.map(({ document, ...stored }): Item<ArticleInput> => ({
    ...stored,
    input: article.schema.parse(document),
  }));
  await article.write(writer, { site, media }, items);
};
