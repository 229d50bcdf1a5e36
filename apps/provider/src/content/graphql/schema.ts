import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSchema } from 'graphql-yoga';
import type { Context } from './context.ts';
import type { ServerContext } from './costPlugin.ts';
import { resolvers } from './resolvers/index.ts';

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
