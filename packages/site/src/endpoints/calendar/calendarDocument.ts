import { isSlug } from '@masthead/content-rules/natural-id';
import { type ContentError, createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import type { Brand } from '@masthead/config';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { feedTexts } from '@masthead/texts/feeds';
import { toRegistrationUrl } from '../../content/media/safeUrl';
import { formatAddress } from '../../content/story/address';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

/** An event of the content service (§3, Event). */
export type WireEvent = QueryResultOf<'future-events'>['getFutureEvents']['events'][number];

/** Page size. A publication has a few dozen events, so one page of each list has them all. */
const pageSize = 100;

type Events =
  | { ok: true; value: { future: readonly WireEvent[]; past: readonly WireEvent[] } }
  | { ok: false; error: ContentError };

/** Loads all future and past events. */
const loadEvents = async (site: Site): Promise<Events> => {
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

/** Refresh interval of subscribed calendars in seconds. */
const refreshSeconds = 12 * 60 * 60;

const lines = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n\n');

/** Formats events as iCalendar (RFC 5545). Times are in UTC, so that no time zone definitions are needed. */
export const toIcs = (brand: Brand, name: string, events: readonly WireEvent[], now: Date): string => {
  const calendar = ical({
    name,
    prodId: { company: brand.domain, product: brand.name, language: brand.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const event of events) {
    const url = toAbsoluteUrl(brand, event.docUri);
    const registration = toRegistrationUrl(event.registrationURL, event.docUri);
    const place = [event.venueName, ...(event.address ? formatAddress(event.address) : [event.city])]
      .filter(Boolean)
      .join(', ');
    calendar.createEvent({
      id: `${event.docUri.split('/').findLast(Boolean)}@${brand.domain}`,
      stamp: now,
      start: new Date(event.eventStartDate),
      ...(event.eventEndDate && { end: new Date(event.eventEndDate) }),
      summary: event.eventTitle,
      description: lines(
        event.description,
        event.cleCredit,
        registration ? feedTexts.register(toAbsoluteUrl(brand, registration)) : null,
        url,
      ),
      ...(place && { location: place }),
      url,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
};

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

export const calendarDocument: MachineDocument = { load: loadCalendar, lifetime: 900 };
