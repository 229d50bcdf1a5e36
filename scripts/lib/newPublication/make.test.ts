import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appTrees } from '../../lint/appTrees.ts';
import { lockfile } from '../../lint/lockfile.ts';
import { readTree } from '../../lint/tree.ts';
import { root } from '../paths.ts';
import { parseChoice } from './choice.ts';
import { makePublication } from './make.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-publication-'));
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const left = /sister|SIS(?!T)|localhost:3001/i;

beforeAll(() => {
  const before = [
    'apps/sister-site-template',
    'apps/provider/brands.json',
    'apps/provider/content/sites.json',
    'apps/provider/content/sister-template.json',
    'apps/provider/content/house-promotions.json',
    'packages/site/src/routing/routes.ts',
    'pnpm-lock.yaml',
  ];
  for (const file of before) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), {
      recursive: true,
      filter: (source) => !/node_modules|\.next|\.turbo/.test(source),
    });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a new publication is made from the template by one command (DECISIONS)', () => {
  test('with its own names, port and logos everywhere, and the routes of all', () => {
    expect(makePublication(folder, ['harbor-wire', '--magazine', 'Tide Tables'])).toEqual({
      key: 'harbor-wire',
      name: 'Harbor Wire',
      magazine: 'Tide Tables',
      promoCode: 'HWA',
      origin: 'http://localhost:3002',
      domain: 'harbor-wire.example.com',
    });
    const tree = readTree(folder);
    expect(appTrees(tree)).toEqual([]);
    const own = [...tree].filter(
      ([file]) => file.startsWith('apps/harbor-wire/') || file.startsWith('apps/provider/content/publications/'),
    );
    expect(own.length).toBeGreaterThan(60);
    expect(
      own.filter(
        ([file, text]) =>
          left.test(file) ||
          (!file.endsWith('package.json') && left.test(text.replaceAll(/[Ss]isters?\b(?! Site)/g, ''))),
      ),
    ).toEqual([]);
    expect(read('apps/harbor-wire/brand.ts')).toContain("magazine: { name: 'Tide Tables', slug: 'tide-tables'");
    expect(read('apps/harbor-wire/package.json')).toContain('"name": "@masthead/app-harbor-wire"');
    expect(read('apps/harbor-wire/public/brand/harbor-wire.svg')).toContain('>Harbor Wire</text>');
    expect(existsSync(path.join(folder, 'apps/harbor-wire/public/brand/harbor-wire-share.png'))).toBe(true);
  });

  test('known to the store, to the advertising and to the content service', () => {
    const brands = JSON.parse(read('apps/provider/brands.json')) as Record<string, unknown>[];
    expect(brands.at(-1)).toMatchObject({
      key: 'harbor-wire',
      site: 'harbor-wire',
      name: 'Harbor Wire',
      promoCode: 'HWA',
      origins: ['http://localhost:3002', 'https://harbor-wire.example.com'],
    });
    expect(brands).toHaveLength(new Set(brands.map(({ key }) => key)).size);
    expect(Object.keys(JSON.parse(read('apps/provider/content/house-promotions.json')) as object)).toContain(
      'harbor-wire',
    );
    const content = JSON.parse(read('apps/provider/content/publications/harbor-wire.json')) as {
      site: object;
      brand: object;
    };
    expect(content.site).toMatchObject({
      key: 'harbor-wire',
      publication: 'hwa:harbor-wire',
      product: 'harbor-wire',
      magazine: { slug: 'tide-tables' },
    });
    expect(content.brand).toMatchObject({ key: 'harbor-wire', site: 'harbor-wire' });
  });

  test('with the packages that the lock file has already', () => {
    const [entry = '', twin = ''] = ['sister-site-template', 'harbor-wire'].map(
      (app) => new RegExp(`\\n  apps/${app}:\\n((?:    .*\\n)+)`).exec(read('pnpm-lock.yaml'))?.[1],
    );
    expect(entry.length).toBeGreaterThan(500);
    expect(twin).toBe(entry);
    expect(lockfile(readTree(folder))).toEqual([]);
  });

  test('and a second one beside it', () => {
    expect(makePublication(folder, ['harbor-watch', '--name', 'The Harbor Watch'])).toMatchObject({
      promoCode: 'HWR',
      origin: 'http://localhost:3003',
    });
    expect(appTrees(readTree(folder))).toEqual([]);
  });

  test.each([
    [[], /give one key/],
    [['harbor-wire'], /there is a publication "harbor-wire" already/],
    [['sister-site'], /there is a publication/],
    [['Harbor_Wire'], /small letters, digits and single hyphens/],
    [['markets'], /addresses that begin with \/markets\//],
    [
      ['dockside', '--promo-code', 'SIS', '--origin', 'http://localhost:3000'],
      /SIS is taken[^]*localhost:3000 is taken/,
    ],
    [['dockside', '--name', "Dock's"], /none of/],
    [['dockside', '--color', 'red'], /--color/],
  ])('%j is refused before anything is written', (args, failure) => {
    writeFileSync(path.join(folder, 'before'), '');
    expect(() => makePublication(folder, args)).toThrow(failure);
    expect(existsSync(path.join(folder, 'apps/dockside'))).toBe(false);
  });

  test('ports of the provider and of Storybook are left to them', () => {
    const taken = { keys: [], promoCodes: [], firstSegments: [], origins: ['http://localhost:3999'] };
    expect(parseChoice(['dockside'], taken).origin).toBe('http://localhost:4001');
  });
});
