import { expect, test } from 'vitest';
import { findChapter, formatTime } from './chapters';

test.each([
  [0, '0:00'],
  [12.9, '0:12'],
  [125, '2:05'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, text) => expect(formatTime(seconds)).toBe(text));

test.each([
  ['before the first', 1, -1],
  ['at a start', 34, 1],
  ['within the last', 500, 2],
])('the chapter at a time: %s', (_, seconds, index) => expect(findChapter([2, 34, 80], seconds)).toBe(index));
