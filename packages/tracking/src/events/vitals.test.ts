import { describe, expect, test } from 'vitest';
import { toVitalEvent, type VitalMetric } from './vitals.ts';

const measured: VitalMetric = {
  name: 'LCP',
  value: 1234.56,
  delta: 1234.56,
  rating: 'good',
  id: 'v6-1',
  navigationType: 'navigate',
  entries: [],
};
const slots = new Map<unknown, string>([
  ['in horiz1', 'horiz1'],
  ['in vert1', 'vert1'],
]);
const context = {
  brand: 'example',
  getPageKind: (url: string | undefined) => (url?.endsWith('/markets/') ? 'hub' : 'home'),
  getSlot: (element: unknown) => slots.get(element),
};

describe('web vitals by brand, page kind and slot', () => {
  test('an event contains the brand and the kind of page', () => {
    expect(toVitalEvent(measured, context)).toEqual({
      event: 'web_vital',
      vital: 'LCP',
      vital_value: 1235,
      vital_delta: 1235,
      vital_rating: 'good',
      vital_id: 'v6-1',
      navigation_type: 'navigate',
      brand: 'example',
      page_kind: 'home',
      slot: '',
    });
  });

  test('after a soft navigation it is the kind of that page', () => {
    expect(toVitalEvent({ ...measured, navigationURL: 'https://www.example.com/markets/' }, context)).toMatchObject({
      page_kind: 'hub',
    });
  });

  test('layout shift keeps its decimals', () => {
    expect(toVitalEvent({ ...measured, name: 'CLS', value: 0.123_456, delta: 0.000_04 }, context)).toMatchObject({
      vital_value: 0.1235,
      vital_delta: 0,
    });
  });

  test.each<[string, unknown[], string]>([
    ['the largest paint', [{ element: 'in horiz1' }], 'horiz1'],
    ['an interaction', [{ target: 'in vert1' }], 'vert1'],
    ['a shift, by any of what moved', [{ sources: [{ node: 'text' }, { node: 'in horiz1' }] }], 'horiz1'],
    ['none of them', [{ sources: [{ node: null }, {}] }, {}], ''],
  ])('the slot comes from %s', (_, entries, slot) => {
    expect(toVitalEvent({ ...measured, entries }, context)).toMatchObject({ slot });
  });
});
