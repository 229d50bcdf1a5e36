import { expect, test } from 'vitest';
import { onEveryEngine } from '../../test/support/engines.ts';
import { sampleAccounts, writeSampleAccounts } from './sampleAccounts.ts';
import { verifyPassword } from './passwords.ts';
import { isSubscriber, subscriptionsOf } from './subscriptions.ts';

const now = new Date('2026-11-21T12:00:00Z');

onEveryEngine('sample accounts (DECISIONS)', (open) => {
  const accounts = () => open().db.selectFrom('accounts').selectAll().orderBy('email').execute();

  test('are in no database of their own accord', async () => expect(await accounts()).toEqual([]));

  test('are a subscriber and a registrant, once, and leave who is there alone', async () => {
    await writeSampleAccounts(open().db, now);
    const before = await accounts();
    await writeSampleAccounts(open().db, new Date(now.getTime() + 1000));
    expect(await accounts()).toEqual(before);
    expect(before.map(({ email }) => email)).toEqual(['registrant@example.com', 'subscriber@example.com']);
    const states = await Promise.all(before.map(async ({ id, passwordHash }) => [isSubscriber(await subscriptionsOf(open().db, id)), await verifyPassword(sampleAccounts.password, passwordHash)]));
    expect(states).toEqual([[false, true], [true, true]]);
  });
});
