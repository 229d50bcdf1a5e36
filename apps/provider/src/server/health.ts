import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Route } from './router.ts';

/** State of the provider for health checks. */
export type Readiness = { state: 'starting' | 'ready' | 'stopping' };

const createStatusResponse = (status: number, state: string) =>
  Response.json({ status: state }, { status, headers: { 'cache-control': 'no-store' } });

const databaseTimeoutMs = 2000;

const isDatabaseReachable = async (db: Kysely<Database>): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), databaseTimeoutMs).unref());
  const query = sql`select 1`.execute(db).then(
    () => true,
    // The cause is not logged here: a query that fails for a caller logs it.
    () => false,
  );
  return Promise.race([query, timeout]);
};

/** Routes for health checks. Live: the process responds. Ready: the database responds and has content. */
export const healthRoutes = (db: Kysely<Database>, readiness: Readiness): Route[] => {
  const live = async () => createStatusResponse(200, 'live');
  const ready = async () =>
    readiness.state === 'ready' && (await isDatabaseReachable(db))
      ? createStatusResponse(200, 'ready')
      : createStatusResponse(503, readiness.state === 'ready' ? 'database unavailable' : readiness.state);
  const methods = ['GET', 'HEAD'];
  return [
    { path: '/healthcheck', methods, handle: live },
    { path: '/healthcheck/live', methods, handle: live },
    { path: '/healthcheck/ready', methods, handle: ready },
  ];
};
