import { isSlug } from '@masthead/content-rules/natural-id';
import { createQuery } from '@masthead/graphql-ops';
import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import { toIcs } from './ics';
import { loadEvents } from './wire';

const respond = (text: string, file: string): PageResult<DocumentText> =>
  found({
    text,
    type: 'text/calendar; charset=utf-8',
    headers: { 'content-disposition': `inline; filename="${file}.ics"` },
  });

/** `['all']` is the calendar for subscriptions, `['event', slug]` one event (§2.1, events). */
const loadCalendar = async (
  site: Site,
  { path }: { path?: string | string[] | undefined },
): Promise<PageResult<DocumentText>> => {
  const [scope, slug = ''] = [path ?? []].flat();
  const now = new Date();
  if (scope === 'all') {
    const events = await loadEvents(site);
    if (!events.ok) return events;
    return respond(
      toIcs(site.brand, `${site.brand.name} events`, [...events.value.past, ...events.value.future], now),
      `${site.brand.key}-events`,
    );
  }
  if (!isSlug(slug)) return notFound;
  const { event } = await site.content.query({
    route: 'calendar',
    parts: {
      event: createQuery('event', {
        uri: fillPath(routes.event.path, { event: slug }),
        publication: site.brand.publicationSlug,
      }),
    },
  });
  if (!event.ok) return event;
  const wire = event.value.getEvent;
  return wire ? respond(toIcs(site.brand, wire.eventTitle, [wire], now), slug) : notFound;
};

/** The calendars. */
export const calendarDocument: MachineDocument = { load: loadCalendar, lifetime: 900 };
