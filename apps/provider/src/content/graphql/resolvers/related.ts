import { listDigDeeper, listRelatedKind, listYouMayLike } from '../../queries/related.ts';
import type { Context } from '../context.ts';
import { stripNul, parseLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { normalizeNaturalId } from './articles.ts';

const digDeeperLength = 4;

const toRelatedQuery = async (context: Context, args: { site: string; naturalId: string }, limit: number) => {
  const site = await context.site(args.site);
  return site && { site, naturalId: normalizeNaturalId(args.naturalId), limit, now: context.now };
};

/** Resolvers of related articles (§7.1). */
export const related: Resolvers = {
  Query: {
    getYouMayLikeForContent: async (_, args, context) => {
      const query = await toRelatedQuery(context, args, parseLimit(args.limit, 4));
      return query ? listYouMayLike(context.db, query) : [];
    },
    getRelatedKindOfContent: async (_, args, context) => {
      const query = await toRelatedQuery(context, args, parseLimit(args.limit, 4));
      return query ? listRelatedKind(context.db, query, stripNul(args.kind)) : [];
    },
    getDigDeeperBnF: async (_, args, context) => {
      const query = await toRelatedQuery(context, args, digDeeperLength);
      return query ? listDigDeeper(context.db, query) : [];
    },
  },
};
