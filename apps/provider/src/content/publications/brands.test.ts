import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { useFolder } from '../../../test/support/folders.ts';
import { brands } from '../../../test/fixtures/brands.ts';
import { isLoopback, isOwnOrigin, readBrands } from './brands.ts';
import type { StoreDeps } from '../../readers/registration/deps.ts';
import { createUnknownOriginWarning } from './origins.ts';

const [harbor, template] = brands;
const folder = useFolder();

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

const listen = () => {
  const warn = vi.fn<StoreDeps['warn']>();
  const note = createUnknownOriginWarning({ brands, warn });
  const visit = (host: string, query = '') =>
    note(
      new Request(`http://provider.invalid/Registration/Login.aspx${query}`, { headers: { 'x-forwarded-host': host } }),
    );
  return { warn, visit };
};

describe('a publication without an entry in brands.json', () => {
  test('is logged once per origin', () => {
    const { warn, visit } = listen();
    visit('localhost:3005', '?promoCode=NEW');
    visit('localhost:3005', '?promoCode=NEW');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { origin: 'http://localhost:3005', shown: 'harbor-wire' },
      expect.stringContaining('docs/guides/new-publication.md'),
    );
  });

  test.each([
    ['localhost:3000', ''],
    ['localhost:3001', '?promoCode=SPRING'],
    ['localhost:9999', '?promoCode=SIS'],
  ])('%s%s belongs to a known publication', (host, query) => {
    const { warn, visit } = listen();
    visit(host, query);
    expect(warn).not.toHaveBeenCalled();
  });

  test('limits warnings for forged hosts', () => {
    const { warn, visit } = listen();
    for (let host = 0; host < 100; host += 1) visit(`host-${host}.example`);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(20);
  });
});
