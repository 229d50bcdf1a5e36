import { describe, expect, test } from 'vitest';
import { createCustomerIds } from './customerIds.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const id = { accountId: '6f1b0e0a-5f6e-4f5a-9a4e-0f6f4a6d1c11', sessionId: '0a3c1d2e-aaaa-4bbb-8ccc-123456789abc' };
const old = Buffer.alloc(32, 1);
const fresh = Buffer.alloc(32, 2);
const ids = createCustomerIds([old]);
const token = ids.seal('oly_enc_id', id, later);

const flipped = (index: number): string => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes.toString('base64url');
};

describe('the encrypted customer id (§4)', () => {
  test('decrypts to the same id, with a different ciphertext each time', () => {
    expect(ids.open('oly_enc_id', token, now)).toEqual(id);
    expect(ids.seal('oly_enc_id', id, later)).not.toBe(token);
    expect(Buffer.from(token, 'base64url').includes(Buffer.from(id.accountId.replaceAll('-', ''), 'hex'))).toBe(false);
  });

  test('does not decrypt after its expiry', () => {
    expect(ids.open('oly_enc_id', token, new Date(later.getTime() - 1))).toEqual(id);
    expect(ids.open('oly_enc_id', token, later)).toBeUndefined();
  });

  test('does not decrypt under another cookie name', () => expect(ids.open('oly_anon_id', token, now)).toBeUndefined());

  test('does not decrypt when any byte is changed', () => {
    const { length } = Buffer.from(token, 'base64url');
    for (let index = 0; index < length; index += 1) expect(ids.open('oly_enc_id', flipped(index), now)).toBeUndefined();
  });

  test.each([
    ['cut', token.slice(0, -4)],
    ['longer', `${token}AAAA`],
    ['empty', ''],
    ['no base64', '%%%'],
    ['spelt otherwise', `${token}=`],
    ['of nothing', 'A'.repeat(token.length)],
  ])('does not decrypt %s', (_, text) => {
    expect(ids.open('oly_enc_id', text, now)).toBeUndefined();
  });

  test('rotates keys without ending sessions until the old key is removed', () => {
    const both = createCustomerIds([fresh, old]);
    expect(both.open('oly_enc_id', token, now)).toEqual(id);
    const only = createCustomerIds([fresh]);
    expect(only.open('oly_enc_id', both.seal('oly_enc_id', id, later), now)).toEqual(id);
    expect(only.open('oly_enc_id', token, now)).toBeUndefined();
  });
});
