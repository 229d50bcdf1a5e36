import { sql } from 'kysely';
import { isRecord } from '../../server/requestBody.ts';
import { hashText } from '../../server/tokens.ts';
import { lockName, toJson } from '../../db/write/upsert.ts';
import type { Db } from '../../db/schema.ts';
import type { DocumentState } from '../../db/tables/publishing.ts';
import type { PublicationValues, KindName } from './fields.ts';
import type { Writer } from './writer.ts';

/** Applies a merge patch (RFC 7396): fields replace those of the target, null removes one, lists are replaced whole. */
export const mergePatch = (target: unknown, changes: unknown): unknown => {
  if (!isRecord(changes)) return changes;
  const merged = new Map<string, unknown>(isRecord(target) ? Object.entries(target) : []);
  for (const [name, change] of Object.entries(changes))
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  return Object.fromEntries(merged);
};

export type StoredDocument = {
  key: string;
  state: DocumentState;
  publishAt: Date | null;
  document: Record<string, unknown>;
  hash: string;
  sourceHash: string | null;
  updatedAt: Date;
};

const columns = ['key', 'state', 'publishAt', 'document', 'hash', 'sourceHash', 'updatedAt'] as const;

/** Sorts the fields of a value, so that equal documents have equal text. */
const sortFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sortFields(entry)]),
  );
};

/** Returns the hash of a value: equal for equal fields, in any order. */
export const hashValue = (value: unknown): string => hashText(JSON.stringify(sortFields(value)));

/** Locks a kind until the transaction ends. Lock authors before articles, and articles before packages. */
export const lockKind = (db: Db, siteId: number, kind: KindName): Promise<void> => lockName(db, `${siteId} ${kind}`);

/** Finds a document. `lock` keeps other writers from it until the transaction ends, also if it does not exist yet. */
export const findDocument = async (
  db: Db,
  siteId: number,
  kind: KindName,
  key: string,
  mode: 'read' | 'lock' = 'read',
): Promise<StoredDocument | undefined> => {
  if (mode === 'lock') {
    // Expressions are evaluated from left to right, so all writers take the locks in the same order.
    await sql`
      select pg_advisory_xact_lock_shared(hashtextextended(${`${siteId} ${kind}`}, 0)),
        pg_advisory_xact_lock(hashtextextended(${`${siteId} ${kind} ${key}`}, 0))`.execute(db);
  }
  return db
    .selectFrom('contentDocuments')
    .select(columns)
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
};

/** Finds which file each document of a kind was imported from, its state and its date. */
export const findSources = async (
  db: Db,
  siteId: number,
  kind: KindName,
): Promise<ReadonlyMap<string, Pick<StoredDocument, 'key' | 'state' | 'sourceHash' | 'publishAt'>>> => {
  const rows = await db
    .selectFrom('contentDocuments')
    .select(['key', 'state', 'sourceHash', 'publishAt'])
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
};

/** Finds the documents of a kind with these keys. */
export const findDocuments = async (
  db: Db,
  siteId: number,
  kind: KindName,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> => {
  const rows = await db
    .selectFrom('contentDocuments')
    .select(columns)
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
};

/** State and date of a document, or what its author has to correct. */
type Schedule = { ok: true; state: DocumentState; publishAt: Date | null } | { ok: false; message: string };

/**
 * Decides the state of a document. Without a date it keeps that of its first publication or appears now: embargoed content
 * does so only if asked to.
 */
export const decideState = (
  { status, publishAt }: PublicationValues,
  former: Pick<StoredDocument, 'state' | 'publishAt'> | undefined,
  now: Date,
): Schedule => {
  const chosen = publishAt === undefined ? undefined : new Date(publishAt);
  const firstPublished = former?.publishAt && former.publishAt <= now ? former.publishAt : undefined;
  const date = chosen ?? firstPublished;
  if (status === 'draft' || status === 'withdrawn') return { ok: true, state: status, publishAt: date ?? null };
  if (status === 'scheduled' && !date)
    return { ok: false, message: 'scheduled content needs a date; to publish it now, send status "published"' };
  const due = date ?? now;
  return { ok: true, state: due > now ? 'scheduled' : 'published', publishAt: due };
};

/** A document to store. `source` is the content file that it comes from. */
type NewDocument = Pick<StoredDocument, 'key' | 'state' | 'publishAt' | 'document' | 'hash'> & {
  sourceHash?: string;
};

const rowsPerInsert = 500;

/** Inserts or replaces documents. A document that does not come from a file keeps the hash of its former file. */
export const saveDocuments = async (
  db: Db,
  siteId: number,
  kind: KindName,
  documents: readonly NewDocument[],
  now: Date,
): Promise<void> => {
  for (let start = 0; start < documents.length; start += rowsPerInsert)
    await db
      .insertInto('contentDocuments')
      .values(
        documents.slice(start, start + rowsPerInsert).map(({ document, sourceHash, ...row }) => ({
          ...row,
          siteId,
          kind,
          document: toJson(document),
          sourceHash: sourceHash ?? null,
          updatedAt: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'kind', 'key']).doUpdateSet((excluded) => ({
          state: excluded.ref('excluded.state'),
          publishAt: excluded.ref('excluded.publishAt'),
          document: excluded.ref('excluded.document'),
          hash: excluded.ref('excluded.hash'),
          sourceHash: sql<string | null>`coalesce(excluded.source_hash, content_documents.source_hash)`,
          updatedAt: excluded.ref('excluded.updatedAt'),
        })),
      )
      .execute();
};

/** Replaces a document that the write of another one changes. Lists of what was written since a time have it, too. */
export const saveDerived = (
  { db, now }: Pick<Writer, 'db' | 'now'>,
  siteId: number,
  kind: KindName,
  { key, state, publishAt }: StoredDocument,
  document: StoredDocument['document'],
): Promise<void> =>
  saveDocuments(db, siteId, kind, [{ key, state, publishAt, document, hash: hashValue(document) }], now);

export const deleteDocument = async (db: Db, siteId: number, kind: KindName, key: string): Promise<void> => {
  await db
    .deleteFrom('contentDocuments')
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
};
