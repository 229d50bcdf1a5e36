import { expect, test } from 'vitest';
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
  // Both cases must take similar time, or the response time would reveal which accounts exist. CPU time is independent of
  // other processes.
  const getCpuMs = async (hash: string | undefined): Promise<number> => {
    const before = process.cpuUsage();
    for (let run = 0; run < 4; run += 1) await verifyPassword('three unlike words', hash);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  expect((await getCpuMs(undefined)) / (await getCpuMs(await hashPassword('another password')))).toBeGreaterThan(0.5);
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
