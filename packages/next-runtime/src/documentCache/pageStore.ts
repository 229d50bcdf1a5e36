import { createCircuitBreaker, withDeadline, type StoreUse } from '@masthead/process/circuit-breaker';
import { createEntrySeal } from '@masthead/process/entry-seal';
import { createClient } from '@redis/client';
import { log } from '../log.ts';

/** The Redis client of the store. */
export type PageStoreClient = ReturnType<typeof createClient>;

/** Creates the authentication codes of stored pages. Pages with a code of another secret are reported, and not used. */
export const createPageSeal = (secret: string | undefined) =>
  createEntrySeal({
    secret,
    onRejected: (count) =>
      log({
        level: 'warn',
        message:
          'Pages in Redis have an authentication code of another secret, and were not used. Set the same REVALIDATE_SECRET for all sites.',
        count,
      }),
  });

/** Maximum duration of one access in ms: a cached page waits for a read, and a missing page for its write as well. */
const defaultLimitsMs = { read: 150, write: 1_000, purge: 1_000 } as const satisfies Record<StoreUse, number>;

/** A connection without a response for this time, in ms, is closed: the network may have lost it. */
const silenceMs = 5_000;

const report = (message: string, cause: unknown): void => log({ level: 'error', message, cause: String(cause) });

/**
 * Opens a Redis-protocol store of pages, which may be unavailable. The first connection is awaited briefly; after a failure
 * no page waits for it.
 */
export const openPageStore = (
  url: string,
  { limitsMs = defaultLimitsMs }: { limitsMs?: Readonly<Record<StoreUse, number>> } = {},
) => {
  const client: PageStoreClient = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 2,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: silenceMs,
      reconnectStrategy: (attempts) => Math.min(attempts * 100, 2_000),
    },
  });
  let isReported = false;
  const onUnavailable = (cause: unknown): void => {
    if (!isReported)
      report('The shared page cache is unavailable; this instance uses its memory. Check REDIS_URL.', cause);
    isReported = true;
  };
  client.on('error', onUnavailable);
  client.on('ready', () => (isReported = false));
  // The client reports no error where the store accepts the connection and sends nothing.
  const connected = withDeadline(limitsMs.read, client.connect()).then(() => undefined, onUnavailable);
  const attempt = createCircuitBreaker({
    limitMs: limitsMs,
    probe: () => client.ping(),
    onError: (cause) => report('The shared page cache failed; this instance uses its memory until it responds.', cause),
  });

  // A connection that subscribes to a channel accepts no other commands.
  const subscriber = client.duplicate();
  // The other connection reports that the store is unavailable. Both connect again by themselves.
  subscriber.on('error', () => undefined);

  return {
    /** Uses the store; resolves to `fallback` within the time limit while it is unavailable or hangs. */
    attempt: async <Value>(
      during: StoreUse,
      work: (client: PageStoreClient) => Promise<Value>,
      fallback: Value,
    ): Promise<Value> => {
      await connected;
      return client.isReady ? attempt(during, () => work(client), fallback) : fallback;
    },
    /** Calls a listener for each message of a channel, except those during an outage. */
    subscribe: (channel: string, listener: (message: string) => void): void => {
      // After an outage the client subscribes again by itself; once more has no effect.
      subscriber.on('ready', () => void subscriber.subscribe(channel, listener).catch(() => undefined));
      void subscriber.connect().catch(() => undefined);
    },
    close: (): void => {
      client.destroy();
      if (subscriber.isOpen) subscriber.destroy();
    },
  };
};
