import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOrCreateMachineKeys, parseKeys } from './keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates the key once, readable by its owner only', () => {
  const [key] = readOrCreateMachineKeys(folder);
  expect(readOrCreateMachineKeys(folder)).toEqual([key]);
  const file = path.join(folder, 'keys/customer-id');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  writeFileSync(file, 'broken');
  expect(() => readOrCreateMachineKeys(folder)).toThrow(/Remove the file/);
});

test.each([
  ['ab'.repeat(32), 1],
  [`${'ab'.repeat(32)}, ${Buffer.alloc(32, 9).toString('base64')}`, 2],
  ['short', undefined],
  [`${'ab'.repeat(32)},`, undefined],
])('parses %s as %s keys', (text, count) => expect(parseKeys(text)?.length).toBe(count));
