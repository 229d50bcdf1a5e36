import { describe, expect, test } from 'vitest';
import { getFirstDay, parseSearch, searchHref, getPeriodStart, withoutFilters } from './parameters';

describe('§2.1 the query of the search', () => {
  test.each([
    ['quotes', { q: '"ground lease"' }, '"ground lease"'],
    ['typographic quotes', { q: '“ground lease”' }, '"ground lease"'],
    ['markup', { q: '<script>x</script>' }, '<script>x</script>'],
    ['control characters', { q: 'a\u0000b\u0007c' }, 'a b c'],
    ['the first of two values', { q: ['one', 'two'] }, 'one'],
    ['no value', {}, ''],
  ])('accepts %s', (_, parameters, q) => {
    expect(parseSearch(parameters).q).toBe(q);
  });

  test('is cut to 300 characters', () => {
    expect(parseSearch({ q: 'x'.repeat(10_000) }).q).toHaveLength(300);
  });

  test('is never cut inside a surrogate pair', () => {
    expect(parseSearch({ q: `x${'🏢'.repeat(10_000)}` }).q).toBe(`x${'🏢'.repeat(149)}`);
  });

  test('contains at most 8 sectors', () => {
    expect(parseSearch({ sector: Array.from({ length: 60 }, (_, index) => `s${index}`).join(',') }).facets).toEqual({
      sector: 's0,s1,s2,s3,s4,s5,s6,s7',
    });
  });

  test.each([['10000'], ['10001'], ['99999999999999'], ['9'.repeat(40)]])('page %s becomes page 10,000', (page) => {
    expect(parseSearch({ page }).page).toBe(10_000);
  });

  test.each([['*'], ['All Topics'], ['all topics'], [' ALL  TOPICS '], ['null']])(
    '§5: %j means all topics and is not a filter',
    (value) => {
      expect(parseSearch({ topic: value, section: value, market: 'markets/atlanta' }).facets).toEqual({
        market: 'markets/atlanta',
      });
    },
  );

  test.each([['0'], ['-3'], ['two'], ['1.5'], ['1e99'], ['']])('page %s becomes page 1', (page) => {
    expect(parseSearch({ page }).page).toBe(1);
  });

  test('an unknown sort order or period becomes the default', () => {
    expect(parseSearch({ sort: 'toString', period: 'constructor' })).toMatchObject({
      sort: 'relevance',
      period: 'any',
    });
  });
});

describe('§2.1 a search has one address', () => {
  const query = parseSearch({ q: 'office & land', section: 'features', page: '3' });

  test('omits defaults, and a change resets the page', () => {
    expect(searchHref(query)).toBe('/search/?q=office+%26+land&section=features');
    expect(searchHref(query, { page: 2 })).toBe('/search/?q=office+%26+land&section=features&page=2');
    expect(searchHref(parseSearch({}))).toBe('/search/');
  });

  test.each([
    ['2026-03-31T12:00:00Z', 'UTC', '2026-03-01'],
    // The 30th in New York, and already the 1st in Auckland.
    ['2026-03-31T02:00:00Z', 'America/New_York', '2026-02-28'],
    ['2026-03-31T12:00:00Z', 'Pacific/Auckland', '2026-03-02'],
  ])('30 days before %s in %s begin on %s', (today, timeZone, day) => {
    expect(getPeriodStart('30days', new Date(today), timeZone)).toBe(day);
    expect(getPeriodStart('any', new Date(today), timeZone)).toBeUndefined();
  });
});

describe('§7.1 the date range of a search', () => {
  test.each([
    [
      { startDate: '2026-01-01', stopDate: '2026-06-30' },
      { startDate: '2026-01-01', stopDate: '2026-06-30' },
    ],
    [
      { startDate: '2026-06-30', stopDate: '2026-01-01' },
      { startDate: '2026-01-01', stopDate: '2026-06-30' },
    ],
    [
      { startDate: 'null', stopDate: '2025-02-31' },
      { startDate: '', stopDate: '' },
    ],
    [{ stopDate: ['2026-06-30', '2026-07-01'] }, { startDate: '', stopDate: '2026-06-30' }],
  ])('%j is parsed as %j', (parameters, expected) => {
    expect(parseSearch(parameters)).toMatchObject(expected);
  });

  test('is part of the address, and is cleared with the other filters', () => {
    const query = parseSearch({
      q: 'lease',
      startDate: '2026-01-01',
      stopDate: '2026-06-30',
      sort: 'oldest',
      page: '2',
    });
    expect(searchHref(query)).toBe('/search/?q=lease&startDate=2026-01-01&stopDate=2026-06-30&sort=oldest');
    expect(
      parseSearch(Object.fromEntries(new URL(searchHref(query, { page: 2 }), 'http://x.example').searchParams)),
    ).toEqual(query);
    expect(searchHref(query, withoutFilters)).toBe('/search/?q=lease&sort=oldest');
  });

  test.each([
    [{ period: 'any', startDate: '' }, undefined],
    [{ period: 'any', startDate: '2020-05-01' }, '2020-05-01'],
    [{ period: '30days', startDate: '2020-05-01' }, '2026-10-22'],
    [{ period: '30days', startDate: '2026-11-01' }, '2026-11-01'],
  ] as const)('%j starts on %s, the later of both limits', (limits, day) => {
    expect(getFirstDay(limits, new Date('2026-11-21T12:00:00Z'), 'UTC')).toBe(day);
  });
});
