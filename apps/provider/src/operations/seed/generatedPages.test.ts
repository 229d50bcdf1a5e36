import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../content/files/readContent.ts';
import { checkStaticPage } from '../../content/files/staticPage.ts';
import { createGeneratedPages } from './generatedPages.ts';

test('creates a section for each tab of the technology center, of which nothing is stripped (§2.1)', async () => {
  const content = await readContent(path.join(import.meta.dirname, '../../../../../sample-content'));
  const pages = createGeneratedPages(content);
  const [center] = pages;
  expect([...(center?.content.matchAll(/<section id="([a-z-]+)">/g) ?? [])].map((match) => match[1])).toEqual(
    content.techCenter.map(({ slug }) => slug),
  );
  expect(pages.flatMap(checkStaticPage)).toEqual([]);
});
