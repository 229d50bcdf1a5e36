import { describe, expect, test } from 'vitest';
import { normalizeQuery } from './normalizeQuery';
import { parseResources } from './parameters';

const topics = [{ slug: 'law' }];

describe('§3 the filter state of the resource list', () => {
  test.each([
    ['nothing', {}, {}, []],
    ['a topic', { topic: 'law' }, { topic: 'law' }, []],
    ['a topic by the name of category', { category: 'law' }, { topic: 'law' }, []],
    [
      'an unknown topic',
      { topic: 'lore' },
      { topic: '' },
      ['There is no topic \u201clore\u201d. All topics are shown.'],
    ],
    [
      'a span',
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      [],
    ],
    [
      'a span the other way round',
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      { startDate: '2026-03-01', endDate: '2026-03-02' },
      ['The end date was before the start date. We swapped them.'],
    ],
    ['a span with one end', { endDate: '2026-03-01' }, { startDate: '', endDate: '2026-03-01' }, []],
  ])('%s', (_, asked, query, notices) => {
    const answer = normalizeQuery(parseResources(asked), topics);
    expect(answer.query).toMatchObject(query);
    expect(answer.notices).toEqual(notices);
  });

  test('while the topics cannot be had nobody is told that theirs does not exist', () => {
    expect(normalizeQuery(parseResources({ topic: 'law' }), [])).toMatchObject({ query: { topic: '' }, notices: [] });
  });
});
