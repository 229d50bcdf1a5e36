import { checkArguments } from '../argumentLimits.ts';
import type { QueryResolvers, Resolvers } from '../resolvers.generated.ts';
import { articles } from './articles.ts';
import { deals } from './deals.ts';
import { market, pages } from './pages.ts';
import { media } from './media.ts';
import { packages } from './packages.ts';
import { people } from './people.ts';
import { related } from './related.ts';
import { DateScalar, DateTime } from './scalars.ts';
import { search } from './search.ts';
import { streams } from './streams.ts';
import { trending } from './trending.ts';

/** The visitor's own data (§7.1). Both fields are null without the visitor's credentials. */
const visitor: Resolvers = {
  Query: {
    getUser: (_parent, _args, context) => context.visitor.user(),
    getCustomer: (_parent, { encryptedCustomerId }, context) => context.visitor.customer(encryptedCustomerId),
  },
};

const resolverGroups: readonly Resolvers[] = [
  articles,
  deals,
  market,
  media,
  packages,
  pages,
  people,
  related,
  search,
  streams,
  trending,
  visitor,
];

type RootResolver = (parent: unknown, args: Record<string, unknown>, ...rest: unknown[]) => unknown;

/** Checks the arguments of every root field before its resolver runs. */
const withArgumentLimits = (fields: QueryResolvers): QueryResolvers =>
  Object.fromEntries(
    Object.entries(fields as Record<string, RootResolver>).map(([name, resolve]): [string, RootResolver] => [
      name,
      (parent, args, ...rest) => {
        checkArguments(args);
        return resolve(parent, args, ...rest);
      },
    ]),
  );

/** All resolvers in one map, with the root fields merged. */
export const resolvers: Resolvers = {
  ...Object.assign({}, ...resolverGroups),
  Query: withArgumentLimits(Object.assign({}, ...resolverGroups.map(({ Query }) => Query))),
  Date: DateScalar,
  DateTime,
};
