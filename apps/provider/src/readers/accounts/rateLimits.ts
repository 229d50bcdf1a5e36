import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { hashText } from '../../server/tokens.ts';

/** At most `max` events per window. From `backOffAfter` events on, the required gap doubles with each event. */
export type RateLimit = { kind: string; max: number; windowMs: number; backOffAfter?: number };
/** A rate limit and the key that it counts. `times` counts several events at once. */
export type RateLimitUse = { limit: RateLimit; key: string; times?: number };
/** `limit` is the kind of the limit that was reached. */
export type RateLimitDecision = { admitted: true } | { admitted: false; limit: string; retryAfterSeconds: number };

const maxGapSeconds = 64;

const consume = async (db: Db, { limit, key, times = 1 }: RateLimitUse, now: Date): Promise<boolean> => {
  const windowStart = new Date(now.getTime() - limit.windowMs);
  const slowFrom = limit.backOffAfter ?? limit.max;
  const isOver = sql<boolean>`counters.started_at <= ${windowStart}::timestamptz`;
  const gap = sql`make_interval(secs => least(${maxGapSeconds}::float8, power(2, least(20, counters.count - ${slowFrom}::int))))`;
  if (times > limit.max) return false;
  const { rows } = await sql`
    insert into counters (kind, key_hash, count, started_at, last_at)
    values (${limit.kind}, ${hashText(key)}, ${times}, ${now}, ${now})
    on conflict (kind, key_hash) do update set
      count = case when ${isOver} then ${times}::int else counters.count + ${times}::int end,
      started_at = case when ${isOver} then ${now}::timestamptz else counters.started_at end,
      last_at = ${now}::timestamptz
    where ${isOver}
      or (counters.count + ${times}::int <= ${limit.max}::int and (counters.count < ${slowFrom}::int or counters.last_at + ${gap} <= ${now}::timestamptz))
    returning count`.execute(db);
  return rows.length > 0;
};

const getRetryAfterSeconds = async (db: Db, { limit, key, times = 1 }: RateLimitUse, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('counters')
    .select(['count', 'startedAt', 'lastAt'])
    .where('kind', '=', limit.kind)
    .where('keyHash', '=', hashText(key))
    .executeTakeFirst();
  if (!row) return 1;
  const isFull = row.count + times > limit.max;
  const until = isFull
    ? row.startedAt.getTime() + limit.windowMs
    : row.lastAt.getTime() +
      1000 * Math.min(maxGapSeconds, 2 ** Math.max(0, row.count - (limit.backOffAfter ?? limit.max)));
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

class RateLimitReachedError extends Error {
  readonly use: RateLimitUse;
  constructor(counted: RateLimitUse) {
    super('A rate limit is reached.');
    this.use = counted;
  }
}

/** Counts an event against several rate limits, in one transaction: when one limit is reached, none is counted. */
export const consumeRateLimits = async (
  db: Db,
  uses: readonly RateLimitUse[],
  now: Date,
): Promise<RateLimitDecision> => {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const use of uses) if (!(await consume(transaction, use, now))) throw new RateLimitReachedError(use);
    });
    return { admitted: true };
  } catch (error) {
    if (error instanceof RateLimitReachedError)
      return {
        admitted: false,
        limit: error.use.limit.kind,
        retryAfterSeconds: await getRetryAfterSeconds(db, error.use, now),
      };
    throw error;
  }
};

/** Subtracts an event that should not count, such as a successful sign-in. */
export const refundRateLimit = async (db: Db, { limit, key, times = 1 }: RateLimitUse): Promise<void> => {
  await db
    .updateTable('counters')
    .set({ count: sql`greatest(0, count - ${times}::int)` })
    .where('kind', '=', limit.kind)
    .where('keyHash', '=', hashText(key))
    .execute();
};

export const resetRateLimit = async (db: Db, { limit, key }: RateLimitUse): Promise<void> => {
  await db.deleteFrom('counters').where('kind', '=', limit.kind).where('keyHash', '=', hashText(key)).execute();
};
