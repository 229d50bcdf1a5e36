import { listMarketIndicators } from '../../queries/market.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolvers of the market strip. */
export const market: Resolvers = {
  Query: {
    getMarketIndicators: async (_, args, context) => {
      const site = await context.site(args.site);
      return site ? listMarketIndicators(context.db, site) : [];
    },
  },
};
