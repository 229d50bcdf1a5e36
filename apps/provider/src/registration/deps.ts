import type { Kysely } from 'kysely';
import type { CustomerIds } from '../accounts/customerIds.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import type { ReportSecurityEvent } from '../server/securityLog.ts';
import type { Brands, Deployment } from '../brands/brands.ts';
import type { Visit } from './visit.ts';

/** What the pages of the store work with. */
export type StoreDeps = {
  db: Kysely<Database>;
  clock: () => Date;
  ids: CustomerIds;
  brands: Brands;
  deployment: Deployment;
  /** The cost of password hashes; tests use a low one. */
  passwordCost: PasswordCost;
  /** Where whoever runs the store is told what they can mend. */
  warn: (about: Record<string, unknown>, message: string) => void;
  /** Logs a security event (`server/securityLog.ts`). */
  securityEvent: ReportSecurityEvent;
  /** Called after something was put into the outbox. */
  wakeOutbox: () => void;
};

/** A page of the store: what its form holds is empty unless it was posted. */
export type PageHandler = (
  deps: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  session: Session | undefined,
) => Promise<Response>;

export const isPost = ({ request }: Visit): boolean => request.method === 'POST';
