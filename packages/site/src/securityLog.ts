import { createHmac, randomBytes } from 'node:crypto';
import { log } from './log.ts';

/** Security events of the site. Values are fixed words: an address, a name, a token or a URL never becomes part of an event. */
export type SecurityEvent =
  | { event: 'preview-refused'; reason: 'unknown-origin' | 'malformed' | 'not-signed-in' | 'bad-signature' | 'expired' }
  | { event: 'purge-refused'; reason: 'closed' | 'too-large' | 'bad-signature' | 'malformed' }
  | { event: 'foreign-form-refused'; reason: 'other-origin' };

/** Causes are logged at most once in this time, with a count, so that an attack cannot fill the disk. */
const intervalMs = 60_000;
/** Distinct clients that one line names. */
const maxClients = 10;
const dayMs = 86_400_000;

/** An address of a private network is a proxy of the publication. */
const isPrivate = /^(?:::ffff:)?(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^(?:::1$|f[cd]|fe80:)/i;

/** The last public address in X-Forwarded-For: the client may have written those before it. */
const addressOf = (headers: Headers): string | undefined => {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim()).filter(Boolean);
  return addresses.findLast((address) => !isPrivate.test(address)) ?? addresses.at(-1);
};

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
  const address = addressOf(headers);
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
