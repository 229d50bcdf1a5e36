import { expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { getPublications } from './publications.ts';
import { sampleContentDirectory } from './seed.ts';

const content = await readContent(sampleContentDirectory);
const listAuthors = (authors: readonly string[]): (readonly string[])[] => {
  const articles = content.template.articles.map((article) => ({ ...article, authors: [...authors] }));
  const template = { ...content.template, articles, authors: [] };
  return getPublications({ ...content, template, publications: [] })
    .slice(1)
    .map((publication) => publication.authors.map(({ name }) => name));
};

test('titles of the home page are in the language of the site', () => {
  const sites = content.sites.map((site) => ({ ...site, language: 'de-DE' }));
  const [, german] = getPublications({ ...content, sites, publications: [] });
  const titles = german?.positions.map(({ position, title }) => [position, title]);
  expect(titles).toContainEqual(['home-recent', 'Aktuelle Artikel']);
  expect(titles).toContainEqual(['home-desk', 'Aus der Redaktion']);
});

test('stories without an author are by the editors', () => expect(listAuthors([])).toEqual([['The Editors']]));

test('a publication whose stories have authors of its own has no other', () =>
  expect(listAuthors(['own'])).toEqual([[]]));
