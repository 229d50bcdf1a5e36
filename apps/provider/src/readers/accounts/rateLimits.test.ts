import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { consumeRateLimits, resetRateLimit, refundRateLimit } from './rateLimits.ts';
import { toMailboxKey } from './accounts.ts';

const start = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describeEachEngine('persistent rate limits', (open) => {
  const limit = { kind: 'test', max: 5, windowMs: 60_000 };

  test('allows exactly the maximum of a hundred concurrent events', async () => {
    const all = await Promise.all(
      Array.from({ length: 100 }, () => consumeRateLimits(open().db, [{ limit, key: 'crowd' }], start)),
    );
    expect(all.filter(({ admitted }) => admitted)).toHaveLength(5);
    expect(all.find(({ admitted }) => !admitted)).toEqual({ admitted: false, limit: 'test', retryAfterSeconds: 60 });
    expect(await consumeRateLimits(open().db, [{ limit, key: 'crowd' }], after(61))).toEqual({ admitted: true });
  });

  test('consumes no limit when one of several is reached', async () => {
    const full = { limit: { ...limit, kind: 'full', max: 1 }, key: 'k' };
    const other = { limit: { ...limit, kind: 'other', max: 1 }, key: 'k' };
    await consumeRateLimits(open().db, [full], start);
    expect(await consumeRateLimits(open().db, [other, full], start)).toMatchObject({ admitted: false });
    expect(await consumeRateLimits(open().db, [other], start)).toEqual({ admitted: true });
  });

  test('doubles the required gap after the back-off threshold', async () => {
    const slow = { limit: { kind: 'slow', max: 20, backOffAfter: 2, windowMs: 3_600_000 }, key: 'k' };
    const at = async (seconds: number) => (await consumeRateLimits(open().db, [slow], after(seconds))).admitted;
    expect([await at(0), await at(0), await at(0), await at(1), await at(2), await at(3)]).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('refunds an event and resets a counter', async () => {
    const one = { limit: { ...limit, kind: 'one', max: 1 }, key: 'k' };
    await consumeRateLimits(open().db, [one], start);
    await refundRateLimit(open().db, one);
    expect((await consumeRateLimits(open().db, [one], start)).admitted).toBe(true);
    await resetRateLimit(open().db, one);
    expect((await consumeRateLimits(open().db, [one], start)).admitted).toBe(true);
  });
});

test.each([
  ['Ada.Mill@Example.com', 'adamill@example.com'],
  ['ada+one@example.com', 'ada@example.com'],
  ['a.d.a+one+two@example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['+one@example.com', '+one@example.com'],
])('counts mails to %s for the mailbox %s', (email, key) => expect(toMailboxKey(email)).toBe(key));
