import { type Kysely, sql } from 'kysely';
import { type Clock, systemClock } from 'pg-boss';
import type { Database } from '../schema.ts';

/**
 * Creates a clock that never goes back: timers of pg-boss end at a time, and would wait for hours after the clock of the
 * machine was set back by hours. pg-boss compares it with the time of the database every ten minutes.
 */
export const createSteadyClock = (now = systemClock.now, getElapsedMs = () => performance.now()): Clock => {
  let last = { now: now(), elapsedMs: getElapsedMs() };
  return {
    ...systemClock,
    now: () => {
      const elapsedMs = getElapsedMs();
      last = { now: Math.max(now(), last.now + elapsedMs - last.elapsedMs), elapsedMs };
      return last.now;
    },
  };
};

/**
 * Corrects times that lie in the future since the clock of the database was set back: until then no schedule would be
 * looked at, no job of a killed process done again, and no job begun that was added or postponed by the wrong time.
 */
export const correctFutureTimes = async (db: Kysely<Database>): Promise<void> => {
  // The margins are wider than the clocks of processes differ, and than a job waits for its next attempt (`queues.ts`).
  const soon = sql`now() + interval '5 minutes'`;
  await sql`update pgboss.version set cron_on = now() where cron_on > ${soon}`.execute(db);
  await sql`update pgboss.queue set
      maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now())
    where greatest(maintain_on, monitor_claim_on, monitor_on) > ${soon}`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '65 minutes'`.execute(db);
  await sql`update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > ${soon}`.execute(db);
};
