import { describe, expect, test } from 'vitest';
import { describeRange, getRange, parseRange } from './range.ts';

describe('byte ranges of a recording', () => {
  test.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s is a range', (header, stretch) => expect(parseRange(header, 100)).toEqual(stretch));

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is unsatisfiable', (header) =>
    expect(parseRange(header, 100)).toBe('unsatisfiable'),
  );

  test.each([
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-3',
    'bytes=a-b',
    'items=0-9',
    'bytes=0-9,20-29',
    'bytes=99999999999999999999-',
  ])('%s returns the whole file', (header) => expect(parseRange(header, 100)).toBe('whole'));
});

test.each([
  ['the same version', '"a"', { first: 0, last: 9 }],
  ['another version', '"b"', 'whole'],
])('a range with If-Range of %s', (_, condition, expected) => {
  const headers = { range: 'bytes=0-9', 'if-range': condition };
  expect(getRange(new Request('http://provider.invalid/', { headers }), '"a"', 100)).toEqual(expected);
});

test('describes the response with a range, and with the whole file', () => {
  expect(describeRange({ first: 90, last: 99 }, 100)).toEqual({
    status: 206,
    headers: { 'content-length': '10', 'content-range': 'bytes 90-99/100' },
  });
  expect(describeRange('whole', 100)).toEqual({ status: 200, headers: { 'content-length': '100' } });
});
