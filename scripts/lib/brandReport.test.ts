import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportBrand } from './brandReport.ts';
import { loadBrand, loadBrandFile } from './brand.ts';
import { brandFolders, inRoot } from './paths.ts';
import { findUnknownVariables } from './serve.ts';

const template = 'sister-site-template';

/** Copies the brand files of the template to a folder for changes. */
const copyBrand = () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'masthead-brand-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'apps', template);
  for (const name of ['brand.ts', 'brand', 'public/brand'])
    cpSync(inRoot('apps', template, name), path.join(folder, name), { recursive: true });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    expect(before).toMatch(from);
    writeFileSync(path.join(folder, file), before.replace(from, to));
  };
  return { folder, edit };
};

test('reports nothing for the brands of the repository', async () => {
  for (const folder of brandFolders())
    expect(await reportBrand(await loadBrand(folder), inRoot('apps', folder), undefined)).toEqual([]);
});

test('reports that there is no content instead of every link to it', async () => {
  const brand = await loadBrand(template);
  expect(await reportBrand(brand, inRoot('apps', template), new Set())).toEqual([
    expect.stringMatching(
      /^Sister Site has no content, so its pages are empty\. "npm run content -- check sample-content"/,
    ),
  ]);
});

test('reports dead links, unknown ad slots and missing pictures, with the place and the fix', async () => {
  const { folder, edit } = copyBrand();
  edit('brand.ts', '  timeZone:', "  advertising: { hidden: ['vert11'] },\n  timeZone:");
  edit('brand.ts', /getLogos\(.*\)/, "{ ...$&, print: { src: '/brand/touhc.png', width: 205, height: 50, alt: '' } }");
  edit('brand/menu.ts', "url: '/best-practices/writing/'", "url: '/best-practises/writing/'");
  const brand = await loadBrandFile(folder);
  const lines = await reportBrand(brand, folder, new Set(['/best-practices/writing/']));
  expect(lines.filter((line) => line.includes('/best-practises/'))).toEqual([
    expect.stringMatching(
      /^apps\/sister-site-template\/brand\/menu.ts:\d+: the link \/best-practises\/writing\/ leads nowhere.*Did you mean \/best-practices\/writing\/\? Correct/,
    ),
  ]);
  expect(lines.filter((line) => line.includes('vert11'))).toEqual([
    expect.stringMatching(/brand.ts:\d+: "vert11" in advertising is not an ad slot. Did you mean vert1\?/),
  ]);
  expect(lines.filter((line) => line.includes('touhc'))).toEqual([
    expect.stringMatching(/brand.ts:\d+: the picture \/brand\/touhc.png does not exist. Add it to apps\//),
  ]);
});

test('names variables of an environment file that nothing reads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, '.env');
  expect(findUnknownVariables(file, inRoot('.env.example'))).toEqual([]);
  writeFileSync(file, 'PROVIDER_PROT=4010\nDATABASE_URL=\nNODE_OPTIONS=\n# GRAPHQ_URL=\n');
  expect(findUnknownVariables(file, inRoot('.env.example'))).toEqual([
    '.env: nothing reads the variable PROVIDER_PROT. Did you mean PROVIDER_PORT? Correct or remove it; .env.example explains every variable.',
  ]);
});
