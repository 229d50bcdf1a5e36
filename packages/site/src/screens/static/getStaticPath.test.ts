import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { getStaticPath } from './loadStatic';

const content = path.join(import.meta.dirname, '../../../../../apps/provider/content');
const pages = JSON.parse(readFileSync(path.join(content, 'static-pages.json'), 'utf8')) as {
  slug: string;
  path: string;
}[];

describe('§2.3 a static page has one address, wherever it is asked for', () => {
  test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(10));

  // The technology center's page is made of a directory and stands in no file of pages.
  test.each([...pages, { slug: 'cre-tech-center', path: '/cre-tech-center/' }])(
    '$slug is at $path, as the content service says',
    ({ slug, path: address }) => {
      expect(getStaticPath(slug)).toBe(address);
    },
  );
});
