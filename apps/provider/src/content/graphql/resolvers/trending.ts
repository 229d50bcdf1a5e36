import { type Category, type CategoryIndex, findCategory, getSlug } from '../../queries/categories.ts';
import type { SummaryRow } from '../../queries/rows.ts';
import { listTrending, type TrendingQuery } from '../../trending/listTrending.ts';
import { maxTimeframeHours, parseTimeframe } from '../../trending/views.ts';
import type { Context } from '../context.ts';
import { createInputError, parseLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Where a list looks for stories: in a stream, then in the region of a market, then on the whole site. */
const getScopes = (index: CategoryIndex, category: Category): (Category | undefined)[] => {
  const region = index.all.find(({ family, path }) => family === category.family && getSlug(path) === category.region);
  return [category, ...(region ? [region] : []), undefined];
};

/** Lists the trending stories of the first scope, and of the next ones if they are too few, each of them once. */
const listFromScopes = async (
  db: Context['db'],
  scopes: readonly (Category | undefined)[],
  query: Omit<TrendingQuery, 'category'>,
): Promise<SummaryRow[]> => {
  const stories = new Map<number, SummaryRow>();
  for (const category of scopes) {
    if (stories.size >= query.limit) break;
    for (const story of await listTrending(db, { ...query, category }))
      if (stories.size < query.limit) stories.set(story.id, story);
  }
  return [...stories.values()];
};

/** Resolver of the trending list. Default: five articles of four days (§7.1, §9). */
export const trending: Resolvers = {
  Query: {
    getStatsList: async (_, { site: siteText, topic, limit, timeframe }, context) => {
      const maxArticles = parseLimit(limit, 5);
      const hours = parseTimeframe(timeframe ?? '4days');
      if (!hours)
        throw createInputError(
          `timeframe must be a whole number with hours, days or weeks, such as 4days, of at most ${maxTimeframeHours} hours.`,
        );
      const site = await context.site(siteText);
      if (!site) return { trendingArticles: { contents: [] } };
      const isUnfiltered = !topic || topic === '*';
      const index = await context.categories(site.id);
      const category = isUnfiltered ? undefined : findCategory(index, topic);
      if (!isUnfiltered && !category) return { trendingArticles: { contents: [] } };
      const scopes = category ? getScopes(index, category) : [undefined];
      const query = { site, hours, limit: maxArticles, now: context.now };
      return { trendingArticles: { contents: await listFromScopes(context.db, scopes, query) } };
    },
  },
};
