import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash and no other does', async () => {
  const hash = await hashPassword('three unlike words');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await verifyPassword('three unlike words', hash), await verifyPassword('three unlike word', hash)]).toEqual([
    true,
    false,
  ]);
  expect(await hashPassword('three unlike words')).not.toBe(hash);
});

test('the same letters from another keyboard are the same password', async () => {
  expect(await verifyPassword('cafe\u0301 at nine', await hashPassword('caf\u00e9 at nine'))).toBe(true);
});

test.each([
  null,
  undefined,
  '',
  'plain',
  '$argon2id$v=19$m=9999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
])('nothing fits the hash %j', async (hash) => {
  expect(await verifyPassword('', hash)).toBe(false);
});
