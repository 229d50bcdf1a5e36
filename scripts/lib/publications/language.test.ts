import { findTextLanguage } from '@masthead/texts/language-names';
import { getTexts } from '@masthead/texts/languages';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { getContentFolder, readTemplateContent, readSources } from './content.ts';
import { getTemplateTexts, getTimeZone } from './language.ts';
import { getHouseFile } from './plan.ts';
import { template } from './rewrite.ts';

const sources = readSources(inRoot());
const { read } = sources;
const readJson = <Value>(file: string): Value => JSON.parse(read(file)) as Value;
const content = readTemplateContent(sources, 'en');
const { articles } = content;

/** Names of the template, of services and of faces, which are the same in every language. */
const names =
  /^(Sister (Site|Quarterly)(, \{month\} \{year\})?|Special\+Reports|SIS|RSS|Login|Twitter|LinkedIn|en-US|America\/New_York|SIS[A-Z]+)$/;
const hasText = (text: string): boolean =>
  !/^[./]/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text) && !names.test(text);

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return hasText(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
const listLiterals = (file: string): string[] =>
  [...read(`apps/sister-site-template/${file}`).matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text).filter(hasText);

/** Content that is translated in `sample-content/translations/`. */
const translatedInFiles = new Set(['articles', 'static-pages.json']);
const english = new Set([
  ...['brand.ts', 'brand/footer.ts', 'brand/menu.ts', 'brand/pageLinks.ts'].flatMap(listLiterals),
  ...Object.entries(content).flatMap(([file, value]) => (translatedInFiles.has(file) ? [] : listTexts(value))),
  ...articles.flatMap(({ image, deal }) => listTexts([image?.alt, deal])),
  ...listTexts(readJson(getHouseFile(template.folder))),
]);

describe.each(['de-DE'])('texts of the template in %s', (tag) => {
  const texts = getTemplateTexts(tag);

  test('translate every text of its brand, house ads and content', () => {
    expect(english.size).toBeGreaterThan(150);
    expect([...english].filter((text) => texts.phrases[text] === undefined)).toEqual([]);
  });

  test('translate nothing else', () => {
    const keys = /^(sister-site-|the-editors$)/;
    expect(Object.keys(texts.phrases).filter((text) => !english.has(text) && !keys.test(text))).toEqual([]);
  });

  test('translate every story and page', () => {
    const folder = `sample-content/translations/${findTextLanguage(tag)}`;
    expect(sources.list(`${folder}/articles`)).toEqual(sources.list(`${getContentFolder(template.folder)}/articles`));
    const slugs = readJson<{ slug: string }[]>(`${folder}/static-pages.json`).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(content['static-pages.json'].map(({ slug }) => slug).toSorted());
  });

  test('name pages as the interface does', () => {
    const [own, interfaceTexts] = [getTexts('en').siteMap.siteMapTexts, getTexts(tag).siteMap.siteMapTexts];
    const titles = Object.entries(own).flatMap(([key, title]) => (typeof title === 'string' ? [{ key, title }] : []));
    const differing = titles.filter(({ key, title }) => {
      const phrase = texts.phrases[title];
      return phrase !== undefined && phrase !== interfaceTexts[key as keyof typeof interfaceTexts];
    });
    expect(differing).toEqual([]);
  });

  test('can be written in quotes', () => {
    expect(Object.values(texts.phrases).filter((text) => /['"\\\n]/.test(text))).toEqual([]);
  });
});

test.each([
  ['en-US', 'America/New_York'],
  ['de-DE', 'Europe/Berlin'],
  ['de', 'Europe/Berlin'],
  ['de-AT', 'Europe/Vienna'],
  ['de-CH', 'Europe/Zurich'],
  ['en-GB', 'Europe/London'],
  ['en-MY', 'Asia/Kuala_Lumpur'],
  ['en-AU', undefined],
  ['en-CA', undefined],
])('the time zone of %s is %s', (tag, zone) => expect(getTimeZone(tag)).toBe(zone));
