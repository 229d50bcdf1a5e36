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

test('chosen positions of a home page link to the section of their stories, with titles in the language of the site', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const chosen = publications.find(({ home }) => home !== undefined);
  if (!chosen) throw new Error('No publication of the sample has choices for its home page.');
  const { positions } = toPublication({ ...chosen, site: { ...chosen.site, language: 'de-DE' } });
  expect(positions).toContainEqual(
    expect.objectContaining({ title: 'Aus der Redaktion', packageUrl: `/${chosen.site.product}-sections/features/` }),
  );
});
