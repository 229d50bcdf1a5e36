import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../../test/fixtures/brands.ts';
import { isLoopback, isOwnOrigin, readBrands } from './brands.ts';

const [harbor, template] = brands;
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'brands-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (origins: readonly string[]): string => {
  const file = path.join(folder, 'brands.json');
  writeFileSync(file, JSON.stringify([{ ...harbor, origins }]));
  return file;
};

test.each([
  'http://localhost:3000',
  'http://localhost',
  'http://harbor.localhost:3000',
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
  const write = (entries: unknown): string => {
    const file = path.join(folder, 'brands.json');
    writeFileSync(file, JSON.stringify(entries));
    return file;
  };

  test.each([
    [
      { ...template, colors: { ...template?.colors, accent: 'red' } },
      /sister-site-template: [^]*#rrggbb[^]*colors.accent/,
    ],
    [{ ...template, promoCode: harbor.promoCode }, /promoCode "HAR" is that of harbor-wire/],
    [{ ...template, origins: harbor.origins }, /the origin http:\/\/localhost:3000 is that of harbor-wire/],
    ['no publication', /entry 1: /],
  ])('leaves out its own publication only', (entry, issue) => {
    const file = write([harbor, entry]);
    const issues: string[] = [];
    expect(readBrands(file, 'development', (message) => issues.push(message)).map(({ key }) => key)).toEqual([
      'harbor-wire',
    ]);
    expect(issues).toEqual([expect.stringMatching(issue)]);
    expect(() => readBrands(file, 'development')).toThrow(issue);
  });

  test.each([[[]], [{}], [[{ ...harbor, logo: undefined }]]])('stops a deployment without a valid one', (entries) => {
    expect(() => readBrands(write(entries), 'development', () => undefined)).toThrow(/cannot be used/);
  });
});

test('throws in production for a publication with only loopback origins', () => {
  expect(() => readBrands(fileWith(['http://localhost:3000']), 'production')).toThrow(
    /harbor-wire has only loopback origins. Production needs a public one/,
  );
});
