import { type RawBuilder, sql } from 'kysely';
import { mailQueues } from '../../db/jobs/queues.ts';
import { deletedAddress, toAddressPattern, normalizeEmail } from './emailAddresses.ts';
import type { Db } from '../../db/schema.ts';

/** Reads a value of a mail in its job (`mail/outbox.ts`). */
export const readValue = (key: string): RawBuilder<string> => sql<string>`data->>${sql.lit(key)}`;

const isMail = sql<boolean>`name in (${sql.join(mailQueues.map((queue) => sql.lit(queue)))})`;
const isParty = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(${isMail} and ${normalizeEmail(email)} in (lower(trim(${readValue('recipient')})), lower(trim(${readValue('replyTo')}))))`;

const textKeys = ['subject', 'text', 'html'] as const;

/** A condition: an unsent mail is to an address, has it for replies, or has it in its text. */
export const mentionsAddress = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(${isParty(email)} or (${isMail} and concat_ws(' ', ${sql.join(textKeys.map(readValue))}) ~* ${toAddressPattern(email)}))`;

/** Deletes the unsent mails to an address and from it, and replaces the address in those of other people. */
export const deleteMailsOf = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('pgboss.job').where(isParty(email)).execute();
  const texts = textKeys.flatMap((key) => [
    sql.lit(key),
    sql`regexp_replace(${readValue(key)}, ${toAddressPattern(email)}, ${deletedAddress}, 'gi')`,
  ]);
  await db
    .updateTable('pgboss.job')
    .set({ data: sql`data || jsonb_build_object(${sql.join(texts)})` })
    .where(mentionsAddress(email))
    .execute();
};
