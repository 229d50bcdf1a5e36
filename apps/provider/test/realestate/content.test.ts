import { expect, test } from 'vitest';
import { readContent } from '../../src/content/files/readContent.ts';
import { toPublication } from '../../src/operations/seed/publications.ts';
import { sampleContentDirectory } from '../../src/operations/seed/seed.ts';

const { publications } = await readContent(sampleContentDirectory);
const plotline = publications.find(({ key }) => key === 'realestate');
if (!plotline) throw new Error('The sample content has no publication realestate.');

test('there are more than 400 articles, and a page of each month (§2.3)', () => {
  expect(plotline.articles.length).toBeGreaterThan(400);
  expect(plotline.staticPages.filter(({ slug }) => slug.startsWith('need-to-know-'))).toHaveLength(12);
});

test('chosen positions of the home page link to the section of their stories, with titles in the language of the site', () => {
  const { positions } = toPublication({ ...plotline, site: { ...plotline.site, language: 'de-DE' } });
  expect(positions).toContainEqual(
    expect.objectContaining({ title: 'Aus der Redaktion', packageUrl: '/plotline-sections/features/' }),
  );
});
