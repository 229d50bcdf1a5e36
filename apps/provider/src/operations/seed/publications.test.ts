import { expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { toPublication } from './publications.ts';
import { sampleContentDirectory } from './seed.ts';

test('titles of a home page without choices are in the language of the site', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const template = publications.find(({ home }) => home === undefined);
  if (!template) throw new Error('Every publication of the sample has choices for its home page.');
  const { positions } = toPublication({ ...template, site: { ...template.site, language: 'de-DE' } });
  const titles = positions.map(({ position, title }) => [position, title]);
  expect(titles).toContainEqual(['home-recent', 'Aktuelle Artikel']);
  expect(titles).toContainEqual(['home-desk', 'Aus der Redaktion']);
});
