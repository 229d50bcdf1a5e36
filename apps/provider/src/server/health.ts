import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Route } from './router.ts';

/** State of the provider for health checks. */
export type Readiness = { state: 'starting' | 'ready' | 'stopping' };

const answer = (status: number, state: string) =>
  Response.json({ status: state }, { status, headers: { 'cache-control': 'no-store' } });

const databaseWait = 2000;

const databaseAnswers = async (db: Kysely<Database>): Promise<boolean> => {
  const waited = new Promise<false>((resolve) => setTimeout(() => resolve(false), databaseWait).unref());
  const asked = sql`select 1`.execute(db).then(
    () => true,
    // Readiness says only whether the database answers; the query that fails for a caller logs why.
    () => false,
  );
  return Promise.race([asked, waited]);
};

/** Liveness: the process answers. Readiness: content is there and the database answers. Neither tells more. */
export const healthRoutes = (db: Kysely<Database>, readiness: Readiness): Route[] => {
  const live = async () => answer(200, 'live');
  const ready = async () =>
    readiness.state === 'ready' && (await databaseAnswers(db))
      ? answer(200, 'ready')
      : answer(503, readiness.state === 'ready' ? 'database unavailable' : readiness.state);
  const methods = ['GET', 'HEAD'];
  return [
    { path: '/healthcheck', methods, handle: live },
    { path: '/healthcheck/live', methods, handle: live },
    { path: '/healthcheck/ready', methods, handle: ready },
  ];
};
