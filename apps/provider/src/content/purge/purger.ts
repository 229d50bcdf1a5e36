import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@masthead/process/running-sites';
import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../db/schema.ts';
import type { PurgesTable } from '../../db/tables/sites.ts';
import { referenceMaxAgeMs } from '../queries/referenceData.ts';
import { type Brands, type Deployment, isLoopback } from '../publications/brands.ts';

type PurgerDeps = {
  db: Db;
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
  waitForIndex?: () => Promise<void>;
};

const pollIntervalMs = 15_000;
/** Minimum time from one purge to the next: changes in between are sent together. The first one is sent at once. */
const batchMs = 250;
const tagsPerRequest = 200;
/** Tags that are read at once: an import of a large archive has hundreds of thousands. */
const tagsPerRead = 5_000;
/** Older purges are dropped: the pages of an unreachable site have expired by then. */
const maxAgeMs = 24 * 3_600_000;
const timeoutMs = 5_000;

type Origins = Pick<PurgerDeps, 'brands' | 'deployment' | 'listRunning'>;

type PurgeRow = Pick<Selectable<PurgesTable>, 'id' | 'tag' | 'acceptedBy'>;

/** Returns the origins to purge: the public ones in production, otherwise those of the local machine. */
const getOrigins = ({ brands, deployment, listRunning }: Origins, site: string): readonly string[] => {
  const brand = brands.find((candidate) => candidate.site === site);
  if (!brand) return [];
  const running = listRunning?.().filter((entry) => entry.brand === brand.key) ?? [];
  return running.length > 0
    ? running.map(({ origin }) => origin)
    : brand.origins.filter((origin) => isLoopback(origin) === (deployment !== 'production'));
};

/** Signs a message to a site's `/api/purge/`: HMAC-SHA-256 of its time and body, in hexadecimal. */
export const signPurge = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const postOnce = async (origin: string, secret: string, tags: readonly string[], now: Date): Promise<Response> => {
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
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response;
};

/** Posts again after a closed connection: a site may close an idle one while a request is sent on it. */
const post: typeof postOnce = async (...message) => {
  try {
    return await postOnce(...message);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    return postOnce(...message);
  }
};

/** Returns the other origin to which a response redirects, such as from `www` to the domain. */
const getRedirectOrigin = ({ headers }: Response, origin: string): string | undefined => {
  const location = headers.get('location');
  const target = location !== null && URL.canParse(location, origin) ? new URL(location, origin).origin : origin;
  return target === origin ? undefined : target;
};

/** Posts the cache tags of changed pages to `/api/purge/` of the sites until each of their origins accepts them. */
export const createPurger = ({
  db,
  clock,
  log,
  brands,
  deployment,
  secret,
  listRunning,
  pause = wait,
  waitForIndex,
}: PurgerDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  /** The round that is to begin after the running one. */
  let nextRound: Promise<void> | undefined;
  let sentAt = -Infinity;
  let awaitedVersion: string | undefined;

  /** Waits until every provider has noticed changed sites or categories: sites would cache an old response again. */
  const waitForReferenceData = async (): Promise<void> => {
    const { version } = await db.selectFrom('referenceVersion').select('version').executeTakeFirstOrThrow();
    if (version === awaitedVersion) return;
    await pause(referenceMaxAgeMs);
    awaitedVersion = version;
  };

  /** Sends tags to one of the origins of a site. Returns whether it needs nothing more for them. */
  const send = async (origin: string, origins: readonly string[], tags: readonly string[]): Promise<boolean> => {
    try {
      const response = await post(origin, secret ?? '', tags, clock());
      if (response.ok) return true;
      const target = getRedirectOrigin(response, origin);
      // An origin that redirects to another one has no pages of its own.
      if (target !== undefined && origins.includes(target)) return true;
      log.warn(
        { origin, status: response.status },
        target === undefined
          ? 'a site rejected the purge of changed pages; it is sent again for a day. 401 or 404: its REVALIDATE_SECRET is different or missing. 503: one of its caches is down'
          : `changed pages cannot be purged: the origin redirects to ${target}, which is not an origin of the publication. Correct store.origins of its brand`,
      );
    } catch (error) {
      // A developer starts only some of the sites of a machine.
      log[isLoopback(origin) ? 'debug' : 'warn'](
        { err: error, origin },
        'changed pages cannot be purged: the origin does not respond. The purge is sent again for a day. Remove an origin that no longer exists from store.origins of its brand',
      );
    }
    return false;
  };

  /** Sends an origin its tags until it does not accept them. Returns whether it has all of them. */
  const purgeOrigin = async (
    origin: string,
    origins: readonly string[],
    rows: readonly PurgeRow[],
  ): Promise<boolean> => {
    const lacking = rows.filter(({ acceptedBy }) => !acceptedBy.includes(origin));
    for (let start = 0; start < lacking.length; start += tagsPerRequest) {
      const chunk = lacking.slice(start, start + tagsPerRequest);
      const tags = chunk.map(({ tag }) => tag);
      if (!(await send(origin, origins, tags))) return false;
      await db
        .updateTable('purges')
        .set({ acceptedBy: sql`accepted_by || ${[origin]}::text[]` })
        .where(
          'id',
          'in',
          chunk.map(({ id }) => id),
        )
        .execute();
    }
    return true;
  };

  /** Reads the oldest tags that one of these origins lacks. */
  const readTags = (site: string, origins: readonly string[]): Promise<PurgeRow[]> =>
    db
      .selectFrom('purges')
      .select(['id', 'tag', 'acceptedBy'])
      .where('site', '=', site)
      .where(sql<boolean>`not accepted_by @> ${origins}::text[]`)
      .orderBy('id')
      .limit(tagsPerRead)
      .execute();

  /** Purges all origins of a site at once: one that is down does not delay the others. */
  const purgeSite = async (site: string): Promise<void> => {
    const origins = getOrigins({ brands, deployment, ...(listRunning && { listRunning }) }, site);
    let reachable = origins;
    for (let isComplete = false; reachable.length > 0 && !isComplete;) {
      const rows = await readTags(site, reachable);
      isComplete = rows.length < tagsPerRead;
      if (rows.length === 0) break;
      sentAt = performance.now();
      await Promise.all([waitForReferenceData(), waitForIndex?.()]);
      const results = await Promise.all(
        reachable.map(async (origin) => ((await purgeOrigin(origin, origins, rows)) ? [origin] : [])),
      );
      reachable = results.flat();
    }
    await db
      .deleteFrom('purges')
      .where('site', '=', site)
      .where(sql<boolean>`accepted_by @> ${origins}::text[]`)
      .execute();
  };

  const purgeAll = async (): Promise<void> => {
    await db
      .deleteFrom('purges')
      .where('createdAt', '<=', new Date(clock().getTime() - maxAgeMs))
      .execute();
    if (secret === undefined) return;
    const sites = await db.selectFrom('purges').select('site').distinct().execute();
    await Promise.all(sites.map(({ site }) => purgeSite(site)));
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
