import { createCircuitBreaker, storeTimeoutMs, withDeadline, type StoreUse } from '@masthead/config/circuit-breaker';
import { createClient } from '@redis/client';
import { log } from '../log.ts';

/** The store itself, by its commands. */
export type PageStoreClient = ReturnType<typeof createClient>;

/** A Redis-protocol store of pages that may be away. */
export type PageStore = {
  /** Uses the store; while it is away or hangs, `instead` is the answer, soon. */
  attempt: <Value>(
    during: StoreUse,
    work: (client: PageStoreClient) => Promise<Value>,
    instead: Value,
  ) => Promise<Value>;
  close: () => void;
};

const report = (message: string, cause: unknown): void => log({ level: 'error', message, cause: String(cause) });

/**
 * Opens the store that instances share their pages by. Only the first connection is waited for, once and briefly: the
 * client itself goes on trying for ever, and a page that waited for it would never be made.
 */
export const openPageStore = (url: string, { limitMs = storeTimeoutMs }: { limitMs?: number } = {}): PageStore => {
  const client: PageStoreClient = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(attempts * 100, 2_000) },
  });
  let told = false;
  const away = (cause: unknown): void => {
    if (!told)
      report('The shared page cache does not answer; pages are made anew until it does. See REDIS_URL.', cause);
    told = true;
  };
  client.on('error', away);
  client.on('ready', () => (told = false));
  // A store that takes the connection and says nothing is no error to the client.
  const tried = withDeadline(limitMs, client.connect()).then(() => undefined, away);
  const attempt = createCircuitBreaker({
    limitMs,
    onError: (cause) => report('The shared page cache failed for one page, which is made anew.', cause),
  });

  return {
    attempt: async (during, work, instead) => {
      await tried;
      return client.isReady ? attempt(during, () => work(client), instead) : instead;
    },
    close: () => client.destroy(),
  };
};
