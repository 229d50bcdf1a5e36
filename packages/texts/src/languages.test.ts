import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTextLanguage, textLanguages } from './languageNames.ts';
import { getTexts, textAreas } from './languages.ts';
import { compareNames, formatFixed, formatList, formatNumber } from './numbers.ts';

const listFiles = (folder: string): string[] => readdirSync(path.join(import.meta.dirname, folder));

test.each(textLanguages)('%s has a file for each area, and its index names all of them', (language) => {
  const areas = listFiles(language).map((file) => file.replace('.ts', ''));
  expect(areas.filter((area) => area !== 'index').toSorted()).toEqual(textAreas.toSorted());
});

test('every folder of texts is a language', () => {
  expect(
    listFiles('.')
      .filter((name) => !name.includes('.'))
      .toSorted(),
  ).toEqual(textLanguages.toSorted());
});

describe('no text is empty', () => {
  const listTexts = (value: unknown, name: string): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => listTexts(part, `${name}.${key}`))
      : [];
  };

  test.each(textLanguages)('in %s', (language) => {
    expect(listTexts({ ...getTexts(language) }, language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test.each(textLanguages)('names of reading list buttons contain their visible text (WCAG 2.5.3): %s', (language) => {
  const { account, article, home } = getTexts(language);
  const { save, follow } = account.readingButtonTexts;
  const names = [
    [article.articleScreenTexts.saveStory, save],
    [article.authorScreenTexts.follow('Maren Ostrow'), follow],
    [home.streamTexts.follow('Atlanta'), follow],
  ] as const;
  for (const [name, text] of names) expect(name.toLowerCase()).toContain(text.toLowerCase());
});

test.each([
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['de', 'de'],
  ['fr-FR', undefined],
  ['deu', undefined],
])('the texts of %s are %s', (tag, language) => expect(findTextLanguage(tag)).toBe(language));

test('a language without texts gets the English ones from a process that serves several brands', () => {
  expect(getTexts('fr-FR')).toBe(getTexts('en-US'));
});

test.each([
  ['en-US', '1,234.5', '9.40', 'A, B, and C'],
  ['de-DE', '1.234,5', '9,40', 'A, B und C'],
])('numbers and lists in %s', (locale, number, fixed, list) => {
  expect(formatNumber(1234.5, {}, locale)).toBe(number);
  expect(formatFixed(9.4, 2, locale)).toBe(fixed);
  expect(formatList(['A', 'B', 'C'], locale)).toBe(list);
});

test('names are in the order of a dictionary', () => {
  expect(['Zurich', 'äbc', 'Abc', 'abd'].toSorted(compareNames)).toEqual(['Abc', 'äbc', 'abd', 'Zurich']);
});
