import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword, passwordCost, verifyPassword } from './passwords.ts';

test('verifies the right password only', async () => {
  const hash = await hashPassword('three unlike words');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await verifyPassword('three unlike words', hash), await verifyPassword('three unlike word', hash)]).toEqual([
    true,
    false,
  ]);
  expect(await hashPassword('three unlike words')).not.toBe(hash);
});

test('uses the cost that OWASP recommends, and hashes even if the account does not exist', async () => {
  expect(passwordCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
  const cheapHash = await hashPassword('another password', { memory: 8, passes: 1, parallelism: 1 });
  expect(await verifyPassword('another password', cheapHash), 'a hash contains its own cost').toBe(true);
  const argon2 = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  onTestFinished(() => {
    argon2.mockRestore();
    syncBuiltinESMExports();
  });
  for (const hash of [await hashPassword('another password'), undefined])
    expect(await verifyPassword('three unlike words', hash)).toBe(false);
  // One to hash and two to verify. Less work without an account would reveal which accounts exist.
  expect(argon2.mock.calls.map(([algorithm, options]) => [algorithm, options])).toEqual(
    Array.from({ length: 3 }, () => ['argon2id', expect.objectContaining(passwordCost)]),
  );
});

test('normalizes Unicode forms of the same password', async () => {
  expect(await verifyPassword('cafe\u0301 at nine', await hashPassword('caf\u00e9 at nine'))).toBe(true);
});

test.each([
  null,
  undefined,
  '',
  'plain',
  '$argon2id$v=19$m=9999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
])('rejects the invalid hash %j', async (hash) => {
  expect(await verifyPassword('', hash)).toBe(false);
});
