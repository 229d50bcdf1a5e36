import { expect, test } from 'vitest';
import { toPeriods } from './loadResources';

const today = new Date('2026-11-21T12:00:00Z');
const labels = (startDate: string, endDate = '') =>
  toPeriods({ startDate, endDate }, today, 'America/New_York').map(({ value, label }) => `${value} ${label}`.trim());

test('a period begins some days before today', () => {
  expect(labels('')).toEqual([
    'Any time',
    '2026-10-22 Past 30 days',
    '2026-08-23 Past 90 days',
    '2025-11-21 Past 12 months',
  ]);
});

test('the days of an address are an option of their own', () => {
  expect(labels('2026-03-01').at(-1)).toBe('2026-03-01 Since March 1, 2026');
  expect(labels('2026-10-22')).toHaveLength(4);
  expect(labels('2026-03-01', '2026-03-05').at(-1)).toBe('2026-03-01 March 1–5, 2026');
  expect(labels('', '2026-03-05')).toEqual([
    '2026-10-22 Past 30 days',
    '2026-08-23 Past 90 days',
    '2025-11-21 Past 12 months',
    'Until March 5, 2026',
  ]);
});
