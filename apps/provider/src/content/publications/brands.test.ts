import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLoopback, isOwnOrigin, readBrands, type Brand } from './brands.ts';

const sample = path.join(import.meta.dirname, '../../../brands.json');
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'brands-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (origins: readonly string[]): string => {
  const [brand] = JSON.parse(readFileSync(sample, 'utf8')) as Brand[];
  const file = path.join(folder, 'brands.json');
  writeFileSync(file, JSON.stringify([{ ...brand, origins }]));
  return file;
};

test.each([
  'http://localhost:3000',
  'http://localhost',
  'http://plotline.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.1.2.3',
  'http://127.1',
  'http://2130706433',
  'http://[::1]:3000',
  'http://0.0.0.0:3000',
  'http://[::]',
])('treats %s as loopback, which production drops from the origins', (origin) => {
  expect(isLoopback(origin)).toBe(true);
  const file = fileWith(['https://www.example.com', new URL(origin).origin]);
  const [brand] = readBrands(file, 'production');
  expect(brand.origins).toEqual(['https://www.example.com']);
  expect(isOwnOrigin([brand], 'production', new URL(origin).origin)).toBe(false);
  expect(readBrands(file, 'development')[0].origins).toHaveLength(2);
});

test.each(['https://www.example.com', 'https://localhost.example.com', 'https://10.0.0.1', 'https://notlocalhost'])(
  '%s is not loopback',
  (origin) => expect(isLoopback(origin)).toBe(false),
);

describe('an invalid entry', () => {
  const [plotline, template] = JSON.parse(readFileSync(sample, 'utf8')) as [Brand, Brand];
  const write = (entries: unknown): string => {
    const file = path.join(folder, 'brands.json');
    writeFileSync(file, JSON.stringify(entries));
    return file;
  };

  test.each([
    [
      { ...template, colors: { ...template.colors, accent: 'red' } },
      /sister-site-template: [^]*#rrggbb[^]*colors.accent/,
    ],
    [{ ...template, promoCode: plotline.promoCode }, /promoCode "REM" is that of realestate/],
    [{ ...template, origins: plotline.origins }, /the origin http:\/\/localhost:3000 is that of realestate/],
    ['no publication', /entry 1: /],
  ])('leaves out its own publication only', (entry, issue) => {
    const file = write([plotline, entry]);
    const issues: string[] = [];
    expect(readBrands(file, 'development', (message) => issues.push(message)).map(({ key }) => key)).toEqual([
      'realestate',
    ]);
    expect(issues).toEqual([expect.stringMatching(issue)]);
    expect(() => readBrands(file, 'development')).toThrow(issue);
  });

  test.each([[[]], [{}], [[{ ...plotline, logo: undefined }]]])('stops a deployment without a valid one', (entries) => {
    expect(() => readBrands(write(entries), 'development', () => undefined)).toThrow(/cannot be used/);
  });
});

test('throws in production for a publication with only loopback origins', () => {
  expect(() => readBrands(fileWith(['http://localhost:3000']), 'production')).toThrow(
    /realestate has only loopback origins. Production needs a public one/,
  );
});

test('documents that forms of the sample publication mail are files of the site', () => {
  const documents = readBrands(sample, 'development')
    .flatMap(({ forms }) => Object.values(forms))
    .flatMap(({ document }) => document?.url ?? []);
  expect(documents).toHaveLength(3);
  const content = path.join(import.meta.dirname, '../../../../../sample-content/documents/resources');
  const app = path.join(import.meta.dirname, '../../../../realestate/public');
  for (const url of documents) {
    const [, id, name = ''] = /^\/media\/([0-9a-f]{32})\/(.+)$/.exec(url) ?? [];
    const bytes = readFileSync(id ? path.join(content, name) : path.join(app, url));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect(id ?? hash).toBe(hash);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});
