import type { Logger } from 'pino';
import { z } from 'zod';
import type { Brand, Brands, Deployment } from '../../content/publications/brands.ts';
import type { JobOutcome, JobQueue, JobSchedule } from '../../db/jobs/jobQueue.ts';
import type { Db } from '../../db/schema.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { findSite, listSites, type Site } from '../../content/queries/sites.ts';
import { findPublicOrigin } from '../registration/visit.ts';
import { createDigestMail } from './digestMail.ts';
import { listFollowedStories } from './listStories.ts';

type DigestDeps = {
  db: Db;
  jobs: JobQueue;
  clock: () => Date;
  log: Logger;
  brands: Brands;
  deployment: Deployment;
};

/** When digests are sent, in the time zone of the publication: at 7 a.m., weekly ones on Monday. */
const digestTimes = { daily: '0 7 * * *', weekly: '0 7 * * 1' } as const;

const digestRunSchema = z.object({ site: z.string(), frequency: z.enum(['daily', 'weekly']) });
/** The digests of a publication that are due at once. */
export type DigestRun = z.infer<typeof digestRunSchema>;

const maxStories = 12;
/** A digest has stories that are at least this old, in ms: newer ones may still be on their way into the database. */
const settledMs = 5 * 60_000;
/** How often a digest job is looked for, in seconds. */
const pollSeconds = 30;

/** Is before every account. */
const firstId = '00000000-0000-0000-0000-000000000000';

type Publication = { brand: Brand; origin: string; site: Site };

/** Sends the digests of readers by mail, at the times of each publication. */
export const createDigestJobs = ({ db, jobs, clock, log, brands, deployment }: DigestDeps) => {
  /** The publications with content and a public address. The others send nothing. */
  const listPublications = async (): Promise<readonly Publication[]> => {
    const sites = await listSites(db);
    return brands.flatMap((brand): Publication[] => {
      const site = findSite(sites, brand.site);
      const origin = findPublicOrigin(brand, deployment);
      return site && origin !== undefined ? [{ brand, origin, site }] : [];
    });
  };

  /** Adds the mail of the next reader with its time in one locked transaction, so that each gets it once. */
  const addNext = async (
    { brand, origin, site }: Publication,
    { frequency, until, after }: Pick<DigestRun, 'frequency'> & { until: Date; after: string },
  ): Promise<{ accountId: string; result: 'added' | 'empty' | 'failed' } | undefined> => {
    const claimed: { accountId?: string } = {};
    try {
      return await db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('digests')
          .innerJoin('accounts', 'accounts.id', 'digests.accountId')
          .select(['accountId', 'frequency', 'token', 'coveredUntil', 'accounts.email'])
          .where('site', '=', site.key)
          .where('frequency', '=', frequency)
          .where('coveredUntil', '<', until)
          .where('accountId', '>', after)
          .orderBy('accountId')
          .limit(1)
          .forUpdate('digests')
          .skipLocked()
          .executeTakeFirst();
        if (!due) return undefined;
        const { accountId } = due;
        claimed.accountId = accountId;
        const stories = await listFollowedStories(
          transaction,
          { accountId, site, language: brand.language },
          { now: until, since: due.coveredUntil, limit: maxStories },
        );
        await transaction
          .updateTable('digests')
          .set({ coveredUntil: until })
          .where('accountId', '=', accountId)
          .where('site', '=', site.key)
          .execute();
        if (stories.length === 0) return { accountId, result: 'empty' };
        const mail = createDigestMail(brand, origin, { ...due, recipient: due.email, stories });
        await enqueueMails(jobs, transaction, [mail], clock());
        return { accountId, result: 'added' };
      });
    } catch (error) {
      if (claimed.accountId === undefined) throw error;
      log.error({ err: error, site: site.key }, 'a digest could not be made; it is made again later');
      return { accountId: claimed.accountId, result: 'failed' };
    }
  };

  /** Adds the digests that are due at a time. Those that an earlier attempt added are not due again. */
  const sendDigests = async (run: DigestRun, at: Date): Promise<JobOutcome> => {
    const publication = (await listPublications()).find(({ site }) => site.key === run.site);
    // It was removed, and its digests with it.
    if (!publication) return { kind: 'done' };
    const until = new Date(at.getTime() - settledMs);
    const counts = { added: 0, empty: 0, failed: 0 };
    let next = await addNext(publication, { ...run, until, after: firstId });
    while (next) {
      counts[next.result] += 1;
      next = await addNext(publication, { ...run, until, after: next.accountId });
    }
    if (counts.added > 0) {
      log.info({ site: run.site, digests: counts.added }, 'digests were added to the queue of mails');
      jobs.wake('mail');
    }
    return counts.failed > 0
      ? { kind: 'retry', reason: `${counts.failed} digests could not be made` }
      : { kind: 'done' };
  };

  const toSchedules = ({ site: { key, timeZone } }: Publication): JobSchedule[] =>
    (['daily', 'weekly'] as const).map((frequency) => ({
      key: `${key}-${frequency}`,
      cron: digestTimes[frequency],
      timeZone,
      data: { site: key, frequency } satisfies DigestRun,
    }));

  return {
    sendDigests,
    /** Schedules the digests of all publications, and starts to send them. */
    start: async (): Promise<void> => {
      await jobs.schedule('digests', (await listPublications()).flatMap(toSchedules));
      await jobs.work('digests', { atOnce: 1, pollSeconds }, async ({ data, createdAt }) => {
        const run = digestRunSchema.safeParse(data);
        return run.success
          ? sendDigests(run.data, createdAt)
          : { kind: 'failed', reason: 'has the fields of another version' };
      });
    },
  };
};
