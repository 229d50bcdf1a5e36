import { expect, test } from 'vitest';
import { getFirstQuarter } from './dealQuarters';

test.each([
  ['2026-11-21T12:00:00Z', '2025-07-01'],
  ['2026-03-31T12:00:00Z', '2024-10-01'],
  ['2027-01-01T03:00:00Z', '2025-07-01'],
])('the chart of %s begins on %s', (today, day) => {
  expect(getFirstQuarter(new Date(today), 'America/New_York')).toBe(day);
});
