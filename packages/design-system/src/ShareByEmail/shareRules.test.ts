import { describe, expect, test } from 'vitest';
import { countCharactersLeft, validateDraft, toSharedStory, stripTags } from './shareRules';

const fine = { email: 'reader@example.com', message: '' };

describe('validation of a share draft (§5)', () => {
  test.each([
    ['', 'Enter an email address'],
    ['   ', 'Enter an email address'],
    ['reader@example.com', undefined],
    ['reader@example.com,second@mail.example.org', undefined],
    ['reader@example.com, second.name+tag@sub.example.info', undefined],
    ['reader@example.c', 'Invalid email format'],
    ['reader@example.museum', 'Invalid email format'],
    ['reader@example.c0m', 'Invalid email format'],
    ['reader@example', 'Invalid email format'],
    ['@example.com', 'Invalid email format'],
    ['reader@.com', 'Invalid email format'],
    ['reader example.com', 'Invalid email format'],
    ['reader@example.com,', 'Invalid email format'],
    ['reader@example.com;second@example.com', 'Invalid email format'],
    ['reader@exam ple.com', 'Invalid email format'],
    ['reader@example.com\nBcc: all@example.com', 'Invalid email format'],
    ['a@b@example.com', 'Invalid email format'],
    ['a..b@example.com', 'Invalid email format'],
    ['reader@-example.com', 'Invalid email format'],
    [Array.from({ length: 10 }, (_, index) => `reader${index}@example.com`).join(','), undefined],
    [
      Array.from({ length: 11 }, (_, index) => `reader${index}@example.com`).join(','),
      'Send to at most 10 addresses at a time',
    ],
  ])('the email field %j has the error %s', (email, error) => {
    expect(validateDraft({ ...fine, email }).email).toBe(error);
  });

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
