import { createHmac, randomBytes } from 'node:crypto';
import { toClientKey } from './clients.ts';

/** A security event. Its values are literals and never contain an address, name, token or URL. */
export type SecurityEventShape = { event: string; reason: string };

/** One structured log line: how often a cause occurred, and keyed hashes of at most ten clients. */
export type SecurityLine<Event> = Event & { count: number; clients: readonly string[] };

/** Each cause is logged at most once per interval, with a count, so that an attack cannot fill the disk. */
const intervalMs = 60_000;
/** Distinct clients per line. */
const maxClients = 10;
const dayMs = 86_400_000;

/**
 * Creates the keyed hash of client addresses. The key exists in memory for one day, so events of one attack correlate
 * and no hash leads back to a person.
 */
const createClientHash = (clock: () => Date) => {
  let daily = { day: -1, key: randomBytes(32) };
  return (client: string): string => {
    const day = Math.floor(clock().getTime() / dayMs);
    if (daily.day !== day) daily = { day, key: randomBytes(32) };
    return createHmac('sha256', daily.key).update(toClientKey(client)).digest('base64url').slice(0, 12);
  };
};

type Pending<Event> = { event: Event; count: number; clients: Set<string> };

/** Logs security events as structured lines: the first of a cause at once, repetitions once a minute with their count. */
export const createSecurityLog = <Event extends SecurityEventShape>(
  write: (line: SecurityLine<Event>) => void,
  clock: () => Date = () => new Date(),
) => {
  const hash = createClientHash(clock);
  const pending = new Map<string, Pending<Event>>();

  const writeCounted = ({ event, count, clients }: Pending<Event>): void => {
    if (count > 0) write({ ...event, count, clients: [...clients] });
  };

  /** Reports an event of a client. `client` is its address, undefined where it is unknown; it is hashed before anything is written. */
  const report = (event: Event, client: string | undefined): void => {
    const cause = `${event.event} ${event.reason}`;
    const hashed = (): string => (client === undefined ? 'unknown' : hash(client));
    const waiting = pending.get(cause);
    if (waiting) {
      waiting.count += 1;
      if (waiting.clients.size < maxClients) waiting.clients.add(hashed());
      return;
    }
    writeCounted({ event, count: 1, clients: new Set([hashed()]) });
    const repeated: Pending<Event> = { event, count: 0, clients: new Set() };
    pending.set(cause, repeated);
    setTimeout(() => {
      // Already written by a flush.
      if (pending.get(cause) !== repeated) return;
      pending.delete(cause);
      writeCounted(repeated);
    }, intervalMs).unref();
  };

  /** Writes pending counts. Call it before the process ends. */
  const flush = (): void => {
    for (const repeated of pending.values()) writeCounted(repeated);
    pending.clear();
  };

  return { report, flush };
};
