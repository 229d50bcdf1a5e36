import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportBrand } from './brandReport.ts';
import { loadBrand, loadBrandFile } from './brand.ts';
import { brandFolders, inRoot } from './paths.ts';
import { findUnknownVariables } from './serve.ts';

/**
 * Loads a brand in a process of its own, because the bundler of the tests resolves packages in another way than Node.
 */
const loadInNode = (folder: string): { error: string; entry: unknown } => {
  const lib = JSON.stringify(inRoot('scripts/lib'));
  const code = `
    const { loadBrandFile } = await import(${lib} + '/brand.ts');
    const { loadProviderBrand } = await import(${lib} + '/brandFacts.ts');
    const folder = ${JSON.stringify(folder)};
    console.log(JSON.stringify(await loadProviderBrand(folder, await loadBrandFile(folder))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  return { error: stderr, entry: stdout === '' ? undefined : JSON.parse(stdout) };
};

const copyTemplate = () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'masthead-facts-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'apps/sister-site-template');
  for (const name of ['brand.ts', 'brand', 'theme.css.ts'])
    cpSync(inRoot('apps/sister-site-template', name), path.join(folder, name), { recursive: true });
  return folder;
};

test('the provider gets names, origins, colors and type from the brand and its theme', () => {
  expect(loadInNode(copyTemplate()).entry).toMatchObject({
    key: 'sister-site-template',
    origins: ['http://localhost:3001', 'https://sister-site.example.com'],
    colors: { paper: '#ffffff', accent: '#14524c', inverse: '#102321' },
    fonts: { headWeight: 640 },
    rule: 'double',
    mail: { address: 'no-reply@sister-site.example.com' },
  });
});

test('headlines of a sans-serif publication have a sans-serif fallback', () => {
  const folder = copyTemplate();
  const theme = path.join(folder, 'theme.css.ts');
  writeFileSync(theme, readFileSync(theme, 'utf8').replace('font: {', "font: { headlineFallback: 'sans',"));
  expect(loadInNode(folder).entry).toMatchObject({ fonts: { headlineFallback: 'Arial, Helvetica, sans-serif' } });
});

test('emails come from the domain without www', () => {
  const folder = copyTemplate();
  const brand = path.join(folder, 'brand.ts');
  const text = readFileSync(brand, 'utf8');
  expect(text).toContain("domain: 'sister-site.example.com'");
  writeFileSync(brand, text.replace("domain: 'sister-site", "domain: 'www.sister-site"));
  expect(loadInNode(folder).entry).toMatchObject({ mail: { address: 'no-reply@sister-site.example.com' } });
});

test('names a broken color, its file and the fix', () => {
  const folder = copyTemplate();
  const theme = path.join(folder, 'theme.css.ts');
  writeFileSync(theme, readFileSync(theme, 'utf8').replace("accent: '#14524c'", "accent: 'greenish'"));
  expect(loadInNode(folder).error).toContain(
    'Fix it in apps/sister-site-template/theme.css.ts:\n  color.accent: "greenish" is no color. Write it as #rrggbb',
  );
});

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
  writeFileSync(
    file,
    'PROVIDER_PROT=4010\nDATABASE_URL=\nNODE_OPTIONS=\nAWS_ACCESS_KEY_ID=\nPGSSLMODE=\n# GRAPHQ_URL=\n',
  );
  expect(findUnknownVariables(file, inRoot('.env.example'))).toEqual([
    '.env: nothing reads the variable PROVIDER_PROT. Did you mean PROVIDER_PORT? Correct or remove it; .env.example explains every variable.',
  ]);
});
