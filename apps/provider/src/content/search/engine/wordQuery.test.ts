import { expect, test } from 'vitest';
import { anyWord, parseWordQuery, type WordQuery } from './wordQuery.ts';

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
