import { expect, test } from 'vitest';
import { toDocumentWords } from './changes.ts';
import { anyWord } from './wordQuery.ts';

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
