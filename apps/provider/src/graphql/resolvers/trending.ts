import { findCategory } from '../../queries/categories.ts';
import { listTrending } from '../../trending/listTrending.ts';
import { maxTimeframeHours, parseTimeframe } from '../../trending/timeframe.ts';
import { badInput, readLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** The trending list: five articles of four days where nothing is said (SPEC §7.1, §9). */
export const trending: Resolvers = {
  Query: {
    getStatsList: async (_, { site: siteText, topic, limit, timeframe }, context) => {
      const most = readLimit(limit, 5);
      const hours = parseTimeframe(timeframe ?? '4days');
      if (!hours)
        throw badInput(
          `timeframe must be a whole number and hours, days or weeks, such as 4days, and at most ${maxTimeframeHours} hours.`,
        );
      const site = await context.site(siteText);
      if (!site) return { trendingArticles: { contents: [] } };
      const everything = !topic || topic === '*';
      const category = everything ? undefined : findCategory(await context.categories(site.id), topic);
      if (!everything && !category) return { trendingArticles: { contents: [] } };
      const query = { site, hours, categoryId: category?.id, limit: most, now: context.now };
      return { trendingArticles: { contents: await listTrending(context.db, query) } };
    },
  },
};
