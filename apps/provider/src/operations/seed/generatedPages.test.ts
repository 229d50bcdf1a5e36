import { expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { checkStaticPage } from '../../content/files/staticPage.ts';
import { createGeneratedPages, fillStaff } from './writePages.ts';
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

test('the page about a publication lists its staff with their roles, and no outside author', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const [first] = publications;
  const [author] = first?.authors ?? [];
  const page = first?.staticPages.find(({ slug }) => slug === 'about-us');
  if (!first || !author || !page) throw new Error('There is no such page.');
  const publication = { ...first, authors: [...first.authors, { ...author, key: 'an-outside-author' }] };
  const { content } = fillStaff({ ...page, content: '<h2>Who we are</h2><ul class="staff"></ul>' }, publication);
  const links = [...content.matchAll(/<li><a href="\/author\/profile\/([a-z-]+)\/">[^<]+<\/a><br \/>[^<]+<\/li>/g)];
  expect(links.map(([, key]) => key)).toEqual(publication.staff);
  expect(checkStaticPage({ ...page, content })).toEqual([]);
});
