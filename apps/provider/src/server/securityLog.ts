import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { clientKey } from './clientKey.ts';

/** Security events of the provider. Values are fixed words: an address, a name, a token or a password never becomes part of an event. */
export type SecurityEvent =
  | { event: 'sign-in-failed'; reason: 'wrong-credentials' | 'wrong-current-password' }
  | { event: 'account-locked-out'; reason: 'account-and-client' | 'client' | 'account' | 'known-device' }
  | { event: 'password-reset'; reason: 'requested' | 'completed' | 'stale-link' }
  | { event: 'password-changed'; reason: 'by-owner' }
  | { event: 'registration'; reason: 'requested' | 'completed' | 'stale-link' }
  | { event: 'registration-throttled'; reason: 'client' }
  | { event: 'mail-throttled'; reason: 'client' | 'recipient' }
  | { event: 'request-throttled'; reason: 'client' }
  | { event: 'foreign-form-refused'; reason: 'other-origin' };

/** Reports an event of a client; the client's address is hashed before anything is written. */
export type ReportSecurityEvent = (event: SecurityEvent, client: string) => void;

/** Causes are logged at most once in this time, with a count, so that an attack cannot fill the disk. */
const intervalMs = 60_000;
/** Distinct clients that one line names. */
const maxClients = 10;
const dayMs = 86_400_000;

/**
 * A keyed hash of an address. The key exists in memory for one day, so events of one attack correlate and no hash leads
 * back to a person.
 */
const createClientHash = (clock: () => Date) => {
  let daily = { day: -1, key: randomBytes(32) };
  return (client: string): string => {
    const day = Math.floor(clock().getTime() / dayMs);
    if (daily.day !== day) daily = { day, key: randomBytes(32) };
    return createHmac('sha256', daily.key).update(clientKey(client)).digest('base64url').slice(0, 12);
  };
};

type Pending = { event: SecurityEvent; count: number; clients: Set<string> };

/** Logs security events as structured lines: the first of a cause at once, repetitions once a minute with their count. */
export const createSecurityLog = (log: Pick<Logger, 'warn'>, clock: () => Date): { report: ReportSecurityEvent; flush: () => void } => {
  const hash = createClientHash(clock);
  const pending = new Map<string, Pending>();

  const write = ({ event, count, clients }: Pending): void => {
    if (count > 0) log.warn({ ...event, count, clients: [...clients] }, 'security event');
  };

  const report: ReportSecurityEvent = (event, client) => {
    const cause = `${event.event} ${event.reason}`;
    const waiting = pending.get(cause);
    if (waiting) {
      waiting.count += 1;
      if (waiting.clients.size < maxClients) waiting.clients.add(hash(client));
      return;
    }
    write({ event, count: 1, clients: new Set([hash(client)]) });
    const repeated: Pending = { event, count: 0, clients: new Set() };
    pending.set(cause, repeated);
    setTimeout(() => {
      // A flush has written it already.
      if (pending.get(cause) !== repeated) return;
      pending.delete(cause);
      write(repeated);
    }, intervalMs).unref();
  };

  /** Writes the counts that wait for the end of their minute: call it before the process ends. */
  const flush = (): void => {
    for (const repeated of pending.values()) write(repeated);
    pending.clear();
  };

  return { report, flush };
};
