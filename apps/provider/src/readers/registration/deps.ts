import type { IsBreached } from '../accounts/breachedPasswords.ts';
import type { CustomerIds } from '../accounts/customerIds.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Sealer } from '../accounts/sealing.ts';
import type { Session } from '../accounts/sessions.ts';
import type { SessionDeps } from '../accounts/visitor.ts';
import type { JobQueue } from '../../db/jobs/jobQueue.ts';
import type { ReportSecurityEvent } from '../../server/securityLog.ts';
import type { Brands, Deployment } from '../../content/publications/brands.ts';
import type { Visit } from './visit.ts';

export type StoreDeps = SessionDeps & {
  ids: CustomerIds;
  sealer: Sealer;
  isBreached: IsBreached;
  brands: Brands;
  deployment: Deployment;
  /** The cost of password hashes; tests use a low one. */
  passwordCost: PasswordCost;
  /** Logs a warning for operators. */
  warn: (about: Record<string, unknown>, message: string) => void;
  /** Logs a security event (`server/securityLog.ts`). */
  securityEvent: ReportSecurityEvent;
  /** The queues of jobs, for `enqueueMails`. */
  jobs: JobQueue;
  /** Sends mails at once after some were added. */
  wakeOutbox: () => void;
};

/** Handles a store page. `form` is empty unless the request is a POST. */
export type PageHandler = (
  deps: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  session: Session | undefined,
) => Promise<Response>;

/** Whether the reader has sent a form. */
export const isPost = ({ request }: Visit): boolean => request.method === 'POST';
