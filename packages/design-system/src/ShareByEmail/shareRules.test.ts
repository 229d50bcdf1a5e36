import { describe, expect, test } from 'vitest';
import { countCharactersLeft, validateDraft, toSharedStory, stripTags } from './shareRules';

const fine = { email: 'reader@example.com', message: '' };

describe('validation of a share draft (§5)', () => {
  test.each([
    [0, undefined],
    [250, undefined],
    [251, 'Message exceeds the character limit'],
  ])('a message of %i characters has the error %s', (length, error) => {
    expect(validateDraft({ ...fine, message: 'm'.repeat(length) }).message).toBe(error);
  });

  test('reports errors of both fields', () => {
    expect(validateDraft({ email: '', message: 'm'.repeat(300) })).toEqual({
      email: 'Enter an email address',
      message: 'Message exceeds the character limit',
    });
  });
});

test.each([
  [0, 250],
  [250, 0],
  [260, -10],
])('a message of %i characters leaves %i', (length, left) => {
  expect(countCharactersLeft('m'.repeat(length))).toBe(left);
});

test.each([
  ['<b>bold</b> words', 'bold words'],
  ['<scr<b>ipt>alert(1)</scr</b>ipt>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a <!-- hidden --> b', 'a  b'],
  ['rents < 5 % and yields > 6 %', 'rents < 5 % and yields > 6 %'],
  ['1<2', '1<2'],
])('§5: strips tags from %j', (text, expected) => {
  expect(stripTags(text)).toBe(expected);
});

test('sends trimmed addresses, and message and summary without tags', () => {
  const story = { headline: 'Rents & rates', summary: '<p>Up.</p>', emailUrl: 'https://news.example/a/' };
  expect(toSharedStory({ email: ' a@example.com , b@example.com ', message: '<i>Look</i>' }, story)).toEqual({
    ...story,
    summary: 'Up.',
    email: 'a@example.com,b@example.com',
    message: 'Look',
  });
});
