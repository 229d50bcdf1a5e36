import { messages, type Log } from '../log.ts';
import type { QueryCache } from './queryCache.ts';
import { createCircuitBreaker, type CircuitBreakerOptions } from '@masthead/process/circuit-breaker';

/** Options of a tolerant cache. */
export interface TolerantCacheOptions extends Omit<CircuitBreakerOptions, 'onError'> {
  readonly log: Log;
}

/** Wraps a store so that an outage is a cache miss and a log line, never a failed page. A purge reports `partial`. */
export const createTolerantCache = (store: QueryCache, { log, ...limits }: TolerantCacheOptions): QueryCache => {
  const attempt = createCircuitBreaker({
    ...limits,
    onError: (cause, during) =>
      log({
        level: 'error',
        message: messages.cacheFailed,
        during,
        cause: cause instanceof Error ? cause.message : String(cause),
      }),
  });
  return {
    get: (key, scope) => attempt('read', () => store.get(key, scope), undefined),
    set: (key, entry, scope) => attempt('write', () => store.set(key, entry, scope), undefined),
    getPurgeTime: (tags) => attempt('read', () => store.getPurgeTime(tags), 0),
    purge: (tags, at) => attempt('purge', () => store.purge(tags, at), 'partial'),
  };
};
