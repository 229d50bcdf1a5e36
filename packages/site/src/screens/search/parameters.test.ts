import { describe, expect, test } from 'vitest';
import { parseSearch, searchHref, startOf } from './parameters';

describe('§2.1 search: every address is answered', () => {
  test.each([
    ['quotes', { q: '"ground lease"' }, '"ground lease"'],
    ['quotes as a phone writes them', { q: '“ground lease”' }, '"ground lease"'],
    ['markup', { q: '<script>x</script>' }, '<script>x</script>'],
    ['control characters', { q: 'a\u0000b\u0007c' }, 'a b c'],
    ['the first of several', { q: ['one', 'two'] }, 'one'],
    ['nothing', {}, ''],
  ])('%s', (_, parameters, q) => {
    expect(parseSearch(parameters).q).toBe(q);
  });

  test('10,000 characters are cut to what a person may ask', () => {
    expect(parseSearch({ q: 'x'.repeat(10_000) }).q).toHaveLength(300);
  });

  test.each([['0'], ['-3'], ['two'], ['1.5'], ['1e99'], ['']])('page %s is the first', (page) => {
    expect(parseSearch({ page }).page).toBe(1);
  });

  test('an unknown order or period is the usual one', () => {
    expect(parseSearch({ sort: 'toString', period: 'constructor' })).toMatchObject({ sort: 'relevance', period: 'any' });
  });
});

describe('§2.1 a question has one address', () => {
  const query = parseSearch({ q: 'office & land', section: 'features', page: '3' });

  test('defaults are left out and a change goes back to the first page', () => {
    expect(searchHref(query)).toBe('/search/?q=office+%26+land&section=features');
    expect(searchHref(query, { page: 2 })).toBe('/search/?q=office+%26+land&section=features&page=2');
    expect(searchHref(parseSearch({}))).toBe('/search/');
  });

  test('a period counts back from today', () => {
    expect(startOf('30days', new Date('2026-03-31T12:00:00Z'))).toBe('2026-03-01');
    expect(startOf('any', new Date())).toBeUndefined();
  });
});
