import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSchema } from 'graphql-yoga';
import type { Context } from './context.ts';
import type { ServerContext } from './costPlugin.ts';
import type { QueryResolvers, Resolvers } from './resolvers.generated.ts';
import { articles, normalizeNaturalId } from './resolvers/articles.ts';
import { deals } from './resolvers/deals.ts';
import { market, pages } from './resolvers/pages.ts';
import { media } from './resolvers/media.ts';
import { packages } from './resolvers/packages.ts';
import { people } from './resolvers/people.ts';
import { search } from './resolvers/search.ts';
import { streams, trending } from './resolvers/streams.ts';
import { listDigDeeper, listRelatedKind, listYouMayLike } from '../queries/related.ts';
import { createInputError, parseLimit, stripNul } from './input.ts';
import { GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '@masthead/content-rules/natural-id';
import { type Arguments, countFilterValues } from './fieldCosts.ts';
import { requestLimits } from './requestLimits.ts';

const { stringCharacters, searchTextCharacters, cookieCharacters, listItems, filterValues } = requestLimits;

/** Maximum lengths of arguments that may be longer than `stringCharacters`. */
const longArguments: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    query: searchTextCharacters,
    encryptedCustomerId: cookieCharacters,
  }),
);

const checkValue = (name: string, value: unknown): void => {
  if (Array.isArray(value)) {
    if (value.length > listItems)
      throw createInputError(`${name} has ${value.length} items; the limit is ${listItems}.`);
    for (const item of value) checkValue(name, item);
    return;
  }
  if (typeof value !== 'string') return;
  const max = longArguments.get(name) ?? stringCharacters;
  if (value.length > max) throw createInputError(`${name} has ${value.length} characters; the limit is ${max}.`);
};

/** Throws BAD_USER_INPUT when a coerced argument of a root field exceeds `requestLimits`. */
const checkArguments = (args: Arguments): void => {
  for (const [name, value] of Object.entries(args)) checkValue(name, value);
  const values = countFilterValues(args['filter']);
  if (values > filterValues) throw createInputError(`filter has ${values} values; the limit is ${filterValues}.`);
};

const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** A date with time and offset, as `toIsoDateTime` formats it. */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (typeof value === 'string' && dateTimePattern.test(value)) return value;
    throw new TypeError('A resolver returned an invalid DateTime. Format it with toIsoDateTime.');
  },
});

/** Parses a day. §5 removes the word null from dates, so it and an empty string mean no date. */
const parseDay = (value: unknown): string | null => {
  if (value === null || value === '' || value === 'null') return null;
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw createInputError('A date must be a calendar day in the form YYYY-MM-DD.');
};

/** A calendar day, YYYY-MM-DD. */
const DateScalar = new GraphQLScalarType<string | null, string>({
  name: 'Date',
  serialize: (value) => {
    if (typeof value === 'string' && isCalendarDay(value)) return value;
    throw new TypeError('A resolver returned an invalid Date. Format it as YYYY-MM-DD.');
  },
  parseValue: parseDay,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return parseDay(node.value);
    throw createInputError('A date must be a string in the form YYYY-MM-DD.');
  },
});

const digDeeperLength = 4;

const toRelatedQuery = async (context: Context, args: { site: string; naturalId: string }, limit: number) => {
  const site = await context.site(args.site);
  return site && { site, naturalId: normalizeNaturalId(args.naturalId), limit, now: context.now };
};

/** Resolvers of related articles (§7.1). */
const related: Resolvers = {
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
const resolvers: Resolvers = {
  ...Object.assign({}, ...resolverGroups),
  Query: withArgumentLimits(Object.assign({}, ...resolverGroups.map(({ Query }) => Query))),
  Date: DateScalar,
  DateTime,
};

/** The schema text: the contract between the provider and the sites. */
export const typeDefs = readFileSync(
  fileURLToPath(import.meta.resolve('@masthead/graphql-ops/schema.graphql')),
  'utf8',
);

/** The executable schema. A resolver for a field that the schema text lacks is an error at start-up. */
export const schema = createSchema<ServerContext & Context>({
  typeDefs,
  resolvers,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
});
