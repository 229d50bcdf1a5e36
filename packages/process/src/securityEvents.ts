import { createHmac, randomBytes } from 'node:crypto';
import { toClientKey } from './clients.ts';
import { createRepeatLimit } from './repeatLimit.ts';

/** A security event. Its values are literals and never contain an address, name, token or URL. */
export type SecurityEventShape = { event: string; reason: string };

/** One structured log line: how often a cause occurred, and keyed hashes of at most ten clients. */
export type SecurityLine<Event> = Event & { count: number; clients: readonly string[] };

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

type Reported<Event> = { event: Event; clients: ReadonlySet<string> };

const joinClients = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  one.size < maxClients ? new Set([...one, ...other]) : one;

/**
 * Logs security events as structured lines: the first of a cause at once, repetitions once a minute with their count.
 */
export const createSecurityLog = <Event extends SecurityEventShape>(
  write: (line: SecurityLine<Event>) => void,
  clock: () => Date = () => new Date(),
) => {
  const hash = createClientHash(clock);
  const limit = createRepeatLimit<Reported<Event>>({
    write: ({ event, clients }, { count }) => write({ ...event, count, clients: [...clients] }),
    toCause: ({ event }) => `${event.event} ${event.reason}`,
    merge: (earlier, { event, clients }) => ({ event, clients: joinClients(earlier.clients, clients) }),
  });
  return {
    /**
     * Reports an event of a client. `client` is its address, undefined where it is unknown; it is hashed before
     * anything is written.
     */
    report: (event: Event, client: string | undefined): void =>
      limit.report({ event, clients: new Set([client === undefined ? 'unknown' : hash(client)]) }),
    flush: limit.flush,
  };
};
