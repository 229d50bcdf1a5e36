import type { Brand } from '@masthead/config';
import { isSlug, toSlug } from '@masthead/content-rules/natural-id';
import type {
  AgendaDay,
  Fact,
  Link,
  ListedEvent,
  LocatorMapProps,
  Person,
  Picture,
  TeaserStory,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { eventFactTexts } from '@masthead/texts/events';
import { toRegistrationUrl, toSafeUrl } from '../../content/media/safeUrl';
import { toLocator } from '../../content/maps/places';
import { knownImageSizes, toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { eventCalendarPath } from '../../routing/documents';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import { formatDays, formatHours } from '../../content/schedule';
import type { EventFacts } from '../../framework/structuredData/eventsAndMedia';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { eventsHref, isAllOption } from './parameters';
import { toAgenda, toPriceFact, toSpeakers, toVenueFact, type WireEventPage } from './eventDetails';
import { getEventActions, getEventTimeZone, isPast, toListedEvent, type WireEvent } from './toEvent';

/** The view of an event page (§3, Event). */
export type EventView = {
  path: string;
  title: string;
  description?: string;
  status: 'upcoming' | 'past';
  picture?: Picture;
  /** The upright picture beside the facts. */
  cover?: Picture;
  facts: Fact[];
  agenda: AgendaDay[];
  speakers: Person[];
  /** Where in the country it is. */
  map?: LocatorMapProps;
  actions: Link[];
  /** For structured data. */
  structured: EventFacts;
  others: ListedEvent[];
  trending: TeaserStory[];
};

/** A fact that links to the events with the same value. "All …" applies to every event, so it is plain text. */
const toFilterFact = (label: string, value: string | null | undefined, toUrl: (value: string) => string): Fact[] => {
  if (!value) return [];
  return [isAllOption(value) ? { label, value } : { label, link: { title: value, url: toUrl(value) } }];
};

const toFacts = (wire: WireEventPage, now: Date, timeZone: string): Fact[] => {
  const { eventStartDate: start, eventEndDate: end, industry, audience } = wire;
  // The list of its own time contains the event, so that its values are among the filters.
  const when = isPast(wire, now) ? 'past' : 'future';
  const search = (filters: Parameters<typeof eventsHref>[0]['filters']) => eventsHref({ when, page: 1, filters });
  return [
    { label: eventFactTexts.when, value: formatDays(start, end, timeZone) },
    { label: eventFactTexts.time, value: formatHours(start, end, timeZone) },
    ...toVenueFact(wire),
    ...toPriceFact(wire, now),
    ...toFilterFact(eventFactTexts.topic, industry, (topic) => search({ topic })),
    ...toFilterFact(eventFactTexts.audience, audience, (value) => search({ audience: value })),
    ...(wire.practiceArea ? [{ label: eventFactTexts.practiceArea, value: wire.practiceArea }] : []),
    ...(wire.cleCredit ? [{ label: eventFactTexts.credit, value: wire.cleCredit }] : []),
  ];
};

/** Other events on the page. The query requests one more, because the event itself may be among them. */
const maxOtherEvents = 3;

const toView = (
  brand: Brand,
  wire: WireEventPage,
  upcoming: readonly WireEvent[],
  now: Date,
): Omit<EventView, 'trending'> => {
  const timeZone = getEventTimeZone(wire, brand.timeZone);
  const map = wire.city ? toLocator(brand, toSlug(wire.city), wire.city) : undefined;
  const more = toSafeUrl(wire.learnMoreLinkFile);
  const picture = wire.imageUri ? toDecorativePicture({ uri: wire.imageUri, credit: wire.imageCredit }) : undefined;
  const cover = wire.imageUri2
    ? toDecorativePicture({ uri: wire.imageUri2, credit: wire.imageCredit2, ...knownImageSizes.cover })
    : undefined;
  return {
    path: wire.docUri,
    title: wire.eventTitle,
    status: isPast(wire, now) ? 'past' : 'upcoming',
    facts: toFacts(wire, now, timeZone),
    agenda: toAgenda(wire, timeZone),
    speakers: toSpeakers(wire),
    actions: [
      ...getEventActions(wire, now),
      ...(more ? [{ title: eventFactTexts.learnMore, url: more, newTab: true }] : []),
      ...(isPast(wire, now) ? [] : [{ title: eventFactTexts.addToCalendar, url: eventCalendarPath(wire.docUri) }]),
    ],
    structured: {
      path: wire.docUri,
      title: wire.eventTitle,
      description: wire.description ?? undefined,
      start: wire.eventStartDate,
      end: wire.eventEndDate ?? undefined,
      venue: wire.venueName ?? undefined,
      city: wire.city ?? undefined,
      address: wire.address ?? undefined,
      image: picture,
      // Past events have no registration.
      ...(!isPast(wire, now) && {
        prices: wire.prices,
        registration: toRegistrationUrl(wire.registrationURL, wire.docUri),
      }),
    },
    others: upcoming
      .filter(({ docUri }) => docUri !== wire.docUri)
      .slice(0, maxOtherEvents)
      .map((other) => toListedEvent(other, now, brand.timeZone)),
    ...(wire.description && { description: wire.description }),
    ...(picture && { picture }),
    ...(cover && { cover }),
    ...(map && { map }),
  };
};

/** Loads an event, past or upcoming, by the `docUri` of the content service (§3). */
export const loadEvent = async (
  site: Site,
  { event: slug }: { event?: string | string[] },
): Promise<PageResult<EventView>> => {
  if (typeof slug !== 'string' || !isSlug(slug)) return notFound;
  const { publicationSlug: publication, site: siteName } = site.brand;
  const { event, upcoming, trending } = await site.content.query({
    route: 'event',
    parts: {
      event: createQuery('event', { uri: fillPath(routes.event.path, { event: slug }), publication }),
      upcoming: createQuery('future-events', { publication, pageSize: maxOtherEvents + 1 }),
      trending: createTrendingQuery(siteName),
    },
  });
  if (!event.ok) return event;
  const wire = event.value.getEvent;
  if (!wire) return notFound;
  return found({
    ...toView(site.brand, wire, upcoming.ok ? upcoming.value.getFutureEvents.events : [], new Date()),
    trending: toTrending(site.brand, trending),
  });
};
