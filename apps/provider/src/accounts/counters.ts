import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashOf } from './tokens.ts';

/** How often something may happen in a window of time. From `slowFrom` on, each time must wait longer than the one before. */
export type Limit = { kind: string; most: number; windowMs: number; slowFrom?: number };
export type Counted = { limit: Limit; key: string; times?: number };
/** `limit` is the kind of the limit that is reached. */
export type Admission = { admitted: true } | { admitted: false; limit: string; retryAfterSeconds: number };

const longestGapSeconds = 64;

const take = async (db: Kysely<Database>, { limit, key, times = 1 }: Counted, now: Date): Promise<boolean> => {
  const windowStart = new Date(now.getTime() - limit.windowMs);
  const slowFrom = limit.slowFrom ?? limit.most;
  const isOver = sql<boolean>`counters.started_at <= ${windowStart}::timestamptz`;
  const gap = sql`make_interval(secs => least(${longestGapSeconds}::float8, power(2, least(20, counters.count - ${slowFrom}::int))))`;
  if (times > limit.most) return false;
  const { rows } = await sql`
    insert into counters (kind, key_hash, count, started_at, last_at)
    values (${limit.kind}, ${hashOf(key)}, ${times}, ${now}, ${now})
    on conflict (kind, key_hash) do update set
      count = case when ${isOver} then ${times}::int else counters.count + ${times}::int end,
      started_at = case when ${isOver} then ${now}::timestamptz else counters.started_at end,
      last_at = ${now}::timestamptz
    where ${isOver}
      or (counters.count + ${times}::int <= ${limit.most}::int and (counters.count < ${slowFrom}::int or counters.last_at + ${gap} <= ${now}::timestamptz))
    returning count`.execute(db);
  return rows.length > 0;
};

const waitOf = async (db: Kysely<Database>, { limit, key, times = 1 }: Counted, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('counters')
    .select(['count', 'startedAt', 'lastAt'])
    .where('kind', '=', limit.kind)
    .where('keyHash', '=', hashOf(key))
    .executeTakeFirst();
  if (!row) return 1;
  const isFull = row.count + times > limit.most;
  const until = isFull
    ? row.startedAt.getTime() + limit.windowMs
    : row.lastAt.getTime() +
      1000 * Math.min(longestGapSeconds, 2 ** Math.max(0, row.count - (limit.slowFrom ?? limit.most)));
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

class NotAdmitted extends Error {
  readonly counted: Counted;
  constructor(counted: Counted) {
    super('A limit is reached.');
    this.counted = counted;
  }
}

/** Counts one event against several limits: against all of them, or, when one is reached, against none. */
export const admit = async (db: Kysely<Database>, counted: readonly Counted[], now: Date): Promise<Admission> => {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const one of counted) if (!(await take(transaction, one, now))) throw new NotAdmitted(one);
    });
    return { admitted: true };
  } catch (error) {
    if (error instanceof NotAdmitted)
      return {
        admitted: false,
        limit: error.counted.limit.kind,
        retryAfterSeconds: await waitOf(db, error.counted, now),
      };
    throw error;
  }
};

/** Takes an event back that turned out to be none. */
export const giveBack = async (db: Kysely<Database>, { limit, key, times = 1 }: Counted): Promise<void> => {
  await db
    .updateTable('counters')
    .set({ count: sql`greatest(0, count - ${times}::int)` })
    .where('kind', '=', limit.kind)
    .where('keyHash', '=', hashOf(key))
    .execute();
};

/** Starts anew. */
export const forget = async (db: Kysely<Database>, { limit, key }: Counted): Promise<void> => {
  await db.deleteFrom('counters').where('kind', '=', limit.kind).where('keyHash', '=', hashOf(key)).execute();
};
