import type { AgendaDay, Fact, Link } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { type Address, formatAddress } from '../../content/story/address';
import { getDateFormat } from '../../content/story/dateFormat';
import { formatDay, formatTime } from '../../content/story/format';
import { formatIsoDay } from '../../content/story/schedule';
import { isPast, type WireEvent } from './toEvent';

/** An event with its agenda and prices, as its page queries it. */
export type WireEventPage = NonNullable<QueryResultOf<'event'>['getEvent']>;

type Session = WireEventPage['agenda'][number];
type Price = WireEventPage['prices'][number];

const toMapLink = (address: Address): Link => ({
  title: 'Map',
  url: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatAddress(address).join(', ') })}`,
  newTab: true,
});

/** The venue with its address and a map, or the city alone. */
export const toVenueFact = ({ venueName, city, address }: WireEvent): Fact[] => {
  const lines = [venueName, ...(address ? formatAddress(address) : [city])].filter((line): line is string =>
    Boolean(line),
  );
  return lines.length > 0 ? [{ label: 'Where', lines, ...(address && { link: toMapLink(address) }) }] : [];
};

/** "$745", "$12.50", "Free". */
export const formatPrice = ({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string =>
  amount === 0
    ? 'Free'
    : amount.toLocaleString('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** What it costs to attend, until the event has ended. */
export const toPriceFact = (wire: WireEventPage, now: Date): Fact[] =>
  wire.prices.length > 0 && !isPast(wire, now)
    ? [{ label: 'Price', lines: wire.prices.map((price) => `${price.label}: ${formatPrice(price)}`) }]
    : [];

/** A local time without a day: 08:30 is "8:30 a.m." */
const formatLocalTime = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC').text;

/** "8:30–9:00 a.m.", "11:30 a.m.–1:00 p.m.", "6:00 p.m." */
export const formatSessionTime = ({ startTime, endTime }: Pick<Session, 'startTime' | 'endTime'>): string => {
  const start = formatLocalTime(startTime);
  if (!endTime) return start;
  const end = formatLocalTime(endTime);
  const isSameHalf = start.slice(-4) === end.slice(-4);
  return `${isSameHalf ? start.slice(0, -5) : start}–${end}`;
};

/** "Tuesday, Dec. 15": a day of the event, counted from 1. */
const formatAgendaDay = (start: string, day: number, timeZone: string): string => {
  const noon = new Date(Date.parse(`${formatIsoDay(start, timeZone)}T12:00:00Z`) + (day - 1) * 86_400_000);
  const weekday = getDateFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(noon);
  return `${weekday}, ${formatDay(noon.toISOString(), 'UTC').text}`;
};

/** The agenda by days; days have titles if there are several. */
export const toAgenda = ({ agenda, eventStartDate }: WireEventPage, timeZone: string): AgendaDay[] => {
  const days = [...Map.groupBy(agenda, ({ day }) => day)];
  return days.map(([day, sessions]) => ({
    ...(days.length > 1 && { title: formatAgendaDay(eventStartDate, day, timeZone) }),
    sessions: sessions.map((session) => ({
      time: formatSessionTime(session),
      title: session.title,
      ...(session.detail && { detail: session.detail }),
    })),
  }));
};
