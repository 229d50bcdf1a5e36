import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createAccount } from './accounts.ts';
import { beginTotp, findPendingTotp, renewTotpSecrets } from './secondFactor.ts';
import { createSealer } from './sealing.ts';
import { Secret } from 'otpauth';
import { checkTotp, createTotpSecret, renderTotpQr } from './totp.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describeWithDatabase('the key of an authenticator app', (open) => {
  test('outlives the key that has encrypted it', async () => {
    const { db } = open();
    const { account } = await createAccount(db, { email: 'key@example.com' }, now);
    await beginTotp(db, createSealer([old]), account.id, now);
    const key = await findPendingTotp(db, createSealer([old]), account.id, now);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    await renewTotpSecrets(db, createSealer([fresh, old]), now);
    expect(await findPendingTotp(db, createSealer([fresh]), account.id, now)).toBe(key);
  });

  test('is worth nothing in the row of another account', async () => {
    const { db } = open();
    const { account } = await createAccount(db, { email: 'other@example.com' }, now);
    const { secret } = await db.selectFrom('accountTotp').select('secret').executeTakeFirstOrThrow();
    await db.insertInto('accountTotp').values({ accountId: account.id, secret, createdAt: now }).execute();
    expect(await findPendingTotp(db, createSealer([fresh]), account.id, now)).toBeUndefined();
  });
});

/** The key of RFC 6238, appendix B. Its codes have eight digits, of which an app shows the last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at %d s', (seconds, code) => {
  expect(checkTotp(secret, code, new Date(seconds * 1000))).toEqual({ kind: 'right', step: Math.floor(seconds / 30) });
});

test.each([
  ['one step later', 30, { kind: 'right', step: 1 }],
  ['one step earlier', -30, { kind: 'right', step: 1 }],
  ['two steps later', 60, { kind: 'clock' }],
  ['nine minutes later', 540, { kind: 'clock' }],
  ['an hour later', 3600, { kind: 'wrong' }],
])('a code that is entered %s', (_, seconds, result) => {
  expect(checkTotp(secret, '287082', new Date((59 + seconds) * 1000))).toEqual(result);
});

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('refuses %j', (code) => {
  expect(checkTotp(secret, code, new Date(59_000))).toEqual({ kind: 'wrong' });
});

test('draws a new key of 160 bits as an SVG', () => {
  const created = createTotpSecret();
  expect(created).toMatch(/^[A-Z2-7]{32}$/);
  expect(renderTotpQr(created, 'Harbor Wire', 'a@example.com')).toMatch(/^<svg [^]*<\/svg>$/);
});
