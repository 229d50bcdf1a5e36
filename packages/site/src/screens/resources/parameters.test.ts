import { describe, expect, test } from 'vitest';
import {
  getCanonicalPath,
  isFiltered,
  parseResources,
  resourcesHref,
  sorts,
  toFormFields,
  withoutFilters,
} from './parameters';
import { filterResources, normalizeQuery, toPeriods } from './loadResources';
import type { Resource } from '../../content/partners/schemas';

const defaults = parseResources({});

describe('§4 the query of the resource list', () => {
  test('defaults to All Topics, Newest, first page', () => {
    expect(defaults).toEqual({
      topic: '',
      keywords: '',
      startDate: '',
      endDate: '',
      sort: 'newest',
      page: 1,
      nocache: 'not-requested',
    });
    expect(Object.values(sorts)).toEqual(['Newest', 'Oldest', 'Resource Name A-Z', 'Resource Name Z-A']);
    expect(isFiltered(defaults)).toBe(false);
    expect(resourcesHref('/resources/', defaults)).toBe('/resources/');
  });

  test.each([
    [{ topic: 'Capital Markets' }, { topic: '' }],
    [{ topic: 'capital-markets' }, { topic: 'capital-markets' }],
    [{ sort: 'price' }, { sort: 'newest' }],
    [{ sort: ['oldest', 'newest'] }, { sort: 'oldest' }],
    [{ sort: 'constructor' }, { sort: 'newest' }],
    [{ page: '0' }, { page: 1 }],
    [{ page: '3' }, { page: 3 }],
    [{ startDate: '2026-02-31' }, { startDate: '' }],
    [
      { startDate: '2026-02-28', endDate: '02/28/2026' },
      { startDate: '2026-02-28', endDate: '' },
    ],
    [{ keywords: ' lease\u0000  file ' }, { keywords: 'lease file' }],
    [{ keywords: 'x'.repeat(900) }, { keywords: 'x'.repeat(200) }],
  ])('%j is parsed as %j', (parameters, expected) => {
    expect(parseResources(parameters)).toMatchObject(expected);
  });

  test.each([
    [{ page: '2' }, '/resources/?page=2'],
    [{ page: '2', topic: 'leasing' }, '/resources/'],
    [{ page: '2', sort: 'oldest', nocache: '1' }, '/resources/'],
  ])('the canonical address of %j is %s', (parameters, address) => {
    expect(getCanonicalPath('/resources/', parseResources(parameters))).toBe(address);
  });

  test('the list without filters keeps its order', () => {
    const query = parseResources({
      topic: 'leasing',
      keywords: 'a',
      startDate: '2026-01-01',
      sort: 'oldest',
      page: '2',
    });
    expect(resourcesHref('/resources/', query, withoutFilters)).toBe('/resources/?sort=oldest');
  });

  test('round-trips through its address, and a change resets the page', () => {
    const query = parseResources({
      topic: 'leasing',
      keywords: 'a & b',
      sort: 'name-desc',
      page: '2',
      endDate: '2026-01-01',
    });
    const address = resourcesHref('/resources/', query, { page: 2 });
    expect(parseResources(Object.fromEntries(new URL(address, 'http://x.example').searchParams))).toEqual(query);
    expect(resourcesHref('/resources/', query, { sort: 'newest' })).toBe(
      '/resources/?topic=leasing&keywords=a+%26+b&endDate=2026-01-01',
    );
    expect(toFormFields(query).map(({ name }) => name)).toEqual(['topic', 'keywords', 'endDate', 'sort', 'page']);
  });
});

const topics = [{ slug: 'law' }];

describe('§3 the filter state of the resource list', () => {
  test.each([
    ['no filter', {}, {}, []],
    ['a topic', { topic: 'law' }, { topic: 'law' }, []],
    ['a topic in the parameter category', { category: 'law' }, { topic: 'law' }, []],
    [
      'an unknown topic',
      { topic: 'lore' },
      { topic: '' },
      ['There is no topic \u201clore\u201d. All topics are shown.'],
    ],
    [
      'a date range',
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      [],
    ],
    [
      'a date range in the wrong order',
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      { startDate: '2026-03-01', endDate: '2026-03-02' },
      ['The end date was before the start date. We swapped them.'],
    ],
    ['a date range with one end', { endDate: '2026-03-01' }, { startDate: '', endDate: '2026-03-01' }, []],
  ])('%s', (_, parameters, query, notices) => {
    const normalized = normalizeQuery(parseResources(parameters), topics);
    expect(normalized.query).toMatchObject(query);
    expect(normalized.notices).toEqual(notices);
  });

  test('has no message about an unknown topic while the list of topics is unavailable', () => {
    expect(normalizeQuery(parseResources({ topic: 'law' }), [])).toMatchObject({ query: { topic: '' }, notices: [] });
  });
});

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

const resource = (resourceName: string, startDate: string, more: Partial<Resource> = {}): Resource => ({
  resourceName,
  startDate,
  publisher: 'p',
  downloadURL: 'https://example.com/x.pdf',
  id: undefined,
  publisherName: 'Harrow & Pike',
  resourceImageURL: undefined,
  resourceShortDescription: undefined,
  topic: 'Leasing',
  type: undefined,
  ...more,
});
const list = [
  resource('Éstoppels', '2026-03-01T04:30:00Z'),
  resource('audit 10', '2026-03-03T12:00:00Z', { resourceShortDescription: 'The lease file.' }),
  resource('Audit 9', '2026-03-02T12:00:00Z', { publisherName: 'Open Meter' }),
];
const plain = { keywords: '', startDate: '', endDate: '', sort: 'newest' } as const;
const named = (change: object) =>
  filterResources(list, { ...plain, ...change }, 'America/New_York').map(({ resourceName }) => resourceName);

describe('§4 sort orders', () => {
  test.each([
    ['newest', ['audit 10', 'Audit 9', 'Éstoppels']],
    ['oldest', ['Éstoppels', 'Audit 9', 'audit 10']],
    ['name-asc', ['Audit 9', 'audit 10', 'Éstoppels']],
    ['name-desc', ['Éstoppels', 'audit 10', 'Audit 9']],
  ])('%s sorts as %j', (sort, names) => {
    expect(named({ sort })).toEqual(names);
  });
});

describe('§3 filter state', () => {
  test.each([
    [{ keywords: 'lease file' }, ['audit 10']],
    [{ keywords: 'METER audit' }, ['Audit 9']],
    [{ keywords: 'estoppels' }, ['Éstoppels']],
    [{ keywords: 'nothing like it' }, []],
    [{ startDate: '2026-03-02' }, ['audit 10', 'Audit 9']],
    [{ endDate: '2026-03-02' }, ['Audit 9', 'Éstoppels']],
    [{ startDate: '2026-03-02', endDate: '2026-03-02' }, ['Audit 9']],
  ])('%j leaves %j', (filter, names) => {
    expect(named(filter)).toEqual(names);
  });

  test('days are those of the time zone of the brand', () => {
    expect(named({ endDate: '2026-02-28' })).toEqual(['Éstoppels']);
  });
});
