import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword, passwordCost, verifyPassword } from './passwords.ts';
import { getPasswordIssue } from '../registration/checkNewPassword.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBreachedPasswordCheck } from './breachedPasswords.ts';

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

const email = 'jordan.mill@example.com';

test.each([
  ['', /Enter a password/],
  ['seven77', /at least 8 characters/],
  ['x1y2'.repeat(33), /at most 128 characters/],
  ['password', /easy to guess/],
  ['Password1!', /easy to guess/],
  ['iloveyou2026', /easy to guess/],
  ['abababababab', /more different characters/],
  ['Jordan.Mill@example.com', /not your email address/],
  ['jordanmill1987', /not your email address/],
])('rejects %j with a reason', (password, reason) => expect(getPasswordIssue(password, email)).toMatch(reason));

test.each([
  ['8394726150', '12345678@example.com'],
  ['пароль длинный и свой', '12345678@example.com'],
  ['пароль длинный и свой', 'jordan.mill@example.com'],
])('accepts %j for %s', (password, address) => expect(getPasswordIssue(password, address)).toBeUndefined());

test('rejects the number of an address', () =>
  expect(getPasswordIssue('8394-726150', '8394726150@example.com')).toMatch(/not your email address/));

test.each(['Plotline2026!', 'REAL-ESTATE 1', '2026realestateforum'])(
  'rejects %j as a name of the publication',
  (password) => {
    expect(getPasswordIssue(password, email, ['Plotline', 'realestate', 'Real Estate Forum'])).toMatch(
      /name of this publication/,
    );
    expect(getPasswordIssue(password, email, ['Another'])).toBeUndefined();
  },
);

test.each(['plotline-demo', 'three unlike words', 'ünïcødé-straße', 'a'.repeat(120) + 'bcdefgh1'])(
  '%j is taken',
  (password) => expect(getPasswordIssue(password, email)).toBeUndefined(),
);

test('counts Unicode code points', () => {
  expect(getPasswordIssue('🏢🏗️🏬🏭', email)).toMatch(/at least/);
});

const toHash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const breached = 'three breached words';
const padding = 'three padding words';

const requests: (string | undefined)[] = [];
let status = 200;
const server = createServer((request, response) => {
  requests.push(request.url);
  response.statusCode = status;
  response.end([`${toHash(breached).slice(5)}:12`, `${toHash(padding).slice(5)}:0`].join('\r\n'));
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));
const failures: string[] = [];
beforeEach(() => {
  requests.length = 0;
  failures.length = 0;
  status = 200;
});
const check = (password: string) =>
  createBreachedPasswordCheck(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`, (cause) =>
    failures.push(cause),
  )(password);

test.each([
  ['a breached password', breached, true],
  ['a line that only pads the response', padding, false],
  ['another password', 'three unlike words', false],
])('finds %s', async (_, password, result) => {
  expect(await check(password)).toBe(result);
  expect(requests, 'the service learns five digits').toEqual([`/range/${toHash(password).slice(0, 5)}`]);
});

test('accepts a password when the service fails, and says so', async () => {
  status = 503;
  expect([await check(breached), failures]).toEqual([undefined, ['Error']]);
});

test('sends no request without an address', async () => {
  expect(await createBreachedPasswordCheck(undefined, (cause) => failures.push(cause))(breached)).toBe(false);
  expect(requests).toEqual([]);
});
