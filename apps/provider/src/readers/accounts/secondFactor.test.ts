import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createAccount } from './accounts.ts';
import { beginTotp, findPendingTotp, renewTotpSecrets } from './secondFactor.ts';
import { createSealer } from './sealing.ts';

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
