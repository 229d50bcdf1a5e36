import { createCircuitBreaker, storeTimeoutMs, withDeadline, type StoreUse } from '@masthead/config/circuit-breaker';
import { createClient } from '@redis/client';
import { log } from '../log.ts';

/** The Redis client of the store. */
export type PageStoreClient = ReturnType<typeof createClient>;

/** A Redis-protocol store of pages that may be unavailable. */
export type PageStore = {
  /** Uses the store; resolves to `fallback` within the time limit while it is unavailable or hangs. */
  attempt: <Value>(
    during: StoreUse,
    work: (client: PageStoreClient) => Promise<Value>,
    fallback: Value,
  ) => Promise<Value>;
  close: () => void;
};

const report = (message: string, cause: unknown): void => log({ level: 'error', message, cause: String(cause) });

/**
 * Opens the store that instances share. Only the first connection attempt is awaited, for `limitMs` at most: the client
 * reconnects for ever, and a page that waited for it would never be rendered.
 */
export const openPageStore = (url: string, { limitMs = storeTimeoutMs }: { limitMs?: number } = {}): PageStore => {
  const client: PageStoreClient = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(attempts * 100, 2_000) },
  });
  let isReported = false;
  const onUnavailable = (cause: unknown): void => {
    if (!isReported)
      report('The shared page cache is unavailable; every page is rendered until it responds. Check REDIS_URL.', cause);
    isReported = true;
  };
  client.on('error', onUnavailable);
  client.on('ready', () => (isReported = false));
  // The client reports no error where the store accepts the connection and sends nothing.
  const connected = withDeadline(limitMs, client.connect()).then(() => undefined, onUnavailable);
  const attempt = createCircuitBreaker({
    limitMs,
    onError: (cause) => report('The shared page cache failed for one page, which is rendered again.', cause),
  });

  return {
    attempt: async (during, work, fallback) => {
      await connected;
      return client.isReady ? attempt(during, () => work(client), fallback) : fallback;
    },
    close: () => client.destroy(),
  };
};
