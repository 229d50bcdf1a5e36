import { expect, test } from 'vitest';
import { formatMoney, formatSize, formatUnitPrice, formatVolumes } from './formatDeal';

test.each([
  [853_000, 'USD', '$853,000'],
  [25_500_000, 'USD', '$25.5 million'],
  [118_200_000, 'USD', '$118.2 million'],
  [999_994_999, 'USD', '$999.99 million'],
  [999_999_000, 'USD', '$1 billion'],
  [1_250_000_000, 'USD', '$1.25 billion'],
  [1e12, 'USD', '$1 trillion'],
  [9_200_000, 'CAD', 'C$9.2 million'],
  [4_000_000, 'SEK', 'SEK 4 million'],
])('%d %s is %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

test.each([
  [7.2, '$7.20'],
  [19, '$19'],
  [144.4, '$144'],
])('a unit price of %d is %s', (amount, text) => {
  expect(formatUnitPrice(amount)).toBe(text);
});

test.each([
  [339_000, 'square-feet', '339,000 sq. ft.'],
  [1, 'acres', '1 acre'],
  [14.5, 'megawatts', '14.5 megawatts'],
  [2, 'silos', '2 silos'],
])('%d %s is %s', (value, unit, text) => {
  expect(formatSize({ value, unit })).toBe(text);
});

test('sums of several currencies are not added up', () => {
  const usd = { amount: 2e9, currency: 'USD' };
  expect(formatVolumes([usd, { amount: 9_200_000, currency: 'CAD' }])).toBe('$2 billion and C$9.2 million');
  expect(formatVolumes([usd, { amount: 9e6, currency: 'CAD' }, { amount: 2e6, currency: 'EUR' }])).toBe(
    '$2 billion, C$9 million, and €2 million',
  );
  expect(formatVolumes([])).toBeUndefined();
});
