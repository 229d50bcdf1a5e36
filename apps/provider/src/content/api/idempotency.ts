import type { Selectable } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { toJson } from '../../db/write/upsert.ts';
import { hashValue } from '../publishing/documents.ts';
import { contentApiLimits } from './limits.ts';
import { refuse } from './problem.ts';
import type { Caller } from './tokens.ts';

/** A request whose claim was not refreshed for this many ms was interrupted. */
const abandonedMs = 60_000;
const refreshMs = 20_000;
const repeatedHeaders = ['content-type', 'etag', 'location', 'last-modified', 'content-warnings'] as const;

type Context = { db: Db; caller: Caller; clock: () => Date };

const deleteOld = async ({ db, clock }: Context): Promise<void> => {
  const before = new Date(clock().getTime() - contentApiLimits.idempotencyHours * 3_600_000);
  await db.deleteFrom('contentIdempotency').where('createdAt', '<=', before).execute();
};

type EarlierRequest = Pick<Selectable<Database['contentIdempotency']>, 'fingerprint' | 'status' | 'headers' | 'body'>;

/** Claims a key for a request. Returns the row of an earlier request with this key. */
const claim = async (
  { db, caller, clock }: Context,
  key: string,
  fingerprint: string,
): Promise<EarlierRequest | undefined> => {
  const now = clock();
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
  const earlier = await db
    .selectFrom('contentIdempotency')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('tokenId', '=', caller.tokenId)
    .where('key', '=', key)
    .executeTakeFirst();
  // An earlier request that has failed since then has released the key.
  return earlier ?? claim({ db, caller, clock }, key, fingerprint);
};

type RowKey = { tokenId: string; key: string };

const forget = async (db: Db, { tokenId, key }: RowKey): Promise<void> => {
  await db.deleteFrom('contentIdempotency').where('tokenId', '=', tokenId).where('key', '=', key).execute();
};

/** Refreshes the claim of a running request, such as of a long batch. Returns a function that stops it. */
const holdClaim = ({ db, clock }: Context, { tokenId, key }: RowKey): (() => void) => {
  const timer = setInterval(
    () =>
      void db
        .updateTable('contentIdempotency')
        .set({ createdAt: clock() })
        .where('tokenId', '=', tokenId)
        .where('key', '=', key)
        .execute()
        .catch(() => undefined), // The next refresh or the end of the request reports a lost database.
    refreshMs,
  );
  return () => clearInterval(timer);
};

const store = async (db: Db, { tokenId, key }: RowKey, response: Response): Promise<void> => {
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

/** A response, and whether all of its request succeeded: a batch is a 200 with failed results too. */
type Handled = { response: Response; isComplete: boolean };

/**
 * Runs a request at most once for its `Idempotency-Key`: a repeated request gets the first response again. Only a
 * complete success is stored: a retry of a refused or failed request, or of a batch with a failed operation, runs
 * again. Without the header the request just runs.
 */
export const runOnce = async (
  context: Context,
  request: Request,
  body: string,
  run: () => Promise<Handled>,
): Promise<Response> => {
  const key = request.headers.get('idempotency-key');
  if (key === null) return (await run()).response;
  if (key === '' || key.length > contentApiLimits.maxIdempotencyKeyLength)
    return refuse('malformed', `Idempotency-Key needs 1 to ${contentApiLimits.maxIdempotencyKeyLength} characters.`);
  await deleteOld(context);
  const { pathname, search } = new URL(request.url);
  const preconditions = ['if-match', 'if-none-match'].map((name) => request.headers.get(name));
  const fingerprint = hashValue([request.method, pathname, search, preconditions, body]);
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
  const release = holdClaim(context, row);
  try {
    const { response, isComplete } = await run();
    if (isComplete) await store(context.db, row, response.clone());
    else await forget(context.db, row);
    return response;
  } catch (error) {
    await forget(context.db, row);
    throw error;
  } finally {
    release();
  }
};
