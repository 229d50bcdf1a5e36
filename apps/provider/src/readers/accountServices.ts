import type { Logger } from 'pino';
import { audienceRoute } from './registration/audienceRoute.ts';
import type { JobQueue } from '../db/jobs/jobQueue.ts';
import type { Db } from '../db/schema.ts';
import { endCanceledSubscriptions } from './accounts/orders.ts';
import { formRoute } from './forms/route.ts';
import { deleteOldForms } from './accounts/storedForms.ts';
import { startMailWorker } from './mail/mailWorker.ts';
import type { Transport } from './mail/transport.ts';
import type { Brands, Deployment } from '../content/publications/brands.ts';
import { createIsOwnOrigin } from '../content/publications/origins.ts';
import { digestRoute } from './readingLists/digestRoute.ts';
import { createDigestJobs } from './readingLists/digestJobs.ts';
import { readingListRoute } from './readingLists/route.ts';
import { registrationRoutes } from './registration/routes.ts';
import type { Route } from '../server/router.ts';
import { createProviderSecurityLog, type ReportSecurityEvent } from '../server/securityLog.ts';
import type { IsOwnOrigin } from '../server/crossOrigin.ts';
import { shareRoute } from './share/route.ts';
import { createBreachedPasswordCheck } from './accounts/breachedPasswords.ts';
import { createCustomerIds } from './accounts/customerIds.ts';
import { renewTotpSecrets } from './accounts/secondFactor.ts';
import { createSealer, type SealingKeys } from './accounts/sealing.ts';
import { passwordCost as defaultPasswordCost, type PasswordCost } from './accounts/passwords.ts';
import { createVisitorQueries, type SecondFactorPolicy } from './accounts/visitor.ts';
import type { VisitorQueries } from '../content/graphql/visitor.ts';

type AccountOptions = {
  db: Db;
  jobs: JobQueue;
  clock: () => Date;
  log: Logger;
  keys: SealingKeys;
  brands: Brands;
  deployment: Deployment;
  transport: Transport;
  /** Days after which a sent form is deleted. */
  formDays: number;
  /** Address of a service for ranges of breached passwords (see `createBreachedPasswordCheck`). */
  breachedPasswordsUrl?: string | undefined;
  /** Default: optional. */
  secondFactor?: SecondFactorPolicy | undefined;
  /** The cost of password hashes; tests use a low one. */
  passwordCost?: PasswordCost;
};

/** The services with personal data: registration, sessions, reading lists, audience data, story mails, forms. */
export type AccountServices = {
  routes: readonly Route[];
  /** Whether the pages of an origin may send forms to these routes. */
  isOwnOrigin: IsOwnOrigin;
  getVisitor: (request: Request) => VisitorQueries;
  securityEvent: ReportSecurityEvent;
  /** Starts the queues, and with them mails, digests and the hourly deletion of expired rows. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Deletes what has expired, ends canceled subscriptions, encrypts keys of apps with the current key. */
  deleteExpired: () => Promise<void>;
  /** Adds the digests of a publication that are due at a time to the mails. */
  sendDigests: ReturnType<typeof createDigestJobs>['sendDigests'];
};

/** The longest window of any rate limit, in ms. */
const maxRateLimitWindowMs = 24 * 3_600_000;

const deleteExpiredRows = async (db: Db, formDays: number, now: Date): Promise<void> => {
  for (const table of [
    'accountSessions',
    'accountDevices',
    'accountLinks',
    'accountChallenges',
    'accountEmailChanges',
  ] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
  await db
    .deleteFrom('counters')
    .where('lastAt', '<=', new Date(now.getTime() - maxRateLimitWindowMs))
    .execute();
  await deleteOldForms(db, formDays, now);
  await endCanceledSubscriptions(db, now);
};

/** Every hour. */
const cleanupTime = '17 * * * *';
/** How often a cleanup is looked for, in seconds. */
const cleanupPollSeconds = 60;

/** Creates the account services. Call `start` to send mails. */
export const createAccountServices = ({
  db,
  jobs,
  clock,
  log,
  keys,
  brands,
  deployment,
  transport,
  formDays,
  breachedPasswordsUrl,
  secondFactor = 'optional',
  passwordCost = defaultPasswordCost,
}: AccountOptions): AccountServices => {
  const sealer = createSealer(keys);
  const ids = createCustomerIds(sealer);
  const digests = createDigestJobs({ db, jobs, clock, log, brands, deployment });
  const warn = (fields: Record<string, unknown>, message: string): void => log.warn(fields, message);
  const security = createProviderSecurityLog(log, clock);
  const deps = {
    db,
    jobs,
    clock,
    ids,
    sealer,
    secondFactor,
    isBreached: createBreachedPasswordCheck(breachedPasswordsUrl, (cause) =>
      warn({ cause }, 'A password was accepted without the check for breached ones; check BREACHED_PASSWORDS_URL.'),
    ),
    brands,
    deployment,
    passwordCost,
    warn,
    securityEvent: security.report,
    wakeOutbox: () => jobs.wake('mail'),
  };
  const deleteExpired = async () => {
    await deleteExpiredRows(db, formDays, clock());
    await renewTotpSecrets(db, sealer, clock());
  };
  return {
    routes: [
      // Before the registration pages, whose path is a prefix of it.
      readingListRoute(deps),
      digestRoute(deps),
      ...registrationRoutes(deps),
      audienceRoute(deps),
      shareRoute(deps),
      formRoute(deps),
    ],
    isOwnOrigin: createIsOwnOrigin(brands, deployment),
    getVisitor: createVisitorQueries(deps),
    securityEvent: security.report,
    start: async () => {
      await jobs.start();
      await startMailWorker({ jobs, clock, log, transport });
      await digests.start();
      await jobs.schedule('cleanup', [{ key: 'hourly', cron: cleanupTime, timeZone: 'UTC' }]);
      await jobs.work('cleanup', { atOnce: 1, pollSeconds: cleanupPollSeconds }, async () => {
        await deleteExpired();
        return { kind: 'done' };
      });
    },
    stop: async () => {
      await jobs.stop();
      transport.close();
      security.flush();
    },
    deleteExpired,
    sendDigests: digests.sendDigests,
  };
};
