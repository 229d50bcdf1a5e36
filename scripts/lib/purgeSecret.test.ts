import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withPurgeSecret } from './serve.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates one secret for the site and the provider in a file of mode 600; REVALIDATE_SECRET takes precedence', () => {
  const { REVALIDATE_SECRET: created = '' } = withPurgeSecret({ REVALIDATE_SECRET: '' }, folder);
  expect(created).toMatch(/^[0-9a-f]{64}$/);
  expect(withPurgeSecret({}, folder).REVALIDATE_SECRET).toBe(created);
  expect(statSync(path.join(folder, 'keys/revalidate')).mode & 0o077).toBe(0);
  expect(withPurgeSecret({ REVALIDATE_SECRET: 'given' }, folder)).toEqual({ REVALIDATE_SECRET: 'given' });
});
