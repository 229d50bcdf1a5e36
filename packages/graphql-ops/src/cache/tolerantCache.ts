import { messages, type Log } from '../client/log.ts';
import type { QueryCache } from './queryCache.ts';

export interface TolerantCacheOptions {
  readonly log: Log;
  readonly now?: () => number;
  /** After a failure the store is left alone for this long, so that a hanging one does not slow every page. */
  readonly pauseMs?: number;
  /** A store that takes longer counts as failed; the provider is asked instead. */
  readonly limitMs?: number;
}

/** A store did not answer in time. */
export class CacheTimeoutError extends Error {
  override name = 'CacheTimeoutError';
}

const within = async <Value>(limitMs: number, work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CacheTimeoutError(`The store did not answer within ${limitMs} ms.`)), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** A store whose outage is a miss and a log line, never a failed page. */
export const createTolerantCache = (store: QueryCache, { log, now = Date.now, pauseMs = 5_000, limitMs = 500 }: TolerantCacheOptions): QueryCache => {
  let pausedUntil = 0;
  const attempt = async <Value>(work: () => Promise<Value>, fallback: Value, during: 'read' | 'write' | 'purge'): Promise<Value> => {
    if (during !== 'purge' && now() < pausedUntil) return fallback;
    try {
      return await within(limitMs, work());
    } catch (cause) {
      pausedUntil = now() + pauseMs;
      log({ level: 'error', message: messages.cacheFailed, during, cause: cause instanceof Error ? cause.message : String(cause) });
      return fallback;
    }
  };
  return {
    get: (key, reach) => attempt(() => store.get(key, reach), undefined, 'read'),
    set: (key, entry, reach) => attempt(() => store.set(key, entry, reach), undefined, 'write'),
    purgedAt: (tags) => attempt(() => store.purgedAt(tags), 0, 'read'),
    purge: (tags, at) => attempt(() => store.purge(tags, at), undefined, 'purge'),
  };
};
