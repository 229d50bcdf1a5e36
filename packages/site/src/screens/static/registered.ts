import type { EventItem, Person, Picture } from '@masthead/design-system';
import { isSlug } from '@masthead/content-rules/natural-id';
import { createQuery } from '@masthead/graphql-ops';
import { dates } from '@masthead/texts/dates';
import { toWebcastSpeakers } from '../../content/media/mediaItem';
import { toDecorativePicture } from '../../content/media/picture';
import { formatHours, formatMonth } from '../../content/schedule';
import type { Site } from '../../framework/site';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import { toSpeakers } from '../calendar/eventDetails';
import { toListedEvent } from '../calendar/toEvent';

/** The event or webcast that a registration page is for. */
export type Registered = {
  event: EventItem;
  speakers: Person[];
  picture?: Picture;
  /** The values of fields of its form. */
  fields: Readonly<Record<string, string>>;
};

const toFields = (title: string, path: string) => ({ event: title, 'event-id': path });

const loadEvent = async ({ brand, content }: Site, slug: string): Promise<Registered | undefined> => {
  const { event } = await content.query({
    route: 'event',
    parts: {
      event: createQuery('event', {
        uri: fillPath(routes.event.path, { event: slug }),
        publication: brand.publicationSlug,
      }),
    },
  });
  const wire = event.ok ? event.value.getEvent : undefined;
  if (!wire) return undefined;
  const { title, url, day, month, iso, place, image } = toListedEvent(wire, new Date(), brand.timeZone);
  return {
    event: { title, day, month, iso, ...(url && { url }), ...(place && { place }) },
    speakers: toSpeakers(wire),
    ...(image && { picture: image }),
    fields: toFields(title, wire.docUri),
  };
};

const loadWebcast = async (
  { brand: { site, timeZone }, content }: Site,
  channel: string,
  slug: string,
): Promise<Registered | undefined> => {
  const { webcast } = await content.query({
    route: 'webcast',
    parts: {
      webcast: createQuery('webcast', {
        uri: fillPath(routes.webcast.path, { channel, webcast: slug }),
        siteName: site,
      }),
    },
  });
  const wire = webcast.ok ? webcast.value.getWebcast : undefined;
  if (!wire) return undefined;
  const { title, uri, webcastDate, webcastEndDate } = wire;
  const picture = toDecorativePicture(wire.image);
  return {
    event: {
      title,
      url: uri,
      day: dates.dayOfMonth(webcastDate, timeZone),
      month: formatMonth(webcastDate, timeZone),
      iso: webcastDate,
      place: formatHours(webcastDate, webcastEndDate, timeZone),
    },
    speakers: toWebcastSpeakers(wire),
    ...(picture && { picture }),
    fields: toFields(title, uri),
  };
};

/** The event or webcast of the parameter `event` (§3, registrationURL). Without one the page requests it. */
export const loadRegistered = async (
  site: Site,
  choice: string | string[] | undefined,
): Promise<Registered | undefined> => {
  const [first = '', second, ...others] = String(choice ?? '').split('_');
  if (!isSlug(first) || others.length > 0) return undefined;
  if (second === undefined) return loadEvent(site, first);
  return isSlug(second) ? loadWebcast(site, first, second) : undefined;
};
