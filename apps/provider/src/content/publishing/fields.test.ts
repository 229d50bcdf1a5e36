import { expect, test } from 'vitest';
import { expandDays, instantSchema } from './fields.ts';

test.each([
  ['2025-02-01', 'America/New_York', '2025-02-01T00:00:00-05:00'],
  ['2025-07-01', 'America/New_York', '2025-07-01T00:00:00-04:00'],
  ['2025-02-01', 'Asia/Tokyo', '2025-02-01T00:00:00+09:00'],
  ['2025-02-01T10:00:00Z', 'Asia/Tokyo', '2025-02-01T10:00:00Z'],
  ['2025-02-30', 'Asia/Tokyo', '2025-02-30'],
])('the instant %s in %s is %s', (day, timeZone, instant) => {
  const dates = { publishAt: day, updatedAt: day, startsAt: day, endsAt: day };
  expect(expandDays(dates, timeZone)).toEqual({
    publishAt: instant,
    updatedAt: instant,
    startsAt: instant,
    endsAt: instant,
  });
});

test('days of fields that are days stay', () => {
  expect(expandDays({ closeDate: '2025-02-01', title: '2025-02-01' }, 'Asia/Tokyo')).toEqual({
    closeDate: '2025-02-01',
    title: '2025-02-01',
  });
});

test.each(['2025-02-30', '2025-02', '2025-02-01 10:00', '2025-02-01T10:00:00', 'tomorrow'])(
  'refuses %j as an instant, and says what to write',
  (text) => {
    expect(instantSchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('such as 2026-11-21T14:30:00-05:00, or a day such as 2026-11-21'),
    ]);
  },
);
