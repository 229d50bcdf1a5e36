import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deletedAddress, toAddressPattern } from './addressInValues.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import type { Database } from '../../db/schema.ts';

const isParty = (email: string): RawBuilder<boolean> =>
  sql<boolean>`${normalizeEmail(email)} in (lower(trim(recipient)), lower(trim(reply_to)))`;

const textColumns = ['subject', 'textBody', 'htmlBody'] as const;

/** A condition: a mail of the outbox is to an address, has it for replies, or has it in its text. */
export const mentionsAddress = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(${isParty(email)} or concat_ws(' ', ${sql.join(textColumns.map((column) => sql.ref(column)))}) ~* ${toAddressPattern(email)})`;

/** Deletes the unsent mails to an address and from it, and replaces the address in those of other people. */
export const deleteMailsOf = async (db: Kysely<Database>, email: string): Promise<void> => {
  await db.deleteFrom('outbox').where(isParty(email)).execute();
  const remove = (column: (typeof textColumns)[number]) =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${toAddressPattern(email)}, ${deletedAddress}, 'gi')`;
  await db
    .updateTable('outbox')
    .set({ subject: remove('subject'), textBody: remove('textBody'), htmlBody: remove('htmlBody') })
    .where(mentionsAddress(email))
    .execute();
};
