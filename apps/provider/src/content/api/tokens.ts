import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { createToken, hashText } from '../../server/tokens.ts';
import type { Database, Db } from '../../db/schema.ts';
import { type AuditEntry, writeAudit } from '../publishing/writer.ts';
import type { SiteRow } from '../queries/sites.ts';

/** What a token permits. `write` covers drafts only; `publish` everything that readers see. */
export const scopes = ['read', 'write', 'publish', 'media', 'scripts'] as const;
export type Scope = (typeof scopes)[number];

export type Caller = { tokenId: string; site: SiteRow; scopes: ReadonlySet<Scope> };

const prefix = 'mct_';
const tokenPattern = /^mct_[A-Za-z0-9_-]{43}$/;

const createSecret = (): { secret: string; hash: string } => {
  const secret = prefix + createToken();
  return { secret, hash: hashText(secret) };
};

const toEntry = (
  { id, siteId }: { id: string; siteId: number },
  action: 'created' | 'rotated' | 'revoked',
  at: Date,
): AuditEntry => ({
  siteId,
  tokenId: 'command-line',
  action,
  kind: 'token',
  key: id,
  state: null,
  hash: null,
  at,
});

/** Creates a token and returns its secret, which is stored as a hash and cannot be read again. */
export const createContentToken = async (
  db: Db,
  token: { site: SiteRow; name: string; scopes: readonly Scope[]; expiresAt: Date | null },
  now: Date,
): Promise<{ id: string; secret: string }> => {
  const { secret, hash } = createSecret();
  const id = randomBytes(6).toString('hex');
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contentTokens')
      .values({
        id,
        siteId: token.site.id,
        name: token.name,
        secretHash: hash,
        formerHash: null,
        formerUntil: null,
        scopes: [...token.scopes],
        createdAt: now,
        expiresAt: token.expiresAt,
        revokedAt: null,
      })
      .execute();
    await writeAudit(transaction, [toEntry({ id, siteId: token.site.id }, 'created', now)]);
  });
  return { id, secret };
};

/** Replaces a secret; the former one is valid for `graceMinutes` more. Undefined for an unknown, revoked or expired token. */
export const rotateContentToken = async (
  db: Db,
  id: string,
  graceMinutes: number,
  now: Date,
): Promise<{ secret: string } | undefined> => {
  const { secret, hash } = createSecret();
  return db.transaction().execute(async (transaction) => {
    const rotated = await transaction
      .updateTable('contentTokens')
      .set((row) => ({
        secretHash: hash,
        formerHash: row.ref('secretHash'),
        formerUntil: new Date(now.getTime() + graceMinutes * 60_000),
      }))
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
      .returning(['id', 'siteId'])
      .executeTakeFirst();
    if (rotated) await writeAudit(transaction, [toEntry(rotated, 'rotated', now)]);
    return rotated && { secret };
  });
};

/** Revokes a token at once. Returns false for an unknown or revoked one. */
export const revokeContentToken = (db: Db, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('contentTokens')
      .set({ revokedAt: now })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .returning(['id', 'siteId'])
      .executeTakeFirst();
    if (revoked) await writeAudit(transaction, [toEntry(revoked, 'revoked', now)]);
    return revoked !== undefined;
  });

/** Lists all tokens without their hashes, the newest first. */
export const listContentTokens = (db: Db) =>
  db
    .selectFrom('contentTokens')
    .innerJoin('sites', 'sites.id', 'contentTokens.siteId')
    .select([
      'contentTokens.id',
      'contentTokens.name',
      'sites.key as site',
      'scopes',
      'createdAt',
      'expiresAt',
      'revokedAt',
    ])
    .orderBy('createdAt', 'desc')
    .execute();

type TokenRow = Selectable<Database['contentTokens']>;

const isValid = ({ secretHash, formerUntil, expiresAt, revokedAt }: TokenRow, hash: string, now: Date): boolean =>
  revokedAt === null &&
  (expiresAt === null || expiresAt > now) &&
  (secretHash === hash || (formerUntil !== null && formerUntil > now));

/** Finds the caller of a request by its `Authorization: Bearer` header. */
export const findCaller = async (db: Db, authorization: string | null, now: Date): Promise<Caller | undefined> => {
  const [, secret = ''] = /^Bearer ([^\s]{1,100})$/i.exec(authorization ?? '') ?? [];
  if (!tokenPattern.test(secret)) return undefined;
  const hash = hashText(secret);
  const row = await db
    .selectFrom('contentTokens')
    .selectAll()
    .where((eb) => eb.or([eb('secretHash', '=', hash), eb('formerHash', '=', hash)]))
    .executeTakeFirst();
  if (!row || !isValid(row, hash, now)) return undefined;
  const site = await db.selectFrom('sites').selectAll().where('id', '=', row.siteId).executeTakeFirstOrThrow();
  return { tokenId: row.id, site, scopes: new Set(row.scopes as Scope[]) };
};
