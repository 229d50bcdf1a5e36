import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const split = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

test.each([
  ['an emoji with a skin tone', '👍🏽'],
  ['a family of joined emoji', '👩‍👩‍👧‍👦'],
  ['a flag', '🇺🇸'],
  ['a letter with combining marks', 'e\u0301\u0323'],
  ['a Hangul syllable of its parts', '\u1112\u1161\u11AB'],
])('is never cut within %s', (_, character) => {
  for (let offset = 0; offset < character.length; offset += 1) {
    const start = 'x'.repeat(60 + offset);
    const text = shorten(start + character.repeat(60), 100);
    expect(text.length).toBeLessThanOrEqual(100);
    expect(new Set(split(text.slice(start.length, -1)))).toEqual(new Set([character]));
  }
});

test('ends after a word, without its punctuation', () => {
  expect(shorten('One two three, four', 15)).toBe('One two three…');
  expect(shorten('One two', 7)).toBe('One two');
});
