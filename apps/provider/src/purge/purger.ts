import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { type Brands, type Deployment, isLoopback } from '../brands/brands.ts';

export type PurgerTools = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  brands: Brands;
  deployment: Deployment;
  secret: string | undefined;
};

const lookEvery = 15_000;
/** A site takes so many tags at a time. */
const tagsAtOnce = 200;
/** A site that was away for longer makes its pages anew by their age. */
const maxAgeMs = 24 * 3_600_000;
const timeoutMs = 5_000;

/** Where a publication's pages are kept: its public origins or, where nobody else is served, this machine's. */
const originsOf = (brands: Brands, deployment: Deployment, site: string): readonly string[] =>
  brands
    .find((brand) => brand.site === site)
    ?.origins.filter((origin) => isLoopback(origin) === (deployment !== 'production')) ?? [];

/** Signs a message to a site's `/api/purge/`: HMAC-SHA-256 of its time and body, in hexadecimal. */
export const signPurge = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const post = async (origin: string, secret: string, tags: readonly string[], now: Date): Promise<boolean> => {
  const body = JSON.stringify({ tags });
  const time = String(now.getTime());
  const answer = await fetch(`${origin}/api/purge/`, {
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
  await answer.body?.cancel();
  return answer.ok;
};

/**
 * Tells the sites which pages to make anew after an import, by their signed webhook (`/api/purge/`), as soon as this
 * provider answers, and again until every origin of the site has taken it.
 */
export const createPurger = ({ db, clock, log, brands, deployment, secret }: PurgerTools) => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const tell = async (origin: string, tags: readonly string[]): Promise<boolean> => {
    try {
      if (await post(origin, secret ?? '', tags, clock())) return true;
      log.warn(
        { origin },
        'a site did not take the tags of changed pages: its REVALIDATE_SECRET is not set, or another one',
      );
    } catch (error) {
      log.debug({ err: error, origin }, 'a site could not be told of changed pages; it is told again in a moment');
    }
    return false;
  };

  const tellAll = async (): Promise<void> => {
    await db
      .deleteFrom('purges')
      .where('createdAt', '<=', new Date(clock().getTime() - maxAgeMs))
      .execute();
    const rows =
      secret === undefined ? [] : await db.selectFrom('purges').select(['id', 'site', 'tag']).orderBy('id').execute();
    for (const [site, list] of Map.groupBy(rows, (row) => row.site)) {
      for (let start = 0; start < list.length; start += tagsAtOnce) {
        const chunk = list.slice(start, start + tagsAtOnce);
        const told = await Promise.all(
          originsOf(brands, deployment, site).map((origin) =>
            tell(
              origin,
              chunk.map(({ tag }) => tag),
            ),
          ),
        );
        if (told.includes(false)) break;
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

  /** Ends when every site that can be reached has been told. */
  const tellDue = (): Promise<void> =>
    (round = round
      .then(tellAll)
      .catch((error: unknown) => log.error({ err: error }, 'the sites could not be told of changed pages')));

  return {
    tellDue,
    start: (): void => {
      void tellDue();
      timer = setInterval(() => void tellDue(), lookEvery);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await round;
    },
  };
};
