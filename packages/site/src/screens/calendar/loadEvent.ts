import type { Fact, Link, ListedEvent, Picture, TeaserStory } from '@masthead/design-system';
import { ask, type AnswerOf, type ContentError, type Result } from '@masthead/graphql-ops';
import { safeAddress } from '../../media/address';
import { toDecoration } from '../../media/picture';
import { found, notFound, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { eventCalendarPath } from '../../routes/documents';
import { fillPath } from '../../routes/href';
import { routes } from '../../routes/routes';
import { isSlug } from '../../routes/parameters';
import { daysOf, hoursOf } from '../../story/schedule';
import type { EventFacts } from '../../structuredData/happenings';
import { askTrending, toTrending } from '../../story/trending';
import { eventsHref, isEverything } from './parameters';
import { eventActions, isPast, placeOf, toListedEvent, type WireEvent } from './toEvent';

/** One event (SPEC §3, Event). */
export type EventView = {
  path: string;
  title: string;
  description?: string;
  status: 'upcoming' | 'past';
  picture?: Picture;
  facts: Fact[];
  actions: Link[];
  /** For machines. */
  structured: EventFacts;
  others: ListedEvent[];
  trending: TeaserStory[];
};

type WireEvents = AnswerOf<'future-events'>['getFutureEvents'];

/** The content service lists events and looks none up: as many at once as it gives, until the address is met. */
const pageSize = 100;
const mostPages = 20;

const askList = async (site: Site, when: 'future' | 'past', page: number): Promise<Result<WireEvents, ContentError>> => {
  const input = { publication: site.brand.publicationSlug, page, pageSize };
  if (when === 'future') {
    const { events } = await site.content.query({ route: 'event', parts: { events: ask('future-events', input) } });
    return events.ok ? { ok: true, value: events.value.getFutureEvents } : events;
  }
  const { events } = await site.content.query({ route: 'event', parts: { events: ask('past-events', input) } });
  return events.ok ? { ok: true, value: events.value.getPastEvents } : events;
};

/** The event of an address among those to come or past ones, if it is there. */
const findIn = async (site: Site, when: 'future' | 'past', uri: string): Promise<Result<WireEvent | undefined, ContentError>> => {
  for (let page = 1; page <= mostPages; page += 1) {
    const reply = await askList(site, when, page);
    if (!reply.ok) return reply;
    const event = reply.value.events.find(({ docUri }) => docUri === uri);
    if (event || reply.value.estimate <= page * pageSize) return { ok: true, value: event };
  }
  return { ok: true, value: undefined };
};

/** A fact that other events share: a way to them, unless it is what every event has. */
const choice = (label: string, value: string | null | undefined, urlOf: (value: string) => string): Fact[] => {
  if (!value) return [];
  return [isEverything(value) ? { label, value } : { label, link: { title: value, url: urlOf(value) } }];
};

const factsOf = (wire: WireEvent, timeZone: string): Fact[] => {
  const { eventStartDate: start, eventEndDate: end, industry, audience } = wire;
  const search = (filters: Parameters<typeof eventsHref>[0]['filters']) => eventsHref({ when: 'future', page: 1, filters });
  const place = placeOf(wire);
  return [
    { label: 'When', value: daysOf(start, end, timeZone) },
    { label: 'Time', value: hoursOf(start, end, timeZone) },
    ...(place ? [{ label: 'Where', value: place }] : []),
    ...choice('Topic', industry, (topic) => search({ topic })),
    ...choice('For', audience, (value) => search({ audience: value })),
    ...(wire.practiceArea ? [{ label: 'Practice area', value: wire.practiceArea }] : []),
    ...(wire.cleCredit ? [{ label: 'Credit', value: wire.cleCredit }] : []),
  ];
};

const toView = (wire: WireEvent, upcoming: readonly WireEvent[], now: Date, timeZone: string): Omit<EventView, 'trending'> => {
  const more = safeAddress(wire.learnMoreLinkFile);
  const picture = wire.imageUri ? toDecoration({ uri: wire.imageUri }) : undefined;
  return {
    path: wire.docUri,
    title: wire.eventTitle,
    status: isPast(wire, now) ? 'past' : 'upcoming',
    facts: factsOf(wire, timeZone),
    actions: [
      ...eventActions(wire, now),
      ...(more ? [{ title: 'Learn more', url: more, newTab: true }] : []),
      ...(isPast(wire, now) ? [] : [{ title: 'Add to calendar', url: eventCalendarPath(wire.docUri) }]),
    ],
    structured: {
      path: wire.docUri,
      title: wire.eventTitle,
      description: wire.description ?? undefined,
      start: wire.eventStartDate,
      end: wire.eventEndDate ?? undefined,
      venue: wire.venueName ?? undefined,
      city: wire.city ?? undefined,
      registration: safeAddress(wire.registrationURL),
      image: picture,
    },
    others: upcoming.filter(({ docUri }) => docUri !== wire.docUri).slice(0, 3).map((other) => toListedEvent(other, now, timeZone)),
    ...(wire.description && { description: wire.description }),
    ...(picture && { picture }),
  };
};

/** An event at the address that the content service gives it (SPEC §3, docUri), past or to come. */
export const loadEvent = async (site: Site, { event: slug }: { event?: string | string[] }): Promise<PageResult<EventView>> => {
  if (typeof slug !== 'string' || !isSlug(slug)) return notFound;
  const uri = fillPath(routes.event.path, { event: slug });
  const [future, past, upcoming, { trending }] = await Promise.all([
    findIn(site, 'future', uri),
    findIn(site, 'past', uri),
    askList(site, 'future', 1),
    site.content.query({ route: 'event', parts: { trending: askTrending(site.brand.site) } }),
  ]);
  if (!future.ok) return future;
  if (!past.ok) return past;
  const wire = future.value ?? past.value;
  if (!wire) return notFound;
  return found({ ...toView(wire, upcoming.ok ? upcoming.value.events : [], new Date(), site.brand.timeZone), trending: toTrending(trending) });
};
