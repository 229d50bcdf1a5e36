import { createEntrySeal } from '@masthead/process/entry-seal';
import { createClient } from '@redis/client';
import { serializeEntry, parseEntry } from './entryText.ts';
import { retentionMs, type QueryCache } from './queryCache.ts';

/** Options of the Redis cache. */
interface RedisCacheOptions {
  readonly url: string;
  /** The secret of all instances, for the authentication codes of entries. */
  readonly secret?: string | undefined;
  readonly onRejected?: (count: number) => void;
}

/** A store with a connection. */
interface ConnectedCache extends QueryCache {
  readonly close: () => void;
}

const toTagKey = (tag: string): string => `purged:${tag}`;

/** A Redis-protocol store for all instances (§1.2). Throws: wrap it in `createTolerantCache`. Forgeries are misses. */
export const createRedisCache = ({ url, secret, onRejected = () => undefined }: RedisCacheOptions): ConnectedCache => {
  const { seal, open } = createEntrySeal({ secret, onRejected });
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (attempts) => Math.min(attempts * 100, 2_000) },
  });
  // Failed accesses are logged by `createTolerantCache`.
  client.on('error', () => undefined);
  // The first connection is waited for; a lost one fails at once.
  const connected = client.connect().catch(() => undefined);

  return {
    get: async (key, scope) => {
      if (scope === 'memory') return undefined;
      await connected;
      const text = open(key, await client.get(key));
      return text === undefined ? undefined : parseEntry(text);
    },
    set: async (key, entry, scope) => {
      if (scope === 'memory') return;
      await connected;
      await client.set(key, seal(key, serializeEntry(entry)), { expiration: { type: 'PX', value: retentionMs } });
    },
    getPurgeTime: async (tags) => {
      if (tags.length === 0) return 0;
      await connected;
      const times = await client.mGet(tags.map(toTagKey));
      return Math.max(0, ...times.map((time) => Number(time ?? 0)).filter(Number.isFinite));
    },
    purge: async (tags, at) => {
      await connected;
      await Promise.all(
        tags.map((tag) => client.set(toTagKey(tag), String(at), { expiration: { type: 'PX', value: retentionMs } })),
      );
      return 'complete';
    },
    close: () => client.destroy(),
  };
};
