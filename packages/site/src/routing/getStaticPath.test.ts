import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../test/aSite';
import { getStaticPath } from './rules';

type Page = { slug: string; path: string };

const publications = path.join(import.meta.dirname, '../../../../sample-content/publications');
const pages = globSync(path.join(publications, '*/static-pages.json')).flatMap((file) =>
  (JSON.parse(readFileSync(file, 'utf8')) as Page[]).map((page) => ({
    ...page,
    publication: path.basename(path.dirname(file)),
  })),
);

describe('§2.3 a static page has one address', () => {
  test('the sample content has static pages', () => expect(pages.length).toBeGreaterThan(10));

  test.each(pages)('$publication: $slug has the path of the content service, $path', ({ slug, path: address }) => {
    expect(getStaticPath(brand, slug)).toBe(address);
  });

  // The page of the technology center is generated from a directory and is not in the file.
  test('the technology center has its own', () =>
    expect(getStaticPath(brand, 'cre-tech-center')).toBe('/cre-tech-center/'));
});
