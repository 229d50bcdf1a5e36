import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Brand, Brands, Deployment } from '../../content/publications/brands.ts';
import type { Database } from '../../db/schema.ts';
import type { DigestFrequency } from '../../db/tables/readingLists.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { findSite, listSites, type Site } from '../../content/queries/sites.ts';
import { findPublicOrigin } from '../registration/visit.ts';
import { createDigestMail } from './digestMail.ts';
import { getNextDigestTime } from '../accounts/digests.ts';
import { listFollowedStories } from './listStories.ts';

/** Dependencies of the digest worker. */
export type DigestDeps = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  brands: Brands;
  deployment: Deployment;
  wakeOutbox: () => void;
};

/** Stories in one digest: the newest ones. */
const maxStories = 12;
/** A digest has stories that are at least this old, in ms: newer ones may still be on their way into the database. */
const settledMs = 5 * 60_000;
/** Digests of one round, so that other tasks get their turn. */
const maxPerRound = 500;
/** How often due digests are looked for, in ms. */
const pollIntervalMs = 60_000;
/** Delay after a full round, in ms. */
const nextRoundMs = 1_000;
/** Delay of a digest that could not be made, in ms, so that the others are not held up. */
const retryMs = 3_600_000;

type DueDigest = {
  accountId: string;
  site: string;
  frequency: DigestFrequency;
  token: string;
  coveredUntil: Date;
  email: string;
};
type Publication = { brand: Brand; origin: string; site: Site };

/**
 * Adds due digests to the outbox, which sends them. The mail and the time of the next digest are written in one
 * transaction, and the row is locked: a killed process leaves either both or neither, and of several instances one
 * sends a digest.
 */
export const createDigestWorker = ({ db, clock, log, brands, deployment, wakeOutbox }: DigestDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();

  /** The publications by the key of their site. One without content or public address sends nothing. */
  const loadPublications = async (): Promise<Map<string, Publication>> => {
    const sites = await listSites(db);
    return new Map(
      brands.flatMap((brand): [string, Publication][] => {
        const site = findSite(sites, brand.site);
        const origin = findPublicOrigin(brand, deployment);
        return site && origin !== undefined ? [[site.key, { brand, origin, site }]] : [];
      }),
    );
  };

  const setNextTime = (
    transaction: Kysely<Database>,
    { accountId, site }: DueDigest,
    times: { nextAt: Date; coveredUntil?: Date },
  ) =>
    transaction.updateTable('digests').set(times).where('accountId', '=', accountId).where('site', '=', site).execute();

  /** Adds the digest that is due longest. Returns whether there was one, and whether it has stories. */
  const addNext = async (publications: ReadonlyMap<string, Publication>): Promise<'none' | 'empty' | 'added'> => {
    const now = clock();
    const claimed: { digest?: DueDigest } = {};
    try {
      return await db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('digests')
          .innerJoin('accounts', 'accounts.id', 'digests.accountId')
          .select(['accountId', 'site', 'frequency', 'token', 'coveredUntil', 'accounts.email'])
          .where('nextAt', '<=', now)
          .where('site', 'in', [...publications.keys()])
          .orderBy('nextAt')
          .orderBy('accountId')
          .limit(1)
          .forUpdate('digests')
          .skipLocked()
          .executeTakeFirst();
        const publication = due && publications.get(due.site);
        if (!due || !publication) return 'none';
        claimed.digest = due;
        const { brand, origin, site } = publication;
        const until = new Date(Math.max(now.getTime() - settledMs, due.coveredUntil.getTime()));
        const stories = await listFollowedStories(
          transaction,
          { accountId: due.accountId, site, language: brand.language },
          { now: until, since: due.coveredUntil, limit: maxStories },
        );
        await setNextTime(transaction, due, {
          nextAt: getNextDigestTime(due.frequency, now, site.timeZone),
          coveredUntil: until,
        });
        if (stories.length === 0) return 'empty';
        const mail = createDigestMail(brand, origin, { ...due, recipient: due.email, stories });
        await enqueueMails(transaction, [mail], now);
        return 'added';
      });
    } catch (error) {
      if (!claimed.digest) throw error;
      log.error({ err: error, site: claimed.digest.site }, 'a digest could not be made; it is made again in an hour');
      await setNextTime(db, claimed.digest, { nextAt: new Date(now.getTime() + retryMs) });
      return 'empty';
    }
  };

  const addAll = async (): Promise<'done' | 'more'> => {
    const publications = await loadPublications();
    if (publications.size === 0) return 'done';
    const results: Awaited<ReturnType<typeof addNext>>[] = [];
    while (results.length < maxPerRound && results.at(-1) !== 'none' && !stopping.signal.aborted)
      results.push(await addNext(publications));
    const added = results.filter((result) => result === 'added').length;
    if (added > 0) {
      log.info({ digests: added }, 'digests were added to the outbox');
      wakeOutbox();
    }
    return results.at(-1) === 'none' ? 'done' : 'more';
  };

  /** Adds all due digests of one round. */
  const sendDue = (): Promise<'done' | 'more'> => {
    const result = round.then(addAll).catch((error: unknown) => {
      log.error({ err: error }, 'digests could not be read; they are read again in a minute');
      return 'done' as const;
    });
    round = result;
    return result;
  };

  const loop = async (): Promise<void> => {
    const result = await sendDue();
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => void loop(), result === 'more' ? nextRoundMs : pollIntervalMs);
    timer.unref();
  };

  return {
    sendDue,
    start: (): void => void loop(),
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
};
