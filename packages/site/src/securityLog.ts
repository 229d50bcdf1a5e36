import { createHmac, randomBytes } from 'node:crypto';
import { env } from './env.ts';
import { log } from './log.ts';
import { createIsProxy, getClient } from './server/clientAddress.ts';

/** Security events of the site. Values are fixed words: an address, a name, a token or a URL never becomes part of an event. */
export type SecurityEvent =
  | { event: 'preview-refused'; reason: 'unknown-origin' | 'malformed' | 'not-signed-in' | 'bad-signature' | 'expired' }
  | { event: 'purge-refused'; reason: 'closed' | 'too-large' | 'bad-signature' | 'malformed' }
  | { event: 'foreign-form-refused'; reason: 'other-origin' }
  | { event: 'request-throttled'; reason: 'rendered-pages' };

/** Causes are logged at most once in this time, with a count, so that an attack cannot fill the disk. */
const intervalMs = 60_000;
/** Distinct clients that one line names. */
const maxClients = 10;
const dayMs = 86_400_000;

/** Events name the same client that limits count. */
const isProxy = createIsProxy(env.TRUSTED_PROXIES);

let dailyKey = { day: -1, key: randomBytes(32) };

/** A keyed hash of the address. The key exists in memory for one day, so events of one attack correlate and no hash leads back to a person. */
const clientHash = (address: string, now: number): string => {
  const day = Math.floor(now / dayMs);
  if (dailyKey.day !== day) dailyKey = { day, key: randomBytes(32) };
  return createHmac('sha256', dailyKey.key).update(address).digest('base64url').slice(0, 12);
};

type Pending = { count: number; clients: Set<string> };
const pending = new Map<string, Pending>();

const write = (event: SecurityEvent, { count, clients }: Pending): void => {
  if (count > 0) log({ level: 'warn', message: 'security event', ...event, count, clients: [...clients] });
};

/** Logs a security event as one structured line: the first of a cause at once, repetitions once a minute with their count. */
export const securityEvent = (event: SecurityEvent, headers: Headers = new Headers()): void => {
  const cause = `${event.event} ${event.reason}`;
  const address = getClient(undefined, headers.get('x-forwarded-for') ?? undefined, isProxy);
  const client = address === undefined ? 'unknown' : clientHash(address, Date.now());
  const waiting = pending.get(cause);
  if (waiting) {
    waiting.count += 1;
    if (waiting.clients.size < maxClients) waiting.clients.add(client);
    return;
  }
  write(event, { count: 1, clients: new Set([client]) });
  const repeated: Pending = { count: 0, clients: new Set() };
  pending.set(cause, repeated);
  setTimeout(() => {
    pending.delete(cause);
    write(event, repeated);
  }, intervalMs).unref();
};
