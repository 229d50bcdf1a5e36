import { expect, test } from 'vitest';
import { toFileCredit, withoutCredit } from './buildPictures.ts';

test.each([
  ['The square in March. Photo: Ann Lee', 'The square in March.'],
  ['The square in March (photo by Ann Lee).', 'The square in March'],
  ['The square in March – Ann Lee', 'The square in March'],
  ['Photograph: Ann Lee', ''],
  ['Ann Lee at her desk', 'Ann Lee at her desk'],
  ['The desk of Ann Lee', 'The desk of Ann Lee'],
  ['The square in March. Ann Lee', 'The square in March.'],
  ['Her sister Joann Lee', 'Her sister Joann Lee'],
  ['The square in March', 'The square in March'],
])('the caption "%s" is "%s" before the credit', (caption, expected) => {
  expect(withoutCredit(caption, 'Ann Lee')).toBe(expected);
});

test.each([null, undefined, '', ' '])('a caption without a credit (%s) stays', (credit) => {
  expect(withoutCredit('By Ann Lee', credit)).toBe('By Ann Lee');
});

test('a credit may contain characters of patterns', () => {
  expect(withoutCredit('The quay. Photo: Lee (AP) [2]', 'Lee (AP) [2]')).toBe('The quay.');
});

test.each([
  ['The quay. Photo: Tom Ray', null],
  ['The quay – photo by Tom Ray', null],
  ['Photograph: Tom Ray.', null],
  ['The quay (Foto: Tom Ray)', null],
  ['The quay in a photo by the river', 'Ann Lee'],
  ['The quay', 'Ann Lee'],
  ['', 'Ann Lee'],
])('the file of the caption "%s" has the credit %s', (caption, expected) => {
  expect(toFileCredit(caption, 'Ann Lee')).toBe(expected);
});
