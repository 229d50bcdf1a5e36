import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { toResourceItem } from '../partners/partnerViews';
import { toKicker, toTeaser } from './story';
import type { WireTeaser } from './wire';

const now = new Date('2027-01-04T12:00:00Z');
const wire = {
  uri: '/2026/11/21/a-deal/',
  title: 'A deal',
  breadcrumb: [],
  isPremium: false,
  image: null,
} as unknown as WireTeaser;

test.each([
  ['2027-01-02T15:00:00Z', 'Jan. 2'],
  ['2026-11-21T15:00:00Z', 'Nov. 21, 2026'],
  ['2016-11-21T15:00:00Z', 'Nov. 21, 2016'],
])('§2.9: in January 2027 a list dates %s as %s', (iso, text) => {
  expect(toTeaser(brand, now)({ ...wire, pubDate: iso }).published).toEqual({ text, iso });
});

test('a resource of another year has the year', () => {
  const resource = {
    resourceName: 'A guide',
    publisher: 'p',
    downloadURL: '/x',
    type: 'Guide',
    startDate: '2026-03-23',
  } as Parameters<ReturnType<typeof toResourceItem>>[0];
  expect(toResourceItem('UTC', now)(resource).detail).toBe('Guide · March 23, 2026');
});

test.each([
  [true, { form: 'Download' }],
  [false, {}],
  [undefined, {}],
])('§3 isDownload %s has the label %j in the kicker', (isDownload, label) => {
  expect(
    toKicker(brand, { breadcrumb: [], isPremium: false, ...(isDownload !== undefined && { isDownload }) }),
  ).toEqual({ trail: [], ...label });
});

test('a story without a picture has its first chart in lists, a table none', () => {
  const leadChart = {
    type: 'line',
    highlight: [],
    columns: ['Year', 'Rent'],
    rows: [
      ['2025', '12.5'],
      ['2026', ''],
    ],
  } as const;
  expect(
    toTeaser(brand, now)({ ...wire, pubDate: now.toISOString(), leadChart } as unknown as WireTeaser).chart?.rows,
  ).toEqual([
    { label: '2025', cells: [{ text: '12.5', value: 12.5 }] },
    { label: '2026', cells: [{ text: '' }] },
  ]);
  expect(
    toTeaser(
      brand,
      now,
    )({ ...wire, pubDate: now.toISOString(), leadChart: { ...leadChart, type: 'table' } } as unknown as WireTeaser),
  ).not.toHaveProperty('chart');
});
