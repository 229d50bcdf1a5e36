import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { audienceRoute } from '../audience/route.ts';
import type { Database } from '../db/schema.ts';
import { formRoute } from '../forms/route.ts';
import { createPostman } from '../mail/postman.ts';
import type { Transport } from '../mail/transport.ts';
import type { Brands, Deployment } from '../registration/brands.ts';
import { createIsOwnOrigin } from '../registration/ownOrigin.ts';
import { registrationRoutes } from '../registration/routes.ts';
import type { Route } from '../server/router.ts';
import { createProviderSecurityLog, type ReportSecurityEvent } from '../server/securityLog.ts';
import type { IsOwnOrigin } from '../server/senders.ts';
import { shareRoute } from '../share/route.ts';
import { createCustomerIds, type CustomerKeys } from './customerIds.ts';
import { forgetExpired } from './forgetExpired.ts';
import { passwordCost as defaultPasswordCost, type PasswordCost } from './passwords.ts';
import { createVisitorOf, type VisitorLookUps } from './visitor.ts';

export type AccountOptions = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  keys: CustomerKeys;
  brands: Brands;
  deployment: Deployment;
  transport: Transport;
  /** The cost of password hashes; tests use a low one. */
  passwordCost?: PasswordCost;
};

/** All that the provider does for readers by name: registration, session checks, audience data, stories by e-mail, forms of static pages. */
export type AccountServices = {
  routes: readonly Route[];
  /** Whose pages may send the forms of these routes. */
  isOwnOrigin: IsOwnOrigin;
  visitorOf: (request: Request) => VisitorLookUps;
  securityEvent: ReportSecurityEvent;
  /** Begins to send mail and to forget what has expired. */
  start: () => void;
  stop: () => Promise<void>;
  deliverDue: () => Promise<void>;
};

const forgetEvery = 60 * 60_000;

export const createAccountServices = ({
  db,
  clock,
  log,
  keys,
  brands,
  deployment,
  transport,
  passwordCost = defaultPasswordCost,
}: AccountOptions): AccountServices => {
  const ids = createCustomerIds(keys);
  const postman = createPostman({ db, clock, log, transport });
  const warn = (about: Record<string, unknown>, message: string): void => log.warn(about, message);
  const security = createProviderSecurityLog(log, clock);
  const tools = {
    db,
    clock,
    ids,
    brands,
    deployment,
    passwordCost,
    warn,
    securityEvent: security.report,
    nudge: postman.nudge,
  };
  let timer: NodeJS.Timeout | undefined;
  const forget = () =>
    forgetExpired(db, clock()).catch((error: unknown) =>
      log.error({ err: error }, 'expired sessions and links could not be removed'),
    );
  return {
    routes: [...registrationRoutes(tools), audienceRoute(tools), shareRoute(tools), formRoute(tools)],
    isOwnOrigin: createIsOwnOrigin(brands, deployment),
    visitorOf: createVisitorOf({ db, ids, clock }),
    securityEvent: security.report,
    start: () => {
      postman.start();
      timer = setInterval(() => void forget(), forgetEvery);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await postman.stop();
      security.flush();
    },
    deliverDue: postman.deliverDue,
  };
};
