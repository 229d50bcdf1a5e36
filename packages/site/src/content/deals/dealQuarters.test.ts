import { expect, test } from 'vitest';
import { getFirstQuarter, toVolumeChart } from './dealQuarters';

test.each([
  ['2026-11-21T12:00:00Z', '2025-07-01'],
  ['2026-03-31T12:00:00Z', '2024-10-01'],
  ['2027-01-01T03:00:00Z', '2025-07-01'],
])('the chart of %s begins on %s', (today, day) => {
  expect(getFirstQuarter(new Date(today), 'America/New_York')).toBe(day);
});

const today = new Date('2026-11-21T12:00:00Z');
const brand = { name: 'Plotline', timeZone: 'America/New_York' };
const quarters = [
  { quarter: '2026-07-01', deals: 3, volume: { amount: 1_250_000_000, currency: 'USD' } },
  { quarter: '2026-10-01', deals: 2, volume: { amount: 69_000_000, currency: 'USD' } },
];

test('the chart has a bar for each quarter, and says that the current one has not ended', () => {
  expect(toVolumeChart(quarters, today, brand)).toMatchObject({
    type: 'bar',
    rows: [
      { label: 'Q3 2026', cells: [{ text: '$1.25 billion' }] },
      { label: 'Q4 2026, to date', cells: [{ text: '$69 million' }] },
    ],
    alt: 'Bar chart of disclosed prices. Q3 2026: $1.25 billion; Q4 2026: $69 million.',
  });
});

test('one quarter is no chart', () => {
  expect(toVolumeChart(quarters.slice(1), today, brand)).toBeUndefined();
});
