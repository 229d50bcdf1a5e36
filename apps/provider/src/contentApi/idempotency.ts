import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toJson } from '../db/write/json.ts';
import { hashValue } from '../publishing/documents.ts';
import { contentApiLimits } from './limits.ts';
import { refuse } from './problem.ts';
import type { Caller } from './tokens.ts';

/** A request that is still marked as running after this many ms was interrupted. */
const abandonedMs = 60_000;
const repeatedHeaders = ['content-type', 'etag', 'location', 'last-modified'] as const;

type Context = { db: Kysely<Database>; caller: Caller; now: Date };

const deleteOld = async ({ db, now }: Context): Promise<void> => {
  const before = new Date(now.getTime() - contentApiLimits.idempotencyHours * 3_600_000);
  await db.deleteFrom('contentIdempotency').where('createdAt', '<=', before).execute();
};

/** Claims a key for a request. Returns the row of an earlier request with this key. */
const claim = async ({ db, caller, now }: Context, key: string, fingerprint: string) => {
  const claimed = await db
    .insertInto('contentIdempotency')
    .values({ tokenId: caller.tokenId, key, fingerprint, status: null, headers: null, body: null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tokenId', 'key'])
        .doUpdateSet({ createdAt: now })
        .where('contentIdempotency.status', 'is', null)
        .where('contentIdempotency.fingerprint', '=', fingerprint)
        .where('contentIdempotency.createdAt', '<=', new Date(now.getTime() - abandonedMs)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return db
    .selectFrom('contentIdempotency')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('tokenId', '=', caller.tokenId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
};

type RowKey = { tokenId: string; key: string };

const forget = async (db: Kysely<Database>, { tokenId, key }: RowKey): Promise<void> => {
  await db.deleteFrom('contentIdempotency').where('tokenId', '=', tokenId).where('key', '=', key).execute();
};

const store = async (db: Kysely<Database>, { tokenId, key }: RowKey, response: Response): Promise<void> => {
  const headers = Object.fromEntries(
    repeatedHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  await db
    .updateTable('contentIdempotency')
    .set({ status: response.status, headers: toJson(headers), body: await response.text() })
    .where('tokenId', '=', tokenId)
    .where('key', '=', key)
    .execute();
};

/**
 * Runs a request at most once for its `Idempotency-Key`: a repeated request gets the first response again. A response
 * of 500 or more is not stored, so that a retry runs again. Without the header the request just runs.
 */
export const runOnce = async (
  context: Context,
  request: Request,
  body: string,
  run: () => Promise<Response>,
): Promise<Response> => {
  const key = request.headers.get('idempotency-key');
  if (key === null) return run();
  if (key === '' || key.length > contentApiLimits.maxIdempotencyKeyLength)
    return refuse('malformed', `Idempotency-Key needs 1 to ${contentApiLimits.maxIdempotencyKeyLength} characters.`);
  await deleteOld(context);
  const { pathname, search } = new URL(request.url);
  const ifMatch = request.headers.get('if-match');
  const fingerprint = hashValue([request.method, pathname, search, ifMatch, body]);
  const earlier = await claim(context, key, fingerprint);
  if (earlier) {
    if (earlier.fingerprint !== fingerprint)
      return refuse('key-reused', 'Use a new Idempotency-Key for another request.');
    if (earlier.status === null) return refuse('conflict', 'Try again in a moment.', { 'retry-after': '2' });
    return new Response(earlier.status === 204 ? null : earlier.body, {
      status: earlier.status,
      headers: { ...earlier.headers, 'idempotency-replayed': 'true' },
    });
  }
  const row = { tokenId: context.caller.tokenId, key };
  try {
    const response = await run();
    if (response.status >= 500) await forget(context.db, row);
    else await store(context.db, row, response.clone());
    return response;
  } catch (error) {
    await forget(context.db, row);
    throw error;
  }
};
