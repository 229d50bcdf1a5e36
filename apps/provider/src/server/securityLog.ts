import { createSecurityLog } from '@masthead/process/security-events';
import type { Logger } from 'pino';

/** What proved a reader at a sign-in. `new-password`: a mailed link, or a changed password. */
export type SignInProof = 'password' | 'second-step' | 'passkey' | 'new-password';

/** Security events. Values are fixed strings, never an address, a name, a token or a password. */
export type SecurityEvent =
  | { event: 'sign-in-succeeded'; reason: SignInProof }
  | { event: 'sign-in-failed'; reason: 'wrong-credentials' | 'wrong-current-password' | 'passkey' | 'disabled-account' }
  | { event: 'second-step-failed'; reason: 'wrong' | 'used' | 'clock' }
  | {
      event: 'second-factor-changed';
      reason: 'app-added' | 'app-removed' | 'recovery-codes-renewed' | 'passkey-added' | 'passkey-removed';
    }
  | {
      event: 'account-locked-out';
      reason: 'account-and-client' | 'client' | 'account' | 'known-device' | 'second-step';
    }
  | { event: 'password-reset'; reason: 'requested' | 'completed' | 'stale-link' }
  | { event: 'password-changed'; reason: 'by-owner' }
  | { event: 'address-changed'; reason: 'requested' | 'by-both' }
  | { event: 'account-deleted'; reason: 'by-owner' }
  | { event: 'account-exported'; reason: 'by-owner' }
  | { event: 'registration'; reason: 'requested' | 'completed' | 'stale-link' }
  | { event: 'registration-throttled'; reason: 'client' }
  | { event: 'mail-throttled'; reason: 'client' | 'recipient' }
  | { event: 'request-throttled'; reason: 'client' }
  | { event: 'content-token-refused'; reason: 'invalid' }
  | { event: 'foreign-form-refused'; reason: 'other-origin' };

/** Reports an event of a client. The client's address is hashed before it is written. */
export type ReportSecurityEvent = (event: SecurityEvent, client: string) => void;

/** Creates the security log of the provider (see `createSecurityLog` of the configuration package). */
export const createProviderSecurityLog = (
  log: Pick<Logger, 'info' | 'warn'>,
  clock: () => Date,
): { report: ReportSecurityEvent; flush: () => void } =>
  createSecurityLog<SecurityEvent>(
    (line) => log[line.event === 'sign-in-succeeded' ? 'info' : 'warn'](line, 'security event'),
    clock,
  );
