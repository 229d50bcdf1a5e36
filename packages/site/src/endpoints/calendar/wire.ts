import { createQuery, type QueryResultOf, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';

/** An event of the content service (§3, Event). */
export type WireEvent = QueryResultOf<'future-events'>['getFutureEvents']['events'][number];

/** Page size. A publication has a few dozen events, so one page of each list has them all. */
const pageSize = 100;

type Events =
  | { ok: true; value: { future: readonly WireEvent[]; past: readonly WireEvent[] } }
  | { ok: false; error: ContentError };

/** Loads all future and past events. */
export const loadEvents = async (site: Site): Promise<Events> => {
  const publication = site.brand.publicationSlug;
  const reply = await site.content.query({
    route: 'calendar',
    parts: {
      future: createQuery('future-events', { publication, pageSize }),
      past: createQuery('past-events', { publication, pageSize }),
    },
  });
  if (!reply.future.ok) return reply.future;
  if (!reply.past.ok) return reply.past;
  return {
    ok: true,
    value: { future: reply.future.value.getFutureEvents.events, past: reply.past.value.getPastEvents.events },
  };
};
