import { createToken, toTokenHash } from '../../server/tokens.ts';
import type { Db } from '../../db/schema.ts';
import type { DigestFrequency } from '../../db/tables/readingLists.ts';

/** A reader's choice: a digest, or none. */
export type DigestChoice = DigestFrequency | 'off';

export const digestChoices = ['off', 'daily', 'weekly'] as const satisfies readonly DigestChoice[];

/** Parses a choice of a form. Returns undefined for other values. */
export const parseDigestChoice = (value: string | null): DigestChoice | undefined =>
  digestChoices.find((choice) => choice === value);

/** Returns the digest that an account has chosen at a publication. */
export const findDigestChoice = async (
  db: Db,
  { accountId, site }: { accountId: string; site: { key: string } },
): Promise<DigestChoice> => {
  const row = await db
    .selectFrom('digests')
    .select('frequency')
    .where('accountId', '=', accountId)
    .where('site', '=', site.key)
    .executeTakeFirst();
  return row?.frequency ?? 'off';
};

/** Saves the digest that an account has chosen. The first digest has stories that appear after the choice. */
export const saveDigestChoice = async (
  db: Db,
  { accountId, site }: { accountId: string; site: { key: string } },
  choice: DigestChoice,
  now: Date,
): Promise<void> => {
  if (choice === 'off') {
    await db.deleteFrom('digests').where('accountId', '=', accountId).where('site', '=', site.key).execute();
    return;
  }
  await db
    .insertInto('digests')
    .values({
      accountId,
      site: site.key,
      frequency: choice,
      token: createToken(),
      chosenAt: now,
      coveredUntil: now,
    })
    // Another frequency continues where the last digest ended, with the links of the mails that were sent.
    .onConflict((conflict) => conflict.columns(['accountId', 'site']).doUpdateSet({ frequency: choice }))
    .execute();
};

/** Whether a token is that of a digest that is still sent. */
export const isDigestToken = async (db: Db, token: string | undefined): Promise<boolean> =>
  token !== undefined &&
  toTokenHash(token) !== undefined &&
  (await db.selectFrom('digests').select('site').where('token', '=', token).executeTakeFirst()) !== undefined;

/** Ends the digest of a token. An unknown token, such as that of a digest that has ended, is not an error. */
export const endDigest = async (db: Db, token: string | undefined): Promise<void> => {
  if (token !== undefined && toTokenHash(token) !== undefined)
    await db.deleteFrom('digests').where('token', '=', token).execute();
};
