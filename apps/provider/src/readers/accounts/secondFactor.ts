import { Secret } from 'otpauth';
import type { Db } from '../../db/schema.ts';
import { hashText } from '../../server/tokens.ts';
import { consumeRateLimits, type RateLimit, resetRateLimit } from './rateLimits.ts';
import type { Sealer } from './sealing.ts';
import { checkTotp, createTotpSecret, getLastStep, isTotpCode } from './totp.ts';

const minuteMs = 60_000;

/** Limits of wrong codes. Who may enter one knows the password already. */
export const codeLimits = {
  burst: { kind: 'second step: account', max: 10, backOffAfter: 5, windowMs: 15 * minuteMs },
  day: { kind: 'second step: account and day', max: 50, windowMs: 24 * 60 * minuteMs },
} as const satisfies Record<string, RateLimit>;

/** Time in which a key that was shown must be confirmed, in ms. */
const enrolmentMs = 15 * minuteMs;
const sealPurpose = 'totp';

/** The second factors of an account. */
export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number };

export const loadFactors = async (db: Db, accountId: string): Promise<Factors> => {
  const totp = await db
    .selectFrom('accountTotp')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('accountRecoveryCodes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('accountPasskeys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return {
    totp: totp !== undefined,
    passkeys: Number(passkeys?.count ?? 0),
    recoveryCodes: Number(codes?.count ?? 0),
  };
};

/** Whether the password alone does not sign in. */
export const hasSecondFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0;

/** Starts the enrolment of an authenticator app with a new key. A confirmed app stays as it is. */
export const beginTotp = async (db: Db, sealer: Sealer, accountId: string, now: Date): Promise<void> => {
  const secret = await sealer.seal(sealPurpose, { sub: accountId, key: createTotpSecret() });
  await db
    .insertInto('accountTotp')
    .values({ accountId, secret, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ secret, createdAt: now }).where('accountTotp.confirmedAt', 'is', null),
    )
    .execute();
};

/** Decrypts a key. Undefined if it is of another account or of a removed encryption key. */
const openSecret = async (
  sealer: Sealer,
  accountId: string,
  sealed: string,
  now: Date,
): Promise<string | undefined> => {
  const claims = await sealer.open(sealPurpose, sealed, now);
  const key = claims?.['key'];
  return claims?.sub === accountId && typeof key === 'string' ? key : undefined;
};

/** Returns the key that waits to be confirmed. */
export const findPendingTotp = async (
  db: Db,
  sealer: Sealer,
  accountId: string,
  now: Date,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('accountTotp')
    .select('secret')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - enrolmentMs))
    .executeTakeFirst();
  return row && openSecret(sealer, accountId, row.secret, now);
};

/** Why a code was not accepted: `used` once before, `clock` of the app or the server wrong. */
type CodeIssue = 'wrong' | 'used' | 'clock';
type CodeResult =
  | { kind: 'right'; by: 'totp' | 'recovery-code' }
  | { kind: CodeIssue }
  | { kind: 'throttled'; retryAfterSeconds: number };

/** `pending`: an app that is being set up. Only its own code confirms it. */
type App = 'confirmed' | 'pending';

const checkTotpCode = async (
  db: Db,
  sealer: Sealer,
  accountId: string,
  code: string,
  app: App,
  now: Date,
): Promise<'right' | CodeIssue> => {
  const row = await db
    .selectFrom('accountTotp')
    .select(['secret', 'lastStep'])
    .where('accountId', '=', accountId)
    .where('confirmedAt', app === 'pending' ? 'is' : 'is not', null)
    .executeTakeFirst();
  const secret = row && (await openSecret(sealer, accountId, row.secret, now));
  if (!secret) return 'wrong';
  const result = checkTotp(secret, code, now);
  if (result.kind !== 'right') return result.kind;
  const accepted = await db
    .updateTable('accountTotp')
    .set({ lastStep: result.step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', result.step)
    .returning('accountId')
    .executeTakeFirst();
  if (accepted) return 'right';
  return row.lastStep > getLastStep(now) ? 'clock' : 'used';
};

const normalizeCode = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

const consumeRecoveryCode = async (db: Db, accountId: string, code: string): Promise<boolean> => {
  const used = await db
    .deleteFrom('accountRecoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashText(code))
    .returning('accountId')
    .executeTakeFirst();
  return used !== undefined;
};

/** Checks a code of the authenticator app or a recovery code. A right one works once. */
export const checkCode = async (
  db: Db,
  sealer: Sealer,
  accountId: string,
  typed: string,
  now: Date,
  app: App = 'confirmed',
): Promise<CodeResult> => {
  const uses = [codeLimits.burst, codeLimits.day].map((limit) => ({ limit, key: accountId }));
  // Counted before the check, so that parallel attempts cannot bypass the limit.
  const admission = await consumeRateLimits(db, uses, now);
  if (!admission.admitted) return { kind: 'throttled', retryAfterSeconds: admission.retryAfterSeconds };
  const code = normalizeCode(typed);
  const isTotp = isTotpCode(code);
  const result = isTotp
    ? await checkTotpCode(db, sealer, accountId, code, app, now)
    : app === 'confirmed' && (await consumeRecoveryCode(db, accountId, code))
      ? 'right'
      : 'wrong';
  if (result !== 'right') return { kind: result };
  for (const use of uses) await resetRateLimit(db, use);
  return { kind: 'right', by: isTotp ? 'totp' : 'recovery-code' };
};

const recoveryCodes = 10;

/** Replaces the recovery codes: 120 random bits each, so a plain hash protects them (ASVS 5.0, 6.5.2). */
export const createRecoveryCodes = async (db: Db, accountId: string, now: Date): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: 15 }).base32);
  await db.deleteFrom('accountRecoveryCodes').where('accountId', '=', accountId).execute();
  await db
    .insertInto('accountRecoveryCodes')
    .values(codes.map((code) => ({ accountId, codeHash: hashText(code), createdAt: now })))
    .execute();
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
};

/** Turns the authenticator app on, after a code of it was right. */
export const confirmTotp = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await db
    .updateTable('accountTotp')
    .set({ confirmedAt: now })
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .execute();
};

/** Removes the recovery codes of an account without another factor. */
const removeUnneededCodes = async (db: Db, accountId: string): Promise<void> => {
  if (!hasSecondFactor(await loadFactors(db, accountId)))
    await db.deleteFrom('accountRecoveryCodes').where('accountId', '=', accountId).execute();
};

/** Removes the authenticator app, and the recovery codes with the last factor. False if there was none. */
export const removeTotp = async (db: Db, accountId: string): Promise<boolean> => {
  const removed = await db
    .deleteFrom('accountTotp')
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst();
  await removeUnneededCodes(db, accountId);
  return removed !== undefined;
};

/** Removes a passkey, and the recovery codes with the last factor. False if the account has no such passkey. */
export const removePasskey = async (db: Db, accountId: string, credentialId: string): Promise<boolean> => {
  const removed = await db
    .deleteFrom('accountPasskeys')
    .where('accountId', '=', accountId)
    .where('credentialId', '=', credentialId)
    .returning('credentialId')
    .executeTakeFirst();
  await removeUnneededCodes(db, accountId);
  return removed !== undefined;
};

/** Removes every second factor. Only operators do this, for a reader who has lost all of them. */
export const removeFactors = async (db: Db, accountId: string): Promise<void> => {
  for (const table of ['accountTotp', 'accountPasskeys', 'accountRecoveryCodes'] as const)
    await db.deleteFrom(table).where('accountId', '=', accountId).execute();
};

/** Encrypts keys of apps again that an older key has encrypted, so that it can be taken away. */
export const renewTotpSecrets = async (db: Db, sealer: Sealer, now: Date): Promise<void> => {
  for (const { accountId, secret } of await db.selectFrom('accountTotp').select(['accountId', 'secret']).execute()) {
    if (sealer.isCurrent(secret)) continue;
    const key = await openSecret(sealer, accountId, secret, now);
    if (key === undefined) continue;
    const renewed = await sealer.seal(sealPurpose, { sub: accountId, key });
    await db
      .updateTable('accountTotp')
      .set({ secret: renewed })
      .where('accountId', '=', accountId)
      .where('secret', '=', secret)
      .execute();
  }
};
