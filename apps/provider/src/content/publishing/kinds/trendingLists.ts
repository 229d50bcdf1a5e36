import { z } from 'zod';
import { publicationFields } from '../fields.ts';
import { isVisible, type Kind } from '../kind.ts';
import { findArticleIds, listCategories } from '../references.ts';
import { siteTrendingList } from '../../queries/pinnedArticles.ts';
import { articleIdSchema, findArticleIssues } from './articleReferences.ts';

const trendingListInput = z.strictObject({
  ...publicationFields,
  articles: z.array(articleIdSchema).max(20).describe('Articles in order. The most read ones follow.'),
});
export type TrendingListInput = z.infer<typeof trendingListInput>;

/** The top of a trending list. The key is `site`, the family of a section's front, or the path of a category. */
export const trendingList: Kind<TrendingListInput> = {
  schema: trendingListInput,
  isKey: (key) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(key),
  keyExample: 'site',
  tags: ({ key }) =>
    key === siteTrendingList ? ['type:trending-articles'] : ['type:trending-articles', 'type:section-front'],
  check: async ({ key, input }, { site }, { db }) => {
    const categories = await listCategories(db, site.id);
    const isKnown = key === siteTrendingList || categories.some(({ path, family }) => key === path || key === family);
    return [
      ...(isKnown
        ? []
        : [{ path: 'key', message: `no category or family "${key}". The list of the whole site is "site"` }]),
      ...findArticleIssues(input.articles, await findArticleIds(db, site.id, input.articles)),
    ];
  },
  write: async ({ db, addTags }, { site }, items) => {
    const ids = await findArticleIds(
      db,
      site.id,
      items.flatMap(({ input }) => input.articles),
    );
    for (const item of items) {
      const { key, input } = item;
      await db.deleteFrom('trendingPositions').where('siteId', '=', site.id).where('list', '=', key).execute();
      if (!isVisible(item)) continue;
      const rows = input.articles.flatMap((naturalId, position) => {
        const articleId = ids.get(naturalId);
        return articleId === undefined ? [] : [{ siteId: site.id, list: key, position, articleId }];
      });
      if (rows.length > 0) await db.insertInto('trendingPositions').values(rows).execute();
      addTags(trendingList.tags(item));
    }
  },
  remove: async ({ deleteRow }, { site }, key) => {
    await deleteRow('trendingPositions', { siteId: site.id, list: key });
  },
};
