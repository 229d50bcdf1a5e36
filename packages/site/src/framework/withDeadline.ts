import { requestTimeoutMs } from '@masthead/graphql-ops/server';
import type { Site } from './site';

/**
 * Deadline of all requests of one page: one second longer than a single request to the content service, so that its
 * stale result arrives in time when the service hangs.
 */
const pageDeadlineMs = requestTimeoutMs + 1_000;

/** The site for one request-rendered page: all its requests to the content service and the partners share one deadline. */
export const withDeadline = <AnySite extends Site>(site: AnySite): AnySite => {
  const signal = AbortSignal.timeout(pageDeadlineMs);
  return {
    ...site,
    content: { ...site.content, query: (request) => site.content.query({ signal, ...request }) },
    partners: { ...site.partners.withSignal(signal), withSignal: site.partners.withSignal },
  };
};
