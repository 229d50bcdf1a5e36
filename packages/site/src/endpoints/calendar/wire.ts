import { createQuery, type QueryResultOf, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';

/** An event as the content service gives it (SPEC §3, Event). */
export type WireEvent = QueryResultOf<'future-events'>['getFutureEvents']['events'][number];

/** A publication has a few dozen events: two lists of this many hold them all. */
const most = 100;

type Events =
  | { ok: true; value: { future: readonly WireEvent[]; past: readonly WireEvent[] } }
  | { ok: false; error: ContentError };

/** All events, to come and past. */
export const loadEvents = async (site: Site): Promise<Events> => {
  const publication = site.brand.publicationSlug;
  const reply = await site.content.query({
    route: 'calendar',
    parts: {
      future: createQuery('future-events', { publication, pageSize: most }),
      past: createQuery('past-events', { publication, pageSize: most }),
    },
  });
  if (!reply.future.ok) return reply.future;
  if (!reply.past.ok) return reply.past;
  return {
    ok: true,
    value: { future: reply.future.value.getFutureEvents.events, past: reply.past.value.getPastEvents.events },
  };
};
