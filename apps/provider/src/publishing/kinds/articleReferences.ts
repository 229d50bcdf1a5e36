import { isNaturalId } from '@masthead/config/natural-id';
import { z } from 'zod';
import type { Item } from '../kind.ts';
import { type CategoryRow, findAuthors, findPublishers, listCategories, type NamedRow } from '../references.ts';
import type { Issue } from '../result.ts';
import type { Writer } from '../writer.ts';
import type { ArticleInput } from './articleInput.ts';

/** An article in a list, by its natural id. */
export const articleIdSchema = z.string().refine(isNaturalId, 'must be an article such as 2026/11/21/a-deal');

/** Returns an issue for each article of a list that does not exist or occurs more than once. */
export const findArticleIssues = (articles: readonly string[], known: ReadonlyMap<string, number>): readonly Issue[] =>
  articles.flatMap((article, index) => [
    ...(known.has(article) ? [] : [{ path: `articles[${index}]`, message: `no article "${article}"` }]),
    ...(articles.indexOf(article) < index
      ? [{ path: `articles[${index}]`, message: `"${article}" occurs more than once` }]
      : []),
  ]);

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

/** Loads the references of an article to check it. */
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
  const known = first && others.length === 0 ? checked.get(first.input) : undefined;
  if (first) checked.delete(first.input);
  return known ?? load(writer, siteId, items);
};
