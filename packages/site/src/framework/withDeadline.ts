import { requestTimeoutMs } from '@masthead/graphql-ops/server';
import type { Site } from './site';

/**
 * A second more than one request to the content service may take: where that hangs, the old answer that stands in for it
 * is there in time. A page that asks twice has no more.
 */
const pageDeadlineMs = requestTimeoutMs + 1_000;

/** The site for one page that somebody waits for: all that it asks the content service and the partners' shares one limit of time. */
export const withDeadline = <AnySite extends Site>(site: AnySite): AnySite => {
  const signal = AbortSignal.timeout(pageDeadlineMs);
  return {
    ...site,
    content: { ...site.content, query: (request) => site.content.query({ signal, ...request }) },
    partners: { ...site.partners.until(signal), until: site.partners.until },
  };
};
