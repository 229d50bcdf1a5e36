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
    // Readiness says only whether the database answers; the query that fails for a caller logs why.
    () => false,
  );
  return Promise.race([query, timeout]);
};

/** Liveness: the process answers. Readiness: content is there and the database answers. Neither tells more. */
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
