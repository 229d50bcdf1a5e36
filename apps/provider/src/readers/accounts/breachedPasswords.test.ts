import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBreachedPasswordCheck } from './breachedPasswords.ts';

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

test('asks nobody without an address', async () => {
  expect(await createBreachedPasswordCheck(undefined, (cause) => failures.push(cause))(breached)).toBe(false);
  expect(requests).toEqual([]);
});
