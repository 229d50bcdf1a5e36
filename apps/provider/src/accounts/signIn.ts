import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toClientKey } from '@masthead/config/clients';
import { type Account, normalizeEmail, findAccount } from './accounts.ts';
import { consumeRateLimits, type RateLimitUse, resetRateLimit, refundRateLimit, type RateLimit } from './rateLimits.ts';
import { type PasswordCost, verifyPassword } from './passwords.ts';
import { isKnownDevice } from './sessions.ts';
import { hashText } from './tokens.ts';

const minuteMs = 60_000;

/**
 * Wrong passwords are counted for an account as tried by one client, for a client over all accounts, and for an account
 * over all clients. A browser that has signed in to the account before has a counter of its own, so nobody else's
 * attempts lock its owner out; from elsewhere a mailed link opens the account again.
 */
export const signInLimits = {
  pair: { kind: 'sign-in: account and client', max: 20, backOffAfter: 5, windowMs: 15 * minuteMs },
  client: { kind: 'sign-in: client', max: 100, backOffAfter: 40, windowMs: 60 * minuteMs },
  account: { kind: 'sign-in: account', max: 200, windowMs: 24 * 60 * minuteMs },
  device: { kind: 'sign-in: known device', max: 20, backOffAfter: 5, windowMs: 15 * minuteMs },
} as const satisfies Record<string, RateLimit>;

export type SignInAttempt = { email: string; password: string; client: string; device: string | undefined };
/** Which of `signInLimits` was reached. */
export type LockOut = 'account-and-client' | 'client' | 'account' | 'known-device';
export type SignInResult =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'wrong' }
  | { kind: 'throttled'; retryAfterSeconds: number; lockOut: LockOut };

const lockOutsByLimit: Readonly<Record<string, LockOut>> = {
  [signInLimits.pair.kind]: 'account-and-client',
  [signInLimits.client.kind]: 'client',
  [signInLimits.account.kind]: 'account',
  [signInLimits.device.kind]: 'known-device',
};

/** Checks an email address and a password. Neither the result nor the time it takes tells whether the account exists. */
export const signIn = async (
  db: Kysely<Database>,
  { email, password, client, device }: SignInAttempt,
  now: Date,
  passwordCost?: PasswordCost,
): Promise<SignInResult> => {
  const address = normalizeEmail(email);
  const account = await findAccount(db, address);
  const isKnown = await isKnownDevice(db, account?.id, device, now);
  const pairUse: RateLimitUse = isKnown
    ? { limit: signInLimits.device, key: `${address} ${hashText(device ?? '')}` }
    : { limit: signInLimits.pair, key: `${address} ${toClientKey(client)}` };
  const sharedUses: RateLimitUse[] = isKnown
    ? []
    : [
        { limit: signInLimits.client, key: toClientKey(client) },
        { limit: signInLimits.account, key: address },
      ];
  // Counted before it is checked: a thousand at once are a thousand.
  const admission = await consumeRateLimits(db, [pairUse, ...sharedUses], now);
  if (!admission.admitted)
    return {
      kind: 'throttled',
      retryAfterSeconds: admission.retryAfterSeconds,
      lockOut: lockOutsByLimit[admission.limit] ?? 'account-and-client',
    };
  if (!(await verifyPassword(password, account?.passwordHash, passwordCost)) || !account) return { kind: 'wrong' };
  await resetRateLimit(db, pairUse);
  for (const counted of sharedUses) await refundRateLimit(db, counted);
  return { kind: 'signed-in', account };
};
