import { isNaturalId } from '@masthead/content-rules/natural-id';
import { sql } from 'kysely';
import { z } from 'zod';
import { findDocument, saveDerived } from '../documents.ts';
import type { Item } from '../kind.ts';
import { type CategoryRow, findAuthors, findPublishers, listCategories, type NamedRow } from '../references.ts';
import type { Issue } from '../result.ts';
import type { Writer } from '../writer.ts';
import type { ArticleInput } from './articleInput.ts';

export const articleIdSchema = z.string().refine(isNaturalId, 'must be an article such as 2026/11/21/a-deal');

/** Returns an issue for each article of a list that does not exist or occurs more than once. */
export const findArticleIssues = (
  articles: readonly string[],
  articleIds: ReadonlyMap<string, number>,
): readonly Issue[] => {
  const seen = new Set<string>();
  return articles.flatMap((article, index) => {
    const path = `articles[${index}]`;
    const isRepeated = seen.has(article);
    seen.add(article);
    return [
      ...(articleIds.has(article) ? [] : [{ path, message: `no article "${article}"` }]),
      ...(isRepeated ? [{ path, message: `"${article}" occurs more than once` }] : []),
    ];
  });
};

/** Row ids and names that articles reference. */
export type References = {
  categories: readonly CategoryRow[];
  authors: ReadonlyMap<string, NamedRow>;
  publishers: ReadonlyMap<string, NamedRow>;
};

type Inputs = readonly Pick<Item<ArticleInput>, 'input'>[];

const load = async ({ db }: Pick<Writer, 'db'>, siteId: number, items: Inputs): Promise<References> => ({
  categories: await listCategories(db, siteId),
  authors: await findAuthors(
    db,
    siteId,
    items.flatMap(({ input }) => input.authors),
  ),
  publishers: await findPublishers(
    db,
    siteId,
    items.flatMap(({ input }) => input.presentedBy ?? []),
  ),
});

/** References of an article that was checked, for the write that follows in the same transaction. */
const checked = new WeakMap<ArticleInput, References>();

export const loadCheckedReferences = async (
  writer: Pick<Writer, 'db'>,
  siteId: number,
  input: ArticleInput,
): Promise<References> => {
  const references = await load(writer, siteId, [{ input }]);
  checked.set(input, references);
  return references;
};

/** Returns the references of articles: those of the check, or loads them. */
export const loadReferences = async (
  writer: Pick<Writer, 'db'>,
  siteId: number,
  items: Inputs,
): Promise<References> => {
  const [first, ...others] = items;
  const checkedReferences = first && others.length === 0 ? checked.get(first.input) : undefined;
  if (first) checked.delete(first.input);
  return checkedReferences ?? load(writer, siteId, items);
};

/** Kinds whose documents list articles in the field `articles`. */
const listKinds = ['package', 'trendingList'] as const;

/** Removes a deleted article from the documents that list it, or they would name what nobody can change. */
export const removeFromLists = async (writer: Writer, siteId: number, naturalId: string): Promise<void> => {
  const { db } = writer;
  for (const kind of listKinds) {
    const lists = await db
      .selectFrom('contentDocuments')
      .select('key')
      .where('siteId', '=', siteId)
      .where('kind', '=', kind)
      .where(sql<boolean>`document -> 'articles' @> to_jsonb(${naturalId}::text)`)
      .orderBy('key')
      .execute();
    for (const list of lists) {
      const stored = await findDocument(db, siteId, kind, list.key, 'lock');
      const articles = stored?.document['articles'];
      if (!stored || !Array.isArray(articles)) continue;
      const document = { ...stored.document, articles: articles.filter((article) => article !== naturalId) };
      await saveDerived(writer, siteId, kind, stored, document);
    }
  }
};
