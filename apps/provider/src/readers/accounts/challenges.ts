import type { Db } from '../../db/schema.ts';
import type { AccountChallengesTable, ChallengePurpose } from '../../db/tables/accounts.ts';
import { createToken, hashText, toTokenHash } from '../../server/tokens.ts';

/** Lifetime of a sign-in that waits for its second step, in ms. */
export const challengeLifetimeMs = 10 * 60_000;

/** What waits for a second step. */
type Challenge = Pick<AccountChallengesTable, 'accountId' | 'purpose'> & {
  sessionKind: 'browser' | 'remembered';
};

export const createChallenge = async (db: Db, challenge: Challenge, now: Date): Promise<string> => {
  const token = createToken();
  await db
    .insertInto('accountChallenges')
    .values({
      ...challenge,
      tokenHash: hashText(token),
      expiresAt: new Date(now.getTime() + challengeLifetimeMs),
    })
    .execute();
  return token;
};

export const findChallenge = async (
  db: Db,
  purpose: ChallengePurpose,
  token: string | undefined,
  now: Date,
): Promise<Challenge | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  return db
    .selectFrom('accountChallenges')
    .select(['accountId', 'purpose', 'sessionKind'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
};

/** Deletes and returns a challenge. Of two concurrent calls one gets it. */
export const consumeChallenge = async (
  db: Db,
  purpose: ChallengePurpose,
  token: string | undefined,
  now: Date,
): Promise<Challenge | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  return db
    .deleteFrom('accountChallenges')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'purpose', 'sessionKind'])
    .executeTakeFirst();
};
