import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { referenceMaxAgeMs } from '../queries/referenceData.ts';
import { type Brands, type Deployment, isLoopback } from '../brands/brands.ts';
import type { RunningSite } from './runningSites.ts';

/** Dependencies of the purger. */
export type PurgerDeps = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  brands: Brands;
  deployment: Deployment;
  secret: string | undefined;
  /** Lists the sites that run on this machine. They take precedence over the loopback origins of their brands. */
  listRunning?: () => readonly RunningSite[];
  /** Waits for some ms. */
  pause?: (ms: number) => Promise<unknown>;
  /** Waits until searches find changed content. */
  untilIndexed?: () => Promise<void>;
};

const pollIntervalMs = 15_000;
/** Minimum time from one purge to the next: changes in between are sent together. The first one is sent at once. */
const batchMs = 250;
/** Maximum tags of one purge request. */
const tagsPerRequest = 200;
/** Older purges are dropped: the pages of an unreachable site have expired by then. */
const maxAgeMs = 24 * 3_600_000;
const timeoutMs = 5_000;

type Origins = Pick<PurgerDeps, 'brands' | 'deployment' | 'listRunning'>;

/** Returns the origins to purge: the public ones in production, otherwise those of the local machine. */
const getOrigins = ({ brands, deployment, listRunning }: Origins, site: string): readonly string[] => {
  const running = listRunning?.().filter((entry) => entry.site === site) ?? [];
  if (running.length > 0) return running.map(({ origin }) => origin);
  return (
    brands
      .find((brand) => brand.site === site)
      ?.origins.filter((origin) => isLoopback(origin) === (deployment !== 'production')) ?? []
  );
};

/** Signs a message to a site's `/api/purge/`: HMAC-SHA-256 of its time and body, in hexadecimal. */
export const signPurge = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const post = async (origin: string, secret: string, tags: readonly string[], now: Date): Promise<boolean> => {
  const body = JSON.stringify({ tags });
  const time = String(now.getTime());
  const response = await fetch(`${origin}/api/purge/`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-purge-time': time,
      'x-purge-signature': signPurge(secret, time, body),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.ok;
};

/**
 * Creates the purger, which posts the cache tags of changed pages to the signed webhook of the sites (`/api/purge/`). It
 * retries until every origin of a site has accepted them.
 */
export const createPurger = ({
  db,
  clock,
  log,
  brands,
  deployment,
  secret,
  listRunning,
  pause = wait,
  untilIndexed,
}: PurgerDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  /** The round that is to begin after the running one. */
  let nextRound: Promise<void> | undefined;
  let sentAt = -Infinity;
  /** The version of the sites and categories that every provider has. */
  let settledVersion: string | undefined;

  /**
   * Waits until every provider has noticed changed sites or categories, which it caches: sites would cache a response with
   * the old ones again. Providers cache nothing else.
   */
  const untilSettled = async (): Promise<void> => {
    const { version } = await db.selectFrom('referenceVersion').select('version').executeTakeFirstOrThrow();
    if (version === settledVersion) return;
    await pause(referenceMaxAgeMs);
    settledVersion = version;
  };

  const purgeOrigin = async (origin: string, tags: readonly string[]): Promise<boolean> => {
    try {
      if (await post(origin, secret ?? '', tags, clock())) return true;
      log.warn({ origin }, 'a site rejected the tags of changed pages: its REVALIDATE_SECRET is missing or different');
    } catch (error) {
      log.debug({ err: error, origin }, 'a site could not be purged; it is retried in a few seconds');
    }
    return false;
  };

  const purgeAll = async (): Promise<void> => {
    await db
      .deleteFrom('purges')
      .where('createdAt', '<=', new Date(clock().getTime() - maxAgeMs))
      .execute();
    const rows =
      secret === undefined ? [] : await db.selectFrom('purges').select(['id', 'site', 'tag']).orderBy('id').execute();
    if (rows.length === 0) return;
    sentAt = performance.now();
    await Promise.all([untilSettled(), untilIndexed?.()]);
    for (const [site, list] of Map.groupBy(rows, (row) => row.site)) {
      for (let start = 0; start < list.length; start += tagsPerRequest) {
        const chunk = list.slice(start, start + tagsPerRequest);
        const results = await Promise.all(
          getOrigins({ brands, deployment, ...(listRunning && { listRunning }) }, site).map((origin) =>
            purgeOrigin(
              origin,
              chunk.map(({ tag }) => tag),
            ),
          ),
        );
        if (results.includes(false)) break;
        await db
          .deleteFrom('purges')
          .where(
            'id',
            'in',
            chunk.map(({ id }) => id),
          )
          .execute();
      }
    }
  };

  const runRound = async (): Promise<void> => {
    const restMs = sentAt + batchMs - performance.now();
    if (restMs > 0) await pause(restMs);
    nextRound = undefined;
    await purgeAll();
  };

  /** Sends all pending purges. Resolves when every reachable site was purged. */
  const purgeDue = (): Promise<void> => {
    nextRound ??= round = round
      .then(runRound)
      .catch((error: unknown) => log.error({ err: error }, 'the pending purges could not be processed'));
    return nextRound;
  };

  return {
    purgeDue,
    start: (): void => {
      void purgeDue();
      timer = setInterval(() => void purgeDue(), pollIntervalMs);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await round;
    },
  };
};
