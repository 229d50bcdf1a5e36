import { expect, test } from 'vitest';
import { matchesEtag } from './responses.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s matches the ETag "a": %s', (header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'if-none-match': header });
  expect(matchesEtag(new Request('http://provider.invalid/', { headers }), '"a"')).toBe(expected);
});
