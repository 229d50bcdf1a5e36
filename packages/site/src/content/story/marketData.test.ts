import { expect, test } from 'vitest';
import { toMarketData } from './marketData';

const anIndicator = {
  label: 'Vacancy',
  value: '6.7%',
  change: null,
  source: 'Harbor Wire',
  asOf: '2026-11-21',
  uri: null,
};

const load = (...getMarketIndicators: Record<string, string | null>[]) =>
  toMarketData({ ok: true, value: { getMarketIndicators } as never });

test('the strip has the oldest day of its indicators, and each source once', () => {
  expect(
    load(anIndicator, { ...anIndicator, label: 'Rent', change: '+2%', asOf: '2026-09-03', uri: '/2026/11/21/rent/' }),
  ).toEqual({
    marketData: {
      indicators: [
        { label: 'Vacancy', value: '6.7%' },
        { label: 'Rent', value: '6.7%', change: '+2%', url: '/2026/11/21/rent/' },
      ],
      asOf: { text: 'Sept. 3, 2026', iso: '2026-09-03' },
      source: 'Harbor Wire',
    },
  });
});

test('an address that runs a script is no link', () => {
  expect(load({ ...anIndicator, uri: 'javascript:alert(1)' }).marketData?.indicators[0]).not.toHaveProperty('url');
});

test('there is no strip without indicators, or while the content service fails', () => {
  expect(load()).toEqual({});
  expect(toMarketData({ ok: false, error: { kind: 'unavailable', cause: undefined } as never })).toEqual({});
});
