import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { applyToBrand } from './plan.ts';
import { completeChoice } from './choice.ts';
import { readTaken } from './readTaken.ts';
import { readSources } from './template.ts';

const { read } = readSources(inRoot());

test.each([
  ['harbor.example.com', 'https://preview.harbor.example.com'],
  ['www.harbor.example.com', 'https://preview.harbor.example.com'],
])('the previews of %s are at %s', (domain, preview) => {
  const choice = { ...completeChoice('harbor', { domain }, readTaken(root, 4797)), wordmarkWidth: 200 };
  const brand = applyToBrand(read('apps/sister-site-template/brand.ts'), choice);
  expect(brand).toContain(`domain: '${domain}'`);
  expect(brand).toContain(`previewOrigins: ['${preview}']`);
});
