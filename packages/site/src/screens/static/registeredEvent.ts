import type { EventItem } from '@masthead/design-system';
import { isSlug } from '@masthead/content-rules/natural-id';
import { createQuery } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import { toListedEvent } from '../calendar/toEvent';

/** The event that a registration page is for, and the values of its form's fields. */
export type RegisteredEvent = { event: EventItem; fields: Readonly<Record<string, string>> };

/**
 * Loads the event of the parameter `event` of a registration page (§3, registrationURL). Empty without such an event: the
 * page then asks for it.
 */
export const loadRegisteredEvent = async (
  { brand, content }: Site,
  slug: string | string[] | undefined,
): Promise<RegisteredEvent | undefined> => {
  if (typeof slug !== 'string' || !isSlug(slug)) return undefined;
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
  const { title, url, day, month, iso, place } = toListedEvent(wire, new Date(), brand.timeZone);
  return {
    event: { title, day, month, iso, ...(url && { url }), ...(place && { place }) },
    fields: { event: title, 'event-id': wire.docUri },
  };
};
