import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { toResourceItem } from '../partners/partnerViews';
import { formatDay, formatTime, parseByline, toKicker, toReadTime, toTeaser } from './story';
import type { WireTeaser } from './wire';
import { err, ok } from '@masthead/graphql-ops';
import { toPartOf } from './partOf';
import { createStoriesOnPage } from './storiesOnPage';
import { toMarketData } from './marketData';

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

test('a story of a day without a time has no time in lists', () => {
  const teaser = toTeaser(
    { ...brand, timeZone: 'America/New_York' },
    now,
  )({ ...wire, pubDate: '2027-01-02T05:00:00Z' });
  expect([teaser.published?.text, teaser.time]).toEqual(['Jan. 2', undefined]);
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

test.each([
  ['Hollis Tran', ['Hollis Tran']],
  ['Hollis Tran and Tobias Wynn', ['Hollis Tran', 'Tobias Wynn']],
  ['Maren Ostrow, Luis Ferrand and Tobias Wynn', ['Maren Ostrow', 'Luis Ferrand', 'Tobias Wynn']],
  ['', []],
  ['By Ann Sand, Bo Andrews, and Cy Rand', ['Ann Sand', 'Bo Andrews', 'Cy Rand']],
])('§3 the byline "%s" names %j', (byline, names) => {
  expect(parseByline(byline)).toEqual(names);
});

const parts = (...addresses: string[]) =>
  ok({ getPackagesForArticle: addresses.map((packageUrl) => ({ title: 'Small doors', packageUrl })) });

test.each([
  ['/special-reports/small-doors/', 'Special Report'],
  ['/instant-insights/small-doors/', 'Instant Insight'],
  ['/thought-leaders/small-doors/', 'Thought Leadership'],
  [`/${brand.magazine.slug}/issue/november/`, brand.magazine.name],
  ['/elsewhere/small-doors/', undefined],
])('§3 the note of the package %s is %s', (address, note) => {
  expect(toPartOf(brand, 'sponsor', parts(address))).toEqual([
    { title: 'Small doors', url: address, ...(note && { note }) },
  ]);
});

test('a story of the newsroom does not link to packages of sponsors', () => {
  const packages = parts(
    '/thought-leaders/small-doors/',
    '/sponsored-content/small-doors/',
    '/special-reports/small-doors/',
  );
  expect(toPartOf(brand, 'newsroom', packages).map(({ url }) => url)).toEqual(['/special-reports/small-doors/']);
});

test('is empty if the query fails', () => {
  expect(toPartOf(brand, 'newsroom', err({ kind: 'unavailable', cause: new TypeError('fetch failed') }))).toEqual([]);
});

const zone = 'America/New_York';

describe("§2.9 dates are shown in the brand's time zone", () => {
  test.each([
    ['2026-11-21T11:42:00-05:00', 'Nov. 21', '11:42 a.m.'],
    ['2026-03-08T06:30:00Z', 'March 8', '1:30 a.m.'],
    ['2026-07-04T03:59:00Z', 'July 3', '11:59 p.m.'],
    ['2026-09-01T16:05:00Z', 'Sept. 1', '12:05 p.m.'],
  ])('%s is %s, %s', (iso, day, time) => {
    expect(formatDay(iso, zone).text).toBe(day);
    expect(formatTime(iso, zone).text).toBe(time);
  });
});

test.each([
  [9, { readTime: '9 min read' }],
  [1, {}],
  [0, {}],
  [null, {}],
])('a story of %s minutes: %j', (minutes, expected) => {
  expect(toReadTime(minutes)).toEqual(expected);
});

const stories = (names: string) => names.split('').map((name) => ({ url: `/${name}/`, name }));
const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join('');

test('an earlier part keeps a story that a later one has too', () => {
  const page = createStoriesOnPage();
  expect(names(page.add(stories('abc')))).toBe('abc');
  expect(names(page.add(stories('cad')))).toBe('d');
});

test('a list has at most its length of new stories, and the others may be in the next one', () => {
  const page = createStoriesOnPage();
  page.add(stories('a'));
  expect(names(page.add(stories('abcd'), 2))).toBe('bc');
  expect(names(page.add(stories('abcd')))).toBe('d');
});

test('a list that repeats a story has it once', () =>
  expect(names(createStoriesOnPage().add(stories('aab')))).toBe('ab'));

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
