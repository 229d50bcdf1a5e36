import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { audienceRoute } from './registration/audienceRoute.ts';
import type { Database } from '../db/schema.ts';
import { endCanceledSubscriptions } from './accounts/orders.ts';
import { formRoute } from './forms/route.ts';
import { deleteOldForms } from './accounts/storedForms.ts';
import { createOutboxWorker } from './mail/outboxWorker.ts';
import type { Transport } from './mail/transport.ts';
import type { Brands, Deployment } from '../content/publications/brands.ts';
import { createIsOwnOrigin } from '../content/publications/origins.ts';
import { digestRoute } from './readingLists/digestRoute.ts';
import { createDigestWorker } from './readingLists/digestWorker.ts';
import { readingListRoute } from './readingLists/route.ts';
import { registrationRoutes } from './registration/routes.ts';
import type { Route } from '../server/router.ts';
import { createProviderSecurityLog, type ReportSecurityEvent } from '../server/securityLog.ts';
import type { IsOwnOrigin } from '../server/crossOrigin.ts';
import { shareRoute } from './share/route.ts';
import { createCustomerIds, type CustomerKeys } from './accounts/customerIds.ts';
import { passwordCost as defaultPasswordCost, type PasswordCost } from './accounts/passwords.ts';
import { createVisitorQueries } from './accounts/visitor.ts';
import type { VisitorQueries } from '../content/graphql/visitor.ts';

/** Options of the account services. */
export type AccountOptions = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  keys: CustomerKeys;
  brands: Brands;
  deployment: Deployment;
  transport: Transport;
  /** Days after which a sent form is deleted. */
  formDays: number;
  /** The cost of password hashes; tests use a low one. */
  passwordCost?: PasswordCost;
};

/**
 * The provider's services with personal data: registration, session checks, reading lists, audience data, stories by
 * email, forms of static pages.
 */
export type AccountServices = {
  routes: readonly Route[];
  /** Whether the pages of an origin may send forms to these routes. */
  isOwnOrigin: IsOwnOrigin;
  getVisitor: (request: Request) => VisitorQueries;
  securityEvent: ReportSecurityEvent;
  /** Starts the outbox worker, the digests and the periodic deletion of expired rows. */
  start: () => void;
  stop: () => Promise<void>;
  deliverDue: () => Promise<void>;
  /** Deletes expired sessions, devices, links and rate limit counters, and old forms; ends canceled subscriptions. */
  deleteExpired: () => Promise<void>;
  /** Adds due digests to the outbox. */
  sendDueDigests: () => Promise<unknown>;
};

/** The longest window of any rate limit, in ms. */
const maxRateLimitWindowMs = 24 * 3_600_000;

const deleteExpiredRows = async (db: Kysely<Database>, formDays: number, now: Date): Promise<void> => {
  for (const table of ['accountSessions', 'accountDevices', 'accountLinks'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
  await db
    .deleteFrom('counters')
    .where('lastAt', '<=', new Date(now.getTime() - maxRateLimitWindowMs))
    .execute();
  await deleteOldForms(db, formDays, now);
  await endCanceledSubscriptions(db, now);
};

const cleanupIntervalMs = 60 * 60_000;

/** Creates the account services. Call `start` to send mails. */
export const createAccountServices = ({
  db,
  clock,
  log,
  keys,
  brands,
  deployment,
  transport,
  formDays,
  passwordCost = defaultPasswordCost,
}: AccountOptions): AccountServices => {
  const ids = createCustomerIds(keys);
  const outboxWorker = createOutboxWorker({ db, clock, log, transport });
  const digests = createDigestWorker({ db, clock, log, brands, deployment, wakeOutbox: outboxWorker.wake });
  const warn = (fields: Record<string, unknown>, message: string): void => log.warn(fields, message);
  const security = createProviderSecurityLog(log, clock);
  const deps = {
    db,
    clock,
    ids,
    brands,
    deployment,
    passwordCost,
    warn,
    securityEvent: security.report,
    wakeOutbox: outboxWorker.wake,
  };
  let timer: NodeJS.Timeout | undefined;
  const deleteExpired = () => deleteExpiredRows(db, formDays, clock());
  let cleaning: Promise<void> = Promise.resolve();
  const cleanUp = (): void => {
    cleaning = deleteExpired().catch((error: unknown) =>
      log.error({ err: error }, 'expired sessions, links and forms could not be removed'),
    );
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
    getVisitor: createVisitorQueries({ db, ids, clock }),
    securityEvent: security.report,
    start: () => {
      outboxWorker.start();
      digests.start();
      // At once, because a process may run for less than the interval.
      cleanUp();
      timer = setInterval(cleanUp, cleanupIntervalMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await cleaning;
      await digests.stop();
      await outboxWorker.stop();
      security.flush();
    },
    deleteExpired,
    deliverDue: outboxWorker.deliverDue,
    sendDueDigests: digests.sendDue,
  };
};
