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
  const brands = ['realestate', 'meridian'].map((key) => ({
    key,
    site: key === 'realestate' ? 'plotline' : key,
    name: key,
  }));
  write(sharedFiles.brands, toText(brands));
  write(sharedFiles.lock, 'importers:\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('removes the house ads of a publication and not a sponsor with its key', () => {
  write(sharedFiles.houses, toText({ plotline: sample, meridian: own }));
  expect(getPlannedHouses()).toEqual({ plotline: sample });
});

test('leaves the house ads alone if the publication has none', () => {
  write(sharedFiles.houses, toText({ plotline: sample }));
  expect(getPlannedHouses()).toBeUndefined();
});

test('names a file that is not formatted, in which entries are not found', () => {
  write(sharedFiles.houses, JSON.stringify({ plotline: sample, meridian: own }));
  expect(getPlannedHouses).toThrow(/^Nothing was removed: .*house-promotions\.json is not formatted/);
});
