import type { Db } from '../../db/schema.ts';
import { toClientKey } from '@masthead/process/clients';
import { type Account, findAccount } from './accounts.ts';
import { normalizeEmail } from './emailAddresses.ts';
import { consumeRateLimits, type RateLimitUse, resetRateLimit, refundRateLimit, type RateLimit } from './rateLimits.ts';
import { type PasswordCost, verifyPassword } from './passwords.ts';
import { isKnownDevice } from './sessions.ts';
import { hashText } from '../../server/tokens.ts';

const minuteMs = 60_000;

/** Limits of failed sign-ins. A browser that has signed in before has its own counter: attacks do not lock it out. */
export const signInLimits = {
  pair: { kind: 'sign-in: account and client', max: 20, backOffAfter: 5, windowMs: 15 * minuteMs },
  client: { kind: 'sign-in: client', max: 100, backOffAfter: 40, windowMs: 60 * minuteMs },
  account: { kind: 'sign-in: account', max: 200, windowMs: 24 * 60 * minuteMs },
  device: { kind: 'sign-in: known device', max: 20, backOffAfter: 5, windowMs: 15 * minuteMs },
} as const satisfies Record<string, RateLimit>;

/** The credentials, client address and device token of a sign-in. */
type SignInAttempt = { email: string; password: string; client: string; device: string | undefined };
/** Which of `signInLimits` was reached. */
type LockOut = 'account-and-client' | 'client' | 'account' | 'known-device';
type SignInResult =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'wrong' }
  /** The credentials are right, but operators have blocked the account. */
  | { kind: 'disabled' }
  | { kind: 'throttled'; retryAfterSeconds: number; lockOut: LockOut };

const lockOutsByLimit: ReadonlyMap<string, LockOut> = new Map(
  Object.entries<LockOut>({
    [signInLimits.pair.kind]: 'account-and-client',
    [signInLimits.client.kind]: 'client',
    [signInLimits.account.kind]: 'account',
    [signInLimits.device.kind]: 'known-device',
  }),
);

/** Checks an email address and a password. Neither the result nor its duration reveals whether the account exists. */
export const signIn = async (
  db: Db,
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
  // Counted before the check, so that parallel attempts cannot bypass the limit.
  const admission = await consumeRateLimits(db, [pairUse, ...sharedUses], now);
  if (!admission.admitted)
    return {
      kind: 'throttled',
      retryAfterSeconds: admission.retryAfterSeconds,
      lockOut: lockOutsByLimit.get(admission.limit) ?? 'account-and-client',
    };
  if (!(await verifyPassword(password, account?.passwordHash, passwordCost)) || !account) return { kind: 'wrong' };
  await resetRateLimit(db, pairUse);
  for (const counted of sharedUses) await refundRateLimit(db, counted);
  return account.disabledAt === null ? { kind: 'signed-in', account } : { kind: 'disabled' };
};
