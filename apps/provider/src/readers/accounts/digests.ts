import type { Kysely } from 'kysely';
import { createToken, toTokenHash } from '../../server/tokens.ts';
import { toInstant, toIsoDateTime } from '../../content/publications/dates.ts';
import type { Database } from '../../db/schema.ts';
import type { DigestFrequency } from '../../db/tables/readingLists.ts';

/** A reader's choice: a digest, or none. */
export type DigestChoice = DigestFrequency | 'off';

/** The choices in the order of forms. */
export const digestChoices = ['off', 'daily', 'weekly'] as const satisfies readonly DigestChoice[];

/** Parses a choice of a form. Returns undefined for other values. */
export const parseDigestChoice = (value: string | null): DigestChoice | undefined =>
  digestChoices.find((choice) => choice === value);

/** Hour of the day at which digests are sent, in the time zone of the publication. */
const digestHour = 7;
const monday = 1;
const dayMs = 86_400_000;

/** Returns the time of the next digest after a time: at 7 a.m. of the publication, weekly ones on Monday. */
export const getNextDigestTime = (frequency: DigestFrequency, after: Date, timeZone: string): Date => {
  const [day = ''] = toIsoDateTime(after, timeZone).split('T');
  const today = Date.parse(`${day}T${String(digestHour).padStart(2, '0')}:00:00Z`);
  // Within eight days there is a Monday whose morning is still to come.
  const next = Array.from({ length: 9 }, (_, index) => new Date(today + index * dayMs))
    .filter((local) => frequency === 'daily' || local.getUTCDay() === monday)
    .map((local) => toInstant(local, timeZone))
    .find((instant) => instant > after);
  if (!next) throw new Error(`There is no ${frequency} digest after ${after.toISOString()} in ${timeZone}.`);
  return next;
};

/** Returns the digest that an account has chosen at a publication. */
export const findDigestChoice = async (
  db: Kysely<Database>,
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
  db: Kysely<Database>,
  { accountId, site }: { accountId: string; site: { key: string; timeZone: string } },
  choice: DigestChoice,
  now: Date,
): Promise<void> => {
  if (choice === 'off') {
    await db.deleteFrom('digests').where('accountId', '=', accountId).where('site', '=', site.key).execute();
    return;
  }
  const nextAt = getNextDigestTime(choice, now, site.timeZone);
  await db
    .insertInto('digests')
    .values({
      accountId,
      site: site.key,
      frequency: choice,
      token: createToken(),
      chosenAt: now,
      coveredUntil: now,
      nextAt,
    })
    // Another frequency continues where the last digest ended, with the links of the mails that were sent.
    .onConflict((conflict) => conflict.columns(['accountId', 'site']).doUpdateSet({ frequency: choice, nextAt }))
    .execute();
};

/** Whether a token is that of a digest that is still sent. */
export const isDigestToken = async (db: Kysely<Database>, token: string | undefined): Promise<boolean> =>
  token !== undefined &&
  toTokenHash(token) !== undefined &&
  (await db.selectFrom('digests').select('site').where('token', '=', token).executeTakeFirst()) !== undefined;

/** Ends the digest of a token. An unknown token, such as that of a digest that has ended, is not an error. */
export const endDigest = async (db: Kysely<Database>, token: string | undefined): Promise<void> => {
  if (token !== undefined && toTokenHash(token) !== undefined)
    await db.deleteFrom('digests').where('token', '=', token).execute();
};
