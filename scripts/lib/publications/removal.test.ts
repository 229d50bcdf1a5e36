import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharedFiles } from './plan.ts';
import { planRemoval } from './removal.ts';

const sample = { promotions: [], sponsors: { meridian: { name: 'Meridian Title' } } };
const own = { promotions: [], logos: [] };
let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const toText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const getPlannedHouses = (): unknown => {
  const change = planRemoval(root, 'meridian').changes.find((one) => one.path === sharedFiles.houses);
  return change && 'text' in change ? JSON.parse(String(change.text)) : undefined;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'masthead-removal-'));
  const brands = ['tide-table', 'meridian'].map((key) => ({ key, site: key, name: key }));
  write(sharedFiles.brands, toText(brands));
  write(sharedFiles.lock, 'importers:\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('removes the house ads of a publication and not a sponsor with its key', () => {
  write(sharedFiles.houses, toText({ 'tide-table': sample, meridian: own }));
  expect(getPlannedHouses()).toEqual({ 'tide-table': sample });
});

test('leaves the house ads alone if the publication has none', () => {
  write(sharedFiles.houses, toText({ 'tide-table': sample }));
  expect(getPlannedHouses()).toBeUndefined();
});

test('names a file that is not formatted, in which entries are not found', () => {
  write(sharedFiles.houses, JSON.stringify({ 'tide-table': sample, meridian: own }));
  expect(getPlannedHouses).toThrow(/^Nothing was removed: .*house-promotions\.json is not formatted/);
});

test('removes its app, content, tests and screenshots, and leaves those of the others', () => {
  write(sharedFiles.houses, toText({}));
  const own = [
    'apps/meridian/brand.ts',
    'sample-content/publications/meridian/site.json',
    'apps/provider/test/meridian/seed.test.ts',
    'e2e/tests/meridian/home.test.ts',
    'packages/design-system/test/baselines/Badge/Tones-meridian-light.png',
  ];
  for (const file of [...own, ...own.map((one) => one.replace('meridian', 'tide-table'))]) write(file, '');
  const removed = planRemoval(root, 'meridian').changes.flatMap((change) => ('remove' in change ? [change.path] : []));
  expect(removed).toEqual([
    'apps/meridian',
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
