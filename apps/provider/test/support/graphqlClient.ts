import { pino } from 'pino';
import type { OpenDatabase } from '../../src/db/open.ts';
import { createGraphqlHandler } from '../../src/content/graphql/handler.ts';
import type { Search } from '../../src/content/search/query.ts';

/** A GraphQL response. `data` is untyped: a missing field fails the test. */
export type Reply = {
  status: number;
  // oxlint-disable-next-line no-explicit-any
  data: Record<string, any>;
  errors: { message: string; path?: string[]; extensions?: { code?: string } }[];
};

/** Address of a site on the same machine, whose cost is not limited. */
const site = '127.0.0.1';

/** Creates a function that executes GraphQL queries, by default as a site. */
export const createGraphqlClient = (
  { db }: Pick<OpenDatabase, 'db'>,
  now: Date,
  { client = site, search }: { client?: string; search?: Search } = {},
) => {
  const log = pino({ level: 'silent' });
  const handle = createGraphqlHandler({ db, clock: () => now, log, mode: 'production', search });
  return async (query: string, variables: Record<string, unknown> = {}): Promise<Reply> => {
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, variables }),
    });
    const response = await handle(request, client);
    const { data = {}, errors = [] } = (await response.json()) as Partial<Reply>;
    return { status: response.status, data: data ?? {}, errors };
  };
};
