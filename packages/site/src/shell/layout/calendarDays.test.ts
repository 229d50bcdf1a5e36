import { describe, expect, test } from 'vitest';
import { calendarDays } from './calendarDays';

const newYork = { timeZone: 'America/New_York', language: 'en-US' };

describe('§2.9: dates are shown in the time zone of the brand', () => {
  test('formats today and the following days, each with its end', () => {
    expect(calendarDays(new Date('2026-11-21T03:00:00Z'), newYork)).toEqual([
      { text: 'Friday, November 20, 2026', iso: '2026-11-20', endsAtMs: Date.parse('2026-11-21T05:00:00Z') },
      { text: 'Saturday, November 21, 2026', iso: '2026-11-21', endsAtMs: Date.parse('2026-11-22T05:00:00Z') },
      { text: 'Sunday, November 22, 2026', iso: '2026-11-22', endsAtMs: Date.parse('2026-11-23T05:00:00Z') },
    ]);
  });

  test.each([
    ['on which the clocks go back has 25 hours', '2026-11-01T04:00:00Z', newYork, '2026-11-02T05:00:00Z'],
    ['on which the clocks go forward has 23 hours', '2026-03-08T05:00:00Z', newYork, '2026-03-09T04:00:00Z'],
    ['that begins at this very moment has its whole length', '2026-11-21T05:00:00Z', newYork, '2026-11-22T05:00:00Z'],
    [
      'of a zone with quarters of an hour ends at its own midnight',
      '2026-11-21T00:00:00Z',
      { timeZone: 'Asia/Kathmandu', language: 'en-GB' },
      '2026-11-21T18:15:00Z',
    ],
  ])('a day %s', (_, now, brand, end) => {
    expect(calendarDays(new Date(now), brand, 1).map(({ endsAtMs }) => new Date(endsAtMs))).toEqual([new Date(end)]);
  });
});
