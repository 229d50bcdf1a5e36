import { expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { checkStaticPage } from '../../content/files/staticPage.ts';
import { createGeneratedPages } from './generatedPages.ts';
import { sampleContentDirectory } from './seed.ts';

test('creates a section for each tab of the technology center, of which nothing is stripped (§2.1)', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const pages = publications.flatMap(createGeneratedPages);
  const sections = pages.flatMap(({ content }) => [...content.matchAll(/<section id="([a-z-]+)">/g)]);
  expect(sections.map((match) => match[1])).toEqual(
    publications.flatMap(({ techCenter }) => techCenter?.tabs.map(({ slug }) => slug) ?? []),
  );
  expect(pages.flatMap(checkStaticPage)).toEqual([]);
});
