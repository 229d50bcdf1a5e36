import pg from 'pg';
import { timeoutMs } from './response.ts';

/** Connects to a PostgreSQL server for some queries. */
export const withDatabase = async <Result>(
  url: string,
  query: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  try {
    await client.connect();
    return await query(client);
  } finally {
    // A connection that failed has nothing to end.
    await client.end().catch(() => undefined);
  }
};
