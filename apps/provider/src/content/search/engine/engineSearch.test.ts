import { expect, test } from 'vitest';
import { splitPage } from './engineSearch.ts';
import { toDocumentWords } from './changes.ts';
import { anyWord, parseWordQuery, type WordQuery } from './wordQuery.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);

test.each([
  [0, 5, 8],
  [5, 5, 8],
  [8, 5, 8],
  [12, 20, 8],
  [30, 5, 8],
  [0, 5, 0],
  [0, 0, 8],
])('a page from %i of %i entries, %i of them in the first list', (offset, limit, length) => {
  const { first, second } = splitPage({ offset, limit }, length);
  const take = (list: readonly number[], slice: { offset: number; limit: number }) =>
    list.slice(slice.offset, slice.offset + slice.limit);
  expect([...take(numbers.slice(0, length), first), ...take(numbers.slice(length), second)]).toEqual(
    take(numbers, { offset, limit }),
  );
});

test.each([
  ["'cap':2A 'hold':4A 'rate':3A", 'cap rate hold'],
  ["'build':2 'build-to-suit':1 'suit':4,9B", 'build-to-suit build * suit * * * * suit'],
  ["'c:\\\\x':2 'o''brien':1", "o'brien c:\\x"],
  ["'a':16383 'b':16383", 'a b'],
  ['', ''],
])('converts %s', (tsvector, expected) =>
  expect(
    toDocumentWords(tsvector)
      .map((word) => (word === anyWord ? '*' : word))
      .join(' '),
  ).toBe(expected),
);

const toText = (query: WordQuery): string => {
  switch (query.kind) {
    case 'phrase':
      return query.words.map((word) => (word === anyWord ? '*' : word)).join(' ');
    case 'not':
      return `not(${toText(query.part)})`;
    case 'all':
    case 'any':
      return `${query.kind}(${query.parts.map(toText).join(', ')})`;
    default:
      return query satisfies never;
  }
};

test.each([
  ["'rent'", 'rent'],
  ["'cap' & 'rate'", 'all(cap, rate)'],
  ["'cap' <-> 'rate' | 'rent'", 'any(cap rate, rent)'],
  ["'build-to-suit' <-> 'build' <2> 'suit'", 'build-to-suit build * suit'],
  ["'a' & 'b' | 'c' & !'d'", 'any(all(a, b), all(c, not(d)))'],
  ["'offic' & !( 'net' <-> 'leas' )", 'all(offic, not(net leas))'],
  ["( 'a' | 'b' ) & 'c'", 'all(any(a, b), c)'],
  ["!!'a'", 'not(not(a))'],
  ["'o''brien' & 'c:\\\\x' & '& | ! ( ) <->'", "all(o'brien, c:\\x, & | ! ( ) <->)"],
])('parses %s', (tsquery, expected) => {
  const query = parseWordQuery(tsquery);
  expect(query && toText(query)).toBe(expected);
});

test.each([
  '',
  "'a' <-> ( 'b' | 'c' )",
  "'a' <0> 'b'",
  "'a' <16384> 'b'",
  "'a",
  'a',
  "'a' &",
  "( 'a'",
  "'a' )",
  "'a':*",
])('leaves %s to PostgreSQL', (tsquery) => expect(parseWordQuery(tsquery)).toBeUndefined());
