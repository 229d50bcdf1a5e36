import { describe, expect, test } from 'vitest';
import { normalizeQuery } from './loadResources';
import { parseResources } from './parameters';

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
