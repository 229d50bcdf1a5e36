import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A change for the audit log: who (`tokenId`: a token, `command-line` or `scheduler`) changed what, and when. */
export type AuditEntry = Omit<Insertable<Database['contentAudit']>, 'id'>;

/** Records changes in the audit log. Call it in their transaction. */
export const writeAudit = async (db: Kysely<Database>, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length > 0) await db.insertInto('contentAudit').values(entries).execute();
};
