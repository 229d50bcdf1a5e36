import { withTimeLimit } from '@masthead/process/time-limit';
import { requestTimeoutMs } from '@masthead/graphql-ops/server';
import type { Site } from './site';

/**
 * Deadline of all requests of one page: one second longer than a single request to the content service, so that its
 * stale result arrives in time when the service hangs.
 */
const pageDeadlineMs = requestTimeoutMs + 1_000;

/** Renders one page for a request: all its requests to the content service and the partners share one deadline. */
export const withDeadline = <AnySite extends Site, Rendered>(
  site: AnySite,
  render: (site: AnySite) => Promise<Rendered>,
): Promise<Rendered> =>
  withTimeLimit(pageDeadlineMs, (signal) =>
    render({
      ...site,
      content: { ...site.content, query: (request) => site.content.query({ signal, ...request }) },
      partners: { ...site.partners.withOptions({ signal }), withOptions: site.partners.withOptions },
    }),
  );
