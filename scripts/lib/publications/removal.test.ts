import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharedFiles } from './plan.ts';
import { planRemoval } from './removal.ts';

let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const toText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'masthead-removal-'));
  const brands = ['tide-table', 'meridian'].map((key) => ({ key, site: key, name: key }));
  write(sharedFiles.brands, toText(brands));
  write(sharedFiles.lock, 'importers:\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('removes its app, house ads, content, tests and screenshots, and leaves those of the others', () => {
  const own = [
    'apps/meridian/brand.ts',
    'apps/provider/house-ads/meridian.json',
    'sample-content/publications/meridian/site.json',
    'apps/provider/test/meridian/seed.test.ts',
    'e2e/tests/meridian/home.test.ts',
    'packages/design-system/test/baselines/Badge/Tones-meridian-light.png',
  ];
  for (const file of [...own, ...own.map((one) => one.replace('meridian', 'tide-table'))]) write(file, '');
  const removed = planRemoval(root, 'meridian').changes.flatMap((change) => ('remove' in change ? [change.path] : []));
  expect(removed).toEqual([
    'apps/meridian',
    'apps/provider/house-ads/meridian.json',
    'apps/provider/test/meridian',
    'e2e/tests/meridian',
    'packages/design-system/test/baselines/Badge/Tones-meridian-light.png',
    'sample-content/publications/meridian',
  ]);
});

test('refuses the template, without which there would be no publication', () => {
  expect(() => planRemoval(root, 'sister-site-template')).toThrow(
    /is the template, which new publications are made from/,
  );
});
