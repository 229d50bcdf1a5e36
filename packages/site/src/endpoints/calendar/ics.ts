import type { Brand } from '@masthead/config';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { feedTexts } from '@masthead/texts/feeds';
import { toRegistrationUrl } from '../../content/media/registrationUrl';
import { formatAddress } from '../../content/story/address';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { WireEvent } from './wire';

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
