import type { AgendaDay, Fact, Link, Person } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { dates } from '@masthead/texts/dates';
import { formatList } from '@masthead/texts/numbers';
import { eventFactTexts } from '@masthead/texts/events';
import { type Address, formatAddress } from '../../content/story/address';
import { formatIsoDay } from '../../content/schedule';
import { formatPrice, isPast, type WireEvent } from './toEvent';

/** An event with its agenda and prices, as its page queries it. */
export type WireEventPage = NonNullable<QueryResultOf<'event'>['getEvent']>;

type Session = WireEventPage['agenda'][number];
const toMapLink = (address: Address): Link => ({
  title: eventFactTexts.map,
  url: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatAddress(address).join(', ') })}`,
  newTab: true,
});

export const toVenueFact = ({ venueName, city, address }: WireEvent): Fact[] => {
  const lines = [venueName, ...(address ? formatAddress(address) : [city])].filter((line): line is string =>
    Boolean(line),
  );
  return lines.length > 0 ? [{ label: eventFactTexts.where, lines, ...(address && { link: toMapLink(address) }) }] : [];
};

/** What it costs to attend, until the event has ended. */
export const toPriceFact = (wire: WireEventPage, now: Date): Fact[] =>
  wire.prices.length > 0 && !isPast(wire, now)
    ? [{ label: eventFactTexts.price, lines: wire.prices.map((price) => `${price.label}: ${formatPrice(price)}`) }]
    : [];

/** An instant with a local time in UTC. */
const toInstant = (time: string): string => `2000-01-01T${time}:00Z`;

/** "8:30–9:00 a.m.", "11:30 a.m.–1:00 p.m.", "6:00 p.m." */
export const formatSessionTime = ({ startTime, endTime }: Pick<Session, 'startTime' | 'endTime'>): string => {
  const start = toInstant(startTime);
  return endTime ? dates.timeSpan(start, toInstant(endTime), 'UTC') : dates.time(start, 'UTC');
};

/** "Tuesday, Dec. 15": a day of the event, counted from 1. */
const formatAgendaDay = (start: string, day: number, timeZone: string): string => {
  const noon = new Date(Date.parse(`${formatIsoDay(start, timeZone)}T12:00:00Z`) + (day - 1) * 86_400_000);
  return dates.weekday(noon, 'UTC');
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
      ...(session.speakers.length > 0 && { speakers: formatList(session.speakers.map(({ name }) => name)) }),
    })),
  }));
};

/** Everybody who speaks, in the order of the agenda. */
export const toSpeakers = ({ agenda }: Pick<WireEventPage, 'agenda'>): Person[] => [
  ...new Map(
    agenda.flatMap(({ speakers }) =>
      speakers.map(({ name, role }) => [name, { name, ...(role && { role }) }] as const),
    ),
  ).values(),
];
