import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { OperatorError } from '../../../server/operatorError.ts';
import { applyChanges, listArticlesAfter } from './changes.ts';
import type { SearchEngine } from './engine.ts';

/** A build without progress for this time has ended. */
const maxSilenceSeconds = 120;
/** Options of a build: where it reports its progress, what stops it, and when every provider uses the new index. */
type BuildOptions = { log: (line: string) => void; signal?: AbortSignal; switchMs?: number };

const defaultSwitchMs = 1_000;
const batchesPerLine = 20;

/** Names an index. Databases that are restored from backups never name the same index again. */
const createName = (): string => `articles_${Date.now().toString(36)}${randomBytes(4).toString('hex')}`;

/** Registers an index, so that all later changes are recorded for it. Waits for transactions that have written. */
const register = (db: Db, { address }: SearchEngine): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await sql`lock table article_search in share row exclusive mode`.execute(transaction);
    const running = await transaction
      .selectFrom('searchIndexes')
      .select('name')
      .where('state', '=', 'building')
      .where('activeAt', '>', sql<Date>`now() - make_interval(secs => ${maxSilenceSeconds})`)
      .executeTakeFirst();
    if (running)
      throw new OperatorError(
        `Another process builds ${running.name}. If it has ended, try again in ${maxSilenceSeconds} seconds.`,
      );
    await transaction.deleteFrom('searchIndexes').where('state', '=', 'building').execute();
    const name = createName();
    await transaction.insertInto('searchIndexes').values({ name, address, state: 'building' }).execute();
    return name;
  });

const listIndexes = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('searchIndexes').select('name').execute()).map(({ name }) => name);

const writeAll = async (
  db: Db,
  engine: SearchEngine,
  index: string,
  { log, signal }: BuildOptions,
): Promise<number> => {
  let written = 0;
  for (let batch = 1, after = 0; ; batch += 1) {
    signal?.throwIfAborted();
    const articles = await listArticlesAfter(db, after);
    const last = articles.at(-1);
    if (!last) return written;
    await engine.write(index, articles);
    written += articles.length;
    after = last.id;
    await reportProgress(db, index);
    if (batch % batchesPerLine === 0) log(`${written} articles`);
  }
};

const reportProgress = async (db: Db, index: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('searchIndexes')
    .set({ activeAt: sql<Date>`now()` })
    .where('name', '=', index)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new OperatorError('The content was reset or the index was removed meanwhile. Build it again.');
};

/** Builds a new index beside the one in use, batch by batch, and replaces it. Returns the number of articles. */
export const buildIndex = async (db: Db, engine: SearchEngine, options: BuildOptions): Promise<number> => {
  const { log, switchMs = defaultSwitchMs } = options;
  const index = await register(db, engine);
  try {
    // Of builds that have ended.
    await engine.deleteOthers(await listIndexes(db));
    await engine.create(index);
    const written = await writeAll(db, engine, index, options);
    log(`${written} articles; indexing their words`);
    const alive = setInterval(() => void reportProgress(db, index).catch(() => undefined), 30_000);
    try {
      await engine.complete(index);
    } finally {
      clearInterval(alive);
    }
    while ((await applyChanges(db, engine, index)) > 0) await reportProgress(db, index);
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('searchIndexes').where('name', '<>', index).execute();
      await transaction.updateTable('searchIndexes').set({ state: 'ready' }).where('name', '=', index).execute();
    });
    await wait(switchMs);
    await engine.deleteOthers([index]);
    return written;
  } catch (error) {
    await db.deleteFrom('searchIndexes').where('name', '=', index).where('state', '=', 'building').execute();
    throw error;
  }
};

export const dropIndexes = async (
  db: Db,
  engine: SearchEngine,
  { switchMs = defaultSwitchMs }: Pick<BuildOptions, 'switchMs'> = {},
): Promise<void> => {
  await db.deleteFrom('searchIndexes').execute();
  await wait(switchMs);
  await engine.deleteOthers([]);
};
