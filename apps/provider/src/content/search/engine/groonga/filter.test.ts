import { expect, test } from 'vitest';
import type { IndexQuery } from '../engine.ts';
import { parseWordQuery } from '../wordQuery.ts';
import { toFilter } from './groonga.ts';

const getFilter = (tsquery: string, change: Partial<IndexQuery> = {}): string =>
  toFilter({
    siteId: 7,
    words: parseWordQuery(tsquery) ?? { kind: 'any', parts: [] },
    from: undefined,
    before: undefined,
    now: new Date(5000),
    categoryIds: [],
    direction: 'descending',
    limit: 10,
    offset: 0,
    facets: 'leave',
    ...change,
  });

test.each([
  ["'rent'", 'words @ "7_rent"'],
  ["'net' <2> 'leas'", 'words @ "7_net _ 7_leas"'],
  ["'cap' & 'rate' & !'rent'", '(words @ "7_cap" && words @ "7_rate" &! (words @ "7_rent"))'],
  ["!'rent'", '(site == 7 &! (words @ "7_rent"))'],
  ["!'rent' & !'cap'", '(site == 7 &! (words @ "7_rent") &! (words @ "7_cap"))'],
  ["'a' | 'b' & !'c'", '(words @ "7_a" || (words @ "7_b" &! (words @ "7_c")))'],
])('converts %s', (tsquery, filter) => expect(getFilter(tsquery)).toBe(`(${filter}) &! (date > 5000)`));

test('adds categories and dates, the narrowest first', () => {
  expect(getFilter("'rent'", { categoryIds: [3, 4], from: new Date(1000), before: new Date(2000) })).toBe(
    '(date >= 1000 && date < 2000 && categories @ 3 && categories @ 4 && words @ "7_rent") &! (date > 5000)',
  );
  expect(getFilter("'rent'", { categoryIds: [3], from: new Date(1000) })).toBe(
    '(categories @ 3 && words @ "7_rent" && date >= 1000) &! (date > 5000)',
  );
});

test.each(['" || true || "', '\\', '_', '_22_', 'x_y', ') &! (', 'c:\\x\\"', '٣ é e\u0301 日本', '\u0000'])(
  'a word never has syntax or the form of another word: %j',
  (word) => {
    const [, token] =
      /^\(words @ "7_([^"]*)"\) &! \(date/.exec(
        getFilter(`'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`),
      ) ?? [];
    expect(token).toMatch(/^[\p{L}\p{N}_]+$/u);
    expect(
      token?.replaceAll(/_([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    ).toBe(word);
  },
);
