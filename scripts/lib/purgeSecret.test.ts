import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withPurgeSecret } from './purgeSecret.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('site and provider of one machine share a secret that nobody else can read; a given one wins', () => {
  const { REVALIDATE_SECRET: made = '' } = withPurgeSecret({ REVALIDATE_SECRET: '' }, folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(withPurgeSecret({}, folder).REVALIDATE_SECRET).toBe(made);
  expect(statSync(path.join(folder, 'keys/revalidate')).mode & 0o077).toBe(0);
  expect(withPurgeSecret({ REVALIDATE_SECRET: 'given' }, folder)).toEqual({ REVALIDATE_SECRET: 'given' });
});
