import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { removeSampleAccounts, sampleAccounts, writeSampleAccounts } from './sampleAccounts.ts';
import { savePassword } from './accounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import { isSubscriber, listSubscriptions } from './subscriptions.ts';

const now = new Date('2026-11-21T12:00:00Z');

describeWithDatabase('sample accounts (§1.3)', (open) => {
  const accounts = () => open().db.selectFrom('accounts').selectAll().orderBy('email').execute();

  test('are not created automatically', async () => expect(await accounts()).toEqual([]));

  test('are one subscriber and one registrant, and do not change existing accounts', async () => {
    await writeSampleAccounts(open().db, now);
    const before = await accounts();
    await writeSampleAccounts(open().db, new Date(now.getTime() + 1000));
    expect(await accounts()).toEqual(before);
    expect(before.map(({ email }) => email)).toEqual(['registrant@example.com', 'subscriber@example.com']);
    const states = await Promise.all(
      before.map(async ({ id, passwordHash }) => [
        isSubscriber(await listSubscriptions(open().db, id)),
        await verifyPassword(sampleAccounts.password, passwordHash),
      ]),
    );
    expect(states).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('are removed only if they still have the public password', async () => {
    const { db } = open();
    const [registrant, subscriber] = await accounts();
    await savePassword(db, registrant?.id ?? '', await hashPassword('three unlike words'), now);
    if (subscriber) await startSession(db, subscriber, 'browser', { browser: '', system: '' }, now);
    expect(await removeSampleAccounts(db)).toEqual([sampleAccounts.subscriber.email]);
    expect((await accounts()).map(({ email }) => email)).toEqual([sampleAccounts.registrant.email]);
    expect(await db.selectFrom('accountSessions').selectAll().execute()).toEqual([]);
    expect(await removeSampleAccounts(db)).toEqual([]);
  });
});
