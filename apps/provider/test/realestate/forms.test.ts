import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryBrands } from '../fixtures/brands.ts';

test('documents that forms mail are files of the site', () => {
  const documents = repositoryBrands
    .filter(({ key }) => key === 'realestate')
    .flatMap(({ forms }) => Object.values(forms))
    .flatMap(({ document }) => document?.url ?? []);
  expect(documents).toHaveLength(3);
  const content = path.join(import.meta.dirname, '../../../../sample-content/documents/resources');
  const app = path.join(import.meta.dirname, '../../../realestate/public');
  for (const url of documents) {
    const [, id, name = ''] = /^\/media\/([0-9a-f]{32})\/(.+)$/.exec(url) ?? [];
    const bytes = readFileSync(id ? path.join(content, name) : path.join(app, url));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect(id ?? hash).toBe(hash);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});
