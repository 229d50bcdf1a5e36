import { describe, expect, test } from 'vitest';
import { getDates } from './dates.ts';

const morning = '2026-12-15T13:30:00Z';
const nextDay = '2026-12-16T22:00:00Z';
const nextYear = '2027-01-02T12:00:00Z';

describe('American English has the dates of AP style', () => {
  const dates = getDates('en-US');
  const zone = 'America/New_York';

  test.each([
    ['a day', dates.day(morning, zone), 'Dec. 15'],
    ['a month of five letters or fewer', dates.day('2026-03-02T12:00:00Z', zone), 'March 2'],
    ['a date', dates.date(morning, zone), 'Dec. 15, 2026'],
    ['a time', dates.time(morning, zone), '8:30 a.m.'],
    ['a moment', dates.dateTime(morning, zone), 'Dec. 15, 2026, 8:30 a.m. ET'],
    ['a moment in full', dates.longDateTime(morning, zone), 'December 15, 2026 at 8:30 a.m. ET'],
    ['a month', dates.month(morning, zone), 'December 2026'],
    ['days of a month', dates.days(morning, nextDay, zone), 'Dec. 15–16, 2026'],
    ['days of two years', dates.days(morning, nextYear, zone), 'Dec. 15, 2026–Jan. 2, 2027'],
    ['hours', dates.hours(morning, nextDay, zone), '8:30 a.m. to 5:00 p.m. ET'],
  ])('%s', (_, text, expected) => expect(text).toBe(expected));
});

describe('German has the dates of its newspapers', () => {
  const dates = getDates('de-DE');
  const zone = 'Europe/Berlin';

  test.each([
    ['a day', dates.day(morning, zone), '15. Dez.'],
    ['a date', dates.date(morning, zone), '15. Dez. 2026'],
    ['a time', dates.time(morning, zone), '14:30 Uhr'],
    ['a moment', dates.dateTime(morning, zone), '15. Dez. 2026, 14:30 Uhr MEZ'],
    ['a moment in full', dates.longDateTime(morning, zone), '15. Dezember 2026, 14:30 Uhr MEZ'],
    ['a weekday', dates.fullDate(morning, zone), 'Dienstag, 15. Dezember 2026'],
    ['days of a month', dates.days(morning, nextDay, zone), '15.–16. Dez. 2026'],
    ['hours', dates.hours(morning, nextDay, zone), '14:30–23:00 Uhr MEZ'],
    ['the sheet of a calendar', dates.dayOfMonth(morning, zone), '15'],
    ['a quarter', dates.quarter(3, 2026), '3. Quartal 2026'],
  ])('%s', (_, text, expected) => expect(text).toBe(expected));

  test('Austria has its own names of months', () => {
    expect(getDates('de-AT').day('2026-01-05T12:00:00Z', zone)).toBe('5. Jän.');
  });
});
