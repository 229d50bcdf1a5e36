import { createIsProxy, findClient } from '@masthead/process/clients';
import { createSecurityLog } from '@masthead/process/security-events';
import { env } from './env.ts';
import { log } from './log.ts';

/** Security events of the site. All values are constants: no IP address, name, token or URL becomes part of an event. */
export type SecurityEvent =
  | { event: 'preview-refused'; reason: 'unknown-origin' | 'malformed' | 'not-signed-in' | 'bad-signature' | 'expired' }
  | { event: 'purge-refused'; reason: 'closed' | 'too-large' | 'bad-signature' | 'malformed' }
  | { event: 'foreign-form-refused'; reason: 'other-origin' }
  | { event: 'request-throttled'; reason: 'rendered-pages' };

/** Events identify the same client that rate limits count. */
const isProxy = createIsProxy(env.TRUSTED_PROXIES);

const { report } = createSecurityLog<SecurityEvent>((line) =>
  log({ level: 'warn', message: 'security event', ...line }),
);

/** Logs a security event as one structured line: the first of a reason at once, repetitions once a minute with their count. */
export const logSecurityEvent = (event: SecurityEvent, headers: Headers = new Headers()): void =>
  report(event, findClient(undefined, headers.get('x-forwarded-for'), isProxy));
