import { describe, expect, test } from 'vitest';
import {
  encodeAmpersand,
  escapeQuotes,
  toPageNumber,
  toTopicParameter,
  nullToUndefined,
  stripProtocol,
  stripTrailingSlash,
} from './input.ts';

describe('input handling (§5)', () => {
  test.each([
    ['office', 'office'],
    ['"net lease"', '\\"net lease\\"'],
    ['an already \\"escaped\\" one', 'an already \\"escaped\\" one'],
    ['a backslash of its own \\\\"', 'a backslash of its own \\\\\\"'],
  ])('the search text %s is sent as %s', (typed, sent) => expect(escapeQuotes(typed)).toBe(sent));

  test('an ampersand is encoded', () => expect(encodeAmpersand('R&D & labs')).toBe('R%26D %26 labs'));

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['null', undefined],
    ['null2026-11-21', '2026-11-21'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the date %s is sent as %s', (given, sent) => expect(nullToUndefined(given)).toBe(sent));

  test.each([
    ['markets/atlanta/', 'markets/atlanta'],
    ['markets/atlanta', 'markets/atlanta'],
    ['channel_3', 'channel_3'],
  ])('the stream slug %s is sent as %s', (given, sent) => expect(stripTrailingSlash(given)).toBe(sent));

  test.each([
    ['https://harbor', 'harbor'],
    ['harbor', 'harbor'],
    ['https://www.harbor.example', 'www.harbor.example'],
  ])('the site name %s is sent as %s', (given, sent) => expect(stripProtocol(given)).toBe(sent));

  test.each([
    ['All Topics', '*'],
    ['', '*'],
    [undefined, '*'],
    ['Office', 'Office'],
  ])('the topic %s is sent as %s', (given, sent) => expect(toTopicParameter(given)).toBe(sent));

  test.each([
    [undefined, 1],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [1.5, 1],
    [1e300, 1],
    [7, 7],
  ])('page %s is page %i (§9)', (given, sent) => expect(toPageNumber(given)).toBe(sent));
});
