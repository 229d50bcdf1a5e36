import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../db/schema.ts';
import { OperatorError } from '../../../server/operatorError.ts';
import { buildIndex } from './buildIndex.ts';
import { applyChanges } from './changes.ts';
import type { SearchEngine } from './engine.ts';
import { hiddenUntil } from '../../../db/tables/columns.ts';

type IndexerDeps = {
  db: Db;
  engine: SearchEngine;
  log: Logger;
  /** Time between two checks that the engine has the index. */
  presenceCheckMs?: number;
};

const pollIntervalMs = 250;
/** Pause after a failed round. */
const retryMs = 1_000;
/** An index that lacks changes for longer is not searched: PostgreSQL has them. */
const maxLagMs = 1_000;
/** Longer than one batch, so that a provider that ended is replaced soon. */
const leaseSeconds = 25;

/** The index that searches use, whether it has all changes, and the age of the oldest one that it lacks. */
type IndexStatus = { name: string; isCurrent: boolean; lagMs: number };

export const readIndexStatus = async (db: Db, { address }: SearchEngine): Promise<IndexStatus | undefined> => {
  const { rows } = await sql<IndexStatus>`
    select name, changed_at is null as is_current,
      coalesce(extract(epoch from clock_timestamp() - changed_at) * 1000, 0)::float8 as lag_ms
    from search_indexes left join lateral (
      select changed_at from search_changes where index_name = name order by version limit 1
    ) oldest on true
    where state = 'ready' and address = ${address}`.execute(db);
  return rows[0];
};

/** Takes or extends the lease of an index. Returns whether this worker has it. */
const takeLease = async (db: Db, index: string, worker: string): Promise<boolean> => {
  const { rows } = await sql`
    update search_indexes set worker = ${worker}, leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where name = ${index} and (worker = ${worker} or leased_until < clock_timestamp())
    returning name`.execute(db);
  return rows.length > 0;
};

const releaseLease = (db: Db, worker: string) =>
  db
    .updateTable('searchIndexes')
    .set({ leasedUntil: sql<Date>`'-infinity'` })
    .where('worker', '=', worker)
    .execute();

/**
 * Creates the indexer, which sends changed articles to the engine in the order of their changes. One provider at a time
 * does so, by a lease. A change is deleted only after the engine has it, so a provider or an engine that ends loses
 * none. An engine that has lost the index gets a new one.
 */
export const createIndexer = ({ db, engine, log, presenceCheckMs = 5_000 }: IndexerDeps) => {
  const worker = randomUUID();
  let status: IndexStatus | undefined;
  let statusReadAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  let presenceCheckedAt = -Infinity;
  let isPresent = true;
  let isBuilding = false;
  const stopped = new AbortController();

  /** Builds a new index in the background, unless another process does. */
  const rebuild = async (): Promise<void> => {
    isBuilding = true;
    try {
      await buildIndex(db, engine, { log: (line) => log.debug(line), signal: stopped.signal });
      log.info('the index of the search engine is complete again');
    } catch (error) {
      if (!isStopped && !(error instanceof OperatorError))
        log.error({ err: error }, 'the index of the search engine could not be built; it is tried again');
    } finally {
      isBuilding = false;
    }
  };

  /** Checks from time to time whether the engine has lost the index, such as by a broken disk. */
  const checkPresence = async (name: string): Promise<void> => {
    if (isBuilding || performance.now() - presenceCheckedAt < presenceCheckMs) return;
    isPresent = await engine.has(name);
    presenceCheckedAt = performance.now();
    if (isPresent) return;
    log.warn('the search engine has lost its index; PostgreSQL is searched until it is built again');
    void rebuild();
  };

  const applyAll = async (): Promise<void> => {
    for (;;) {
      const startedAt = performance.now();
      status = await readIndexStatus(db, engine);
      statusReadAt = startedAt;
      if (status) await checkPresence(status.name);
      if (!isPresent) status = undefined;
      if (!status || status.isCurrent || isStopped) return;
      if (!(await takeLease(db, status.name, worker))) return;
      await applyChanges(db, engine, status.name);
    }
  };

  /** Sends all pending changes. Returns whether it succeeded. */
  const runRound = (): Promise<boolean> => {
    const result = round.then(applyAll).then(
      () => true,
      async (error: unknown) => {
        status = undefined;
        presenceCheckedAt = -Infinity;
        log.warn({ err: error }, 'changed articles could not be sent to the search engine; they are sent again');
        // Another provider may reach the engine.
        await releaseLease(db, worker).catch(() => undefined);
        return false;
      },
    );
    round = result.then(() => undefined);
    return result;
  };

  const loop = async (): Promise<void> => {
    const isDone = await runRound();
    if (isStopped) return;
    timer = setTimeout(() => void loop(), isDone ? pollIntervalMs : retryMs);
    timer.unref();
  };

  return {
    /** The index to search; undefined while there is none, it lacks changes for too long, or they cannot be sent. */
    getIndex: (): string | undefined =>
      // A request to the engine may hang, and the status is as old as that.
      status && status.lagMs + performance.now() - statusReadAt < maxLagMs ? status.name : undefined,
    /** Waits until the index has all changes, of other providers too, for `timeoutMs` at most. */
    waitUntilCurrent: async (timeoutMs: number): Promise<void> => {
      const timeout = new AbortController();
      const runRounds = async (): Promise<void> => {
        while (!timeout.signal.aborted) {
          await runRound();
          if (isStopped || !status || status.isCurrent) return;
          await wait(50);
        }
      };
      const late = wait(timeoutMs, undefined, { signal: timeout.signal }).catch(() => undefined);
      await Promise.race([runRounds(), late]);
      timeout.abort();
    },
    /** Reads which index to search, then sends changes until `stop`. */
    start: async (): Promise<void> => {
      await runRound();
      void loop();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      stopped.abort();
      clearTimeout(timer);
      await round;
      await releaseLease(db, worker).catch(() => undefined); // It expires.
    },
  };
};

export type Indexer = ReturnType<typeof createIndexer>;

export const readIndexReport = async (db: Db, engine: SearchEngine): Promise<string[]> => {
  const { rows } = await sql<{ name: string; state: string; createdAt: Date; changes: number; articles: number }>`
    select name, state, created_at,
      (select count(*)::integer from search_changes where index_name = name) as changes,
      (select count(*)::integer from article_search where pub_date < ${hiddenUntil}) as articles
    from search_indexes order by state desc`.execute(db);
  if (rows.length === 0) return ['There is no index, so PostgreSQL searches. Build one: npm run search-index -- build'];
  return Promise.all(
    rows.map(async ({ name, state, createdAt, changes, articles }) => {
      const indexed = await engine.count(name).then(String, () => 'unknown, because the engine did not respond,');
      return `${name} (${state}, started ${createdAt.toISOString()}): ${indexed} of ${articles} articles, ${changes} change(s) to send`;
    }),
  );
};
