import type { ContentClientOptions } from '@masthead/graphql-ops/server';
import { getRequestContext, getTelemetry } from '@masthead/telemetry';

const cacheResults = { cache: 'hit', 'stale-cache': 'stale', provider: 'miss' } as const;

/** Measures and traces the requests of a content client, and counts the results of its cache. */
export const contentObserver: Required<Pick<ContentClientOptions, 'observe' | 'onSource'>> = {
  observe: async (document, send) => {
    const { trace, record } = getTelemetry();
    const startedAt = performance.now();
    const posted = await trace(
      { name: `content ${document}`, kind: 'client', attributes: { 'graphql.operation.name': document } },
      send,
    );
    const durationMs = performance.now() - startedAt;
    const content = getRequestContext()?.content;
    if (content) {
      content.requests += 1;
      content.queries += Object.keys(posted.results).length;
      content.ms += durationMs;
    }
    const outcome = Object.values(posted.results).every(({ ok }) => ok) ? 'ok' : 'failed';
    record('providerSeconds', durationMs / 1_000, { document, outcome });
    return posted;
  },
  onSource: (source) => getTelemetry().count('cacheLookups', { cache: 'query', result: cacheResults[source] }),
};
