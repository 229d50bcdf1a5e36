import type { ListedEvent } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { dates } from '@masthead/texts/dates';
import { formatNumber } from '@masthead/texts/numbers';
import { eventFactTexts } from '@masthead/texts/events';
import { toRegistrationUrl } from '../../content/media/safeUrl';
import { toDecorativePicture } from '../../content/media/picture';
import { formatMonth } from '../../content/schedule';

export type WireEvent = QueryResultOf<'future-events'>['getFutureEvents']['events'][number];

/** Whether an event has ended. */
export const isPast = (
  { eventStartDate, eventEndDate }: Pick<WireEvent, 'eventStartDate' | 'eventEndDate'>,
  now: Date,
): boolean => new Date(eventEndDate ?? eventStartDate) < now;

/** The time zone of the venue, otherwise that of the publication. */
export const getEventTimeZone = ({ timeZone }: Pick<WireEvent, 'timeZone'>, fallback: string): string =>
  timeZone ?? fallback;

/** Venue and city of an event; empty without both. */
export const formatVenue = ({ venueName, city }: Pick<WireEvent, 'venueName' | 'city'>): string =>
  [venueName, city].filter(Boolean).join(', ');

/** "$745", "$12.50", "Free". */
export const formatPrice = ({ amount, currency }: Pick<WireEvent['prices'][number], 'amount' | 'currency'>): string =>
  amount === 0
    ? eventFactTexts.free
    : formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** The price in a list: of everybody, or the lowest that somebody pays. Empty without prices. */
export const formatPriceRange = (prices: WireEvent['prices']): string => {
  const [first, ...others] = prices.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount);
  if (!first) return prices.length > 0 ? eventFactTexts.free : '';
  return prices.length === 1 && others.length === 0 ? formatPrice(first) : eventFactTexts.priceFrom(formatPrice(first));
};

/** Actions of an event: registration, until it has ended. */
export const getEventActions = (wire: WireEvent, now: Date): NonNullable<ListedEvent['actions']> => {
  const registration = toRegistrationUrl(wire.registrationURL, wire.docUri);
  return registration && !isPast(wire, now)
    ? [{ title: eventFactTexts.register, url: registration, newTab: !registration.startsWith('/') }]
    : [];
};

/** An event in a list (§3, Event), with the Past label after its end (§2.1). */
export const toListedEvent = (wire: WireEvent, now: Date, siteTimeZone: string): ListedEvent => {
  const timeZone = getEventTimeZone(wire, siteTimeZone);
  const place = formatVenue(wire);
  const price = isPast(wire, now) ? '' : formatPriceRange(wire.prices);
  const image = wire.imageUri ? toDecorativePicture({ uri: wire.imageUri }) : undefined;
  return {
    title: wire.eventTitle,
    url: wire.docUri,
    day: dates.dayOfMonth(wire.eventStartDate, timeZone),
    month: formatMonth(wire.eventStartDate, timeZone),
    iso: wire.eventStartDate,
    topics: [wire.industry, wire.audience].filter((topic): topic is string => Boolean(topic)),
    actions: getEventActions(wire, now),
    ...(place && { place }),
    ...(price && { price }),
    ...(wire.description && { summary: wire.description }),
    ...(image && { image }),
    ...(isPast(wire, now) && { status: 'past' as const }),
  };
};
