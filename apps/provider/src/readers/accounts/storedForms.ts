import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from './normalizeEmail.ts';
import type { Database } from '../../db/schema.ts';

const dayMs = 86_400_000;

/** The address of a stored form: its field `email`, or the first of several. */
const storedEmail = sql<string>`lower(coalesce(fields -> 'email' ->> 0, fields ->> 'email'))`;

/** A form of a static page as it is stored. */
export type StoredForm = { site: string; form: string; fields: Record<string, unknown>; receivedAt: Date };

/** Lists the stored forms with an address, the oldest first. */
export const listFormsOf = (db: Kysely<Database>, email: string): Promise<StoredForm[]> =>
  db
    .selectFrom('formSubmissions')
    .innerJoin('sites', 'sites.id', 'formSubmissions.siteId')
    .select(['sites.key as site', 'formSubmissions.form', 'formSubmissions.fields', 'formSubmissions.receivedAt'])
    .where(storedEmail, '=', normalizeEmail(email))
    .orderBy('formSubmissions.id')
    .execute();

/** Deletes the stored forms with an address, and returns how many there were. */
export const deleteFormsOf = async (db: Kysely<Database>, email: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('formSubmissions')
    .where(storedEmail, '=', normalizeEmail(email))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Deletes forms that were received more than `days` days ago. */
export const deleteOldForms = async (db: Kysely<Database>, days: number, now: Date): Promise<void> => {
  await db
    .deleteFrom('formSubmissions')
    .where('receivedAt', '<', new Date(now.getTime() - days * dayMs))
    .execute();
};
