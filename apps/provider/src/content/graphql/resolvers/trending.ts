import { findCategory } from '../../queries/categories.ts';
import { listTrending } from '../../trending/listTrending.ts';
import { maxTimeframeHours, parseTimeframe } from '../../trending/views.ts';
import { createInputError, parseLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';

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
      const category = isUnfiltered ? undefined : findCategory(await context.categories(site.id), topic);
      if (!isUnfiltered && !category) return { trendingArticles: { contents: [] } };
      const query = { site, hours, category, limit: maxArticles, now: context.now };
      return { trendingArticles: { contents: await listTrending(context.db, query) } };
    },
  },
};
