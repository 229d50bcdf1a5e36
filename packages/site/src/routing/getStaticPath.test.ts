import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../test/aSite';
import { getStaticPath } from './getStaticPath';

const content = path.join(import.meta.dirname, '../../../../sample-content/publications/realestate');
const pages = JSON.parse(readFileSync(path.join(content, 'static-pages.json'), 'utf8')) as {
  slug: string;
  path: string;
}[];

describe('§2.3 a static page has one address', () => {
  test('the sample content has static pages', () => expect(pages.length).toBeGreaterThan(10));

  // The page of the technology center is generated from a directory and is not in the file.
  test.each([...pages, { slug: 'cre-tech-center', path: '/cre-tech-center/' }])(
    '$slug has the path of the content service, $path',
    ({ slug, path: address }) => {
      expect(getStaticPath(brand, slug)).toBe(address);
    },
  );
});
