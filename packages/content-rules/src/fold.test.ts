import { expect, test } from 'vitest';
import { fold } from './fold.ts';
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

test.each([
  ['ZÜRICH', 'zurich'],
  ['Zu\u0308rich', 'zurich'],
  ['Łódź, Ærø, Þór, Đà Nẵng', 'lodz, aero, thor, da nang'],
  ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
  ['İstanbul ISPARTA ısparta', 'istanbul isparta isparta'],
  ['José Nuñez, naïve, œuvre', 'jose nunez, naive, oeuvre'],
  ['ﬁnance １２ Ｂ', 'finance 12 b'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Ёлка', 'елка'],
  ['OʼHare', "o'hare"],
  ['build‑to‐suit Büro\u00ADhaus', 'build-to-suit burohaus'],
  ['서울 がか हिन्दी', '서울 がか हिन्दी'],
  ['\u1112\u1161\u11ab', '한'],
  ['אִשָּׁה مُدَرِّس', 'אשה مدرس'],
  ['Acme™ 2½ m² — “quoted”', 'acme™ 2½ m² — “quoted”'],
])('folds %s', (text, folded) => expect(fold(text)).toBe(folded));
