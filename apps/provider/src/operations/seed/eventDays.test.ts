import { describe, expect, test } from 'vitest';
import { addDays } from './clock.ts';
import { findEventDay, isEventDay } from './writeCalendar.ts';

describe('sample events are on business days', () => {
  test.each([
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-24', 'Christmas Eve'],
    ['2027-01-01', "New Year's Day"],
    ['2026-12-27', 'a Sunday'],
    ['2026-12-19', 'a Saturday'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', 'the day after Thanksgiving'],
    ['2029-07-04', 'Independence Day'],
  ])('not on %s, %s', (day) => expect(isEventDay(day)).toBe(false));

  test.each(['2026-12-23', '2027-01-04', '2026-11-25', '2026-11-19'])('on %s', (day) =>
    expect(isEventDay(day)).toBe(true),
  );

  test.each([
    ['2026-12-25', 0, 1, '2027-01-04'],
    ['2026-12-25', 0, -1, '2026-12-23'],
    ['2026-12-18', 1, 1, '2026-12-21'],
    ['2026-12-20', 1, -1, '2026-12-17'],
    ['2026-12-15', 1, 1, '2026-12-15'],
  ] as const)(
    'an event due on %s that ends %i days later, searched by %i day, is on %s',
    (day, later, direction, found) => expect(findEventDay(day, later, direction)).toBe(found),
  );

  test('every day of two years has one within two weeks', () => {
    const days = Array.from({ length: 730 }, (_, offset) => addDays('2026-01-01', offset));
    for (const day of days) expect(findEventDay(day, 1, 1) <= addDays(day, 14)).toBe(true);
  });
});
