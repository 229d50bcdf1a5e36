import { describe, expect, test } from 'vitest';
import { createCustomerIds, parseKeys, readOrCreateMachineKeys } from './customerIds.ts';
import { createSealer } from './sealing.ts';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '../../../test/support/folders.ts';

const folder = useFolder();

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

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const id = { accountId: '6f1b0e0a-5f6e-4f5a-9a4e-0f6f4a6d1c11', sessionId: '0a3c1d2e-aaaa-4bbb-8ccc-123456789abc' };
const old = Buffer.alloc(32, 1);
const fresh = Buffer.alloc(32, 2);
const withKeys = (...keys: [Buffer, ...Buffer[]]) => createCustomerIds(createSealer(keys));
const ids = withKeys(old);
const token = await ids.seal('oly_enc_id', id, later);

/** A value of the format before JSON Web Encryption: version, key, nonce, ciphertext and tag. */
const formerFormat = 'A'.repeat(119);

describe('the encrypted customer id (§4)', () => {
  test('decrypts to the same id, with a different ciphertext each time', async () => {
    expect(await ids.open('oly_enc_id', token, now)).toEqual(id);
    expect(await ids.seal('oly_enc_id', id, later)).not.toBe(token);
    const texts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(texts.join()).not.toContain(id.accountId);
  });

  test('does not decrypt after its expiry', async () => {
    expect(await ids.open('oly_enc_id', token, new Date(later.getTime() - 1))).toEqual(id);
    expect(await ids.open('oly_enc_id', token, later)).toBeUndefined();
  });

  test('does not decrypt under another cookie name', async () =>
    expect(await ids.open('oly_anon_id', token, now)).toBeUndefined());

  test('does not decrypt when any character is changed', async () => {
    const changed = [...token].map((letter, index) => {
      // Another case: never only one of the last bits of a part, which belong to no byte.
      const other = String.fromCharCode(letter.charCodeAt(0) ^ 32);
      return `${token.slice(0, index)}${letter === '.' ? 'A' : other}${token.slice(index + 1)}`;
    });
    const opened = await Promise.all(changed.map((text) => ids.open('oly_enc_id', text, now)));
    expect(opened.filter((value) => value !== undefined)).toEqual([]);
  });

  test.each([
    ['cut', token.slice(0, -4)],
    ['longer', `${token}AAAA`],
    ['empty', ''],
    ['no base64', '%%%'],
    ['with another part', `${token}.AAAA`],
    ['of the former format', formerFormat],
    ['signed instead of encrypted', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ])('does not decrypt what is %s', async (_, text) => {
    expect(await ids.open('oly_enc_id', text, now)).toBeUndefined();
  });

  test('rotates keys without ending sessions until the old key is removed', async () => {
    expect(await withKeys(fresh, old).open('oly_enc_id', token, now)).toEqual(id);
    const renewed = await withKeys(fresh, old).seal('oly_enc_id', id, later);
    expect(await withKeys(fresh).open('oly_enc_id', renewed, now)).toEqual(id);
    expect(await withKeys(fresh).open('oly_enc_id', token, now)).toBeUndefined();
  });
});
