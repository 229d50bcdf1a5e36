import { describe, expect, test } from 'vitest';
import { eventsHref, isAllOption, selectKnownFilters, parseEvents } from './parameters';

describe('§2.1 the query of the events', () => {
  test.each([
    ['nothing', {}, 'future'],
    ['?past', { past: '' }, 'past'],
    ['?past=1', { past: '1' }, 'past'],
    ['?past=true', { past: 'true' }, 'past'],
    ['?past=0', { past: '0' }, 'future'],
    ['?past=false', { past: 'false' }, 'future'],
    ['the first of several', { past: ['1', '0'] }, 'past'],
  ])('%s', (_, parameters, when) => {
    expect(parseEvents(parameters).when).toBe(when);
  });

  test.each([['0'], ['-1'], ['two'], ['1.5'], ['1e99'], ['']])('page %s becomes page 1', (page) => {
    expect(parseEvents({ page }).page).toBe(1);
  });

  test('page 10,001 becomes page 10,000', () => expect(parseEvents({ page: '10001' }).page).toBe(10_000));

  test('removes control characters and cuts long values', () => {
    expect(parseEvents({ city: 'New\u0000 York' }).filters).toEqual({ city: 'New York' });
    expect(parseEvents({ topic: 'x'.repeat(10_000) }).filters.topic).toHaveLength(80);
    expect(parseEvents({ audience: '   ' }).filters).toEqual({});
  });
});

describe('§2.1 events are filtered by location, topic or audience', () => {
  const options = { city: ['Atlanta', 'Washington, D.C.'], topic: ['Net Lease'], audience: ['Owners'] };

  test('ignores case, and removes unknown values', () => {
    expect(selectKnownFilters({ city: 'washington, d.c.', topic: 'Nonsense' }, options)).toEqual({
      city: 'Washington, D.C.',
    });
    expect(selectKnownFilters({ city: 'constructor' }, options)).toEqual({});
  });

  test('"All …" is not an option', () => {
    expect(['All Sectors', 'Allied Trades', 'Office'].filter(isAllOption)).toEqual(['All Sectors']);
  });

  test('a list has one address', () => {
    const query = parseEvents({ past: 'yes', city: 'Washington, D.C.', page: '2' });
    expect(eventsHref(query)).toBe('/events/?past=1&city=Washington%2C+D.C.');
    expect(eventsHref(query, { page: 3 })).toBe('/events/?past=1&city=Washington%2C+D.C.&page=3');
    expect(eventsHref(parseEvents({}))).toBe('/events/');
  });
});
