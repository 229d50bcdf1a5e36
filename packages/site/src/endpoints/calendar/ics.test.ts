import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { anEvent } from '../../../test/wire';
import { toIcs, type WireEvent } from './calendarDocument';

const event: WireEvent = {
  ...anEvent('net-lease-summit'),
  eventTitle: 'Net Lease Summit; one, two & three',
  venueName: 'The Hall, east wing',
  cleCredit: '6.0 CLE credits',
  description:
    'Two days on single-tenant property: pricing, credit, exchanges and the sale-leaseback, in a sentence long enough to be folded over several lines of the file.',
  registrationURL: 'https://example.com/register?a=1&b=2',
  eventStartDate: '2026-12-15T08:30:00-05:00',
  eventEndDate: '2026-12-16T17:00:00-05:00',
  city: 'New York',
};
const summer: WireEvent = {
  ...event,
  docUri: '/events/summer/',
  eventStartDate: '2026-07-01T09:00:00-04:00',
  eventEndDate: null,
};
const now = new Date('2026-11-21T12:00:00Z');

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
};

describe('§2.1 events for calendars', () => {
  test('is valid for another iCalendar parser', () => {
    const { calendar, events } = read(toIcs(brand, 'Events', [event, summer], now));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.map(({ summary, location, uid }) => ({ summary, location, uid }))).toEqual([
      { summary: event.eventTitle, location: 'The Hall, east wing, New York', uid: `net-lease-summit@${brand.domain}` },
      { summary: event.eventTitle, location: 'The Hall, east wing, New York', uid: `summer@${brand.domain}` },
    ]);
    expect(events[0]?.description).toContain('long enough to be folded over several lines of the file.');
    expect(events[0]?.description).toContain('https://news.example.com/events/net-lease-summit/');
  });

  test.each([
    [0, '2026-12-15T13:30:00.000Z', 'winter time is five hours behind'],
    [1, '2026-07-01T13:00:00.000Z', 'summer time is four hours behind'],
  ])('event %i starts at %s in UTC: %s', (index, instant) => {
    const { events } = read(toIcs(brand, 'Events', [event, summer], now));
    expect(events[index]?.startDate.toJSDate().toISOString()).toBe(instant);
    expect(events[index]?.startDate.zone.tzid).toBe('UTC');
  });

  test('has RFC 5545 line endings and no line over 75 bytes', () => {
    const text = toIcs(brand, 'Events', [event], now);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});
