import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './paths.ts';

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
