import { digDeeper, relatedKind, youMayLike } from '../../queries/related.ts';
import type { Context } from '../context.ts';
import { cleanText, readLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readNaturalId } from './articles.ts';

const digDeeperLength = 4;

const asked = async (context: Context, args: { site: string; naturalId: string }, limit: number) => {
  const site = await context.site(args.site);
  return site && { site, naturalId: readNaturalId(args.naturalId), limit, now: context.now };
};

/** What to read next (SPEC §7.1). */
export const related: Resolvers = {
  Query: {
    getYouMayLikeForContent: async (_, args, context) => {
      const query = await asked(context, args, readLimit(args.limit, 4));
      return query ? youMayLike(context.db, query) : [];
    },
    getRelatedKindOfContent: async (_, args, context) => {
      const query = await asked(context, args, readLimit(args.limit, 4));
      return query ? relatedKind(context.db, query, cleanText(args.kind)) : [];
    },
    getDigDeeperBnF: async (_, args, context) => {
      const query = await asked(context, args, digDeeperLength);
      return query ? digDeeper(context.db, query) : [];
    },
  },
};
