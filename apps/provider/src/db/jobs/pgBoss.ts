import { CompiledQuery, type Kysely } from 'kysely';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Database } from '../schema.ts';

const run = async (db: Kysely<Database>, text: string, values: readonly unknown[] = []) => ({
  // Names of columns stay as pg-boss wrote them.
  rows: [...(await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]))).rows],
});

/** Runs pg-boss's statements in a transaction of ours, so that both are committed or neither is. */
export const inTransaction = (transaction: Kysely<Database>): Db => ({
  executeSql: (text, values) => run(transaction, text, values),
});

/** Runs pg-boss's statements, some of which are transactions of several statements in one text. */
const onConnection = (db: Kysely<Database>): Db => ({
  executeSql: (text, values) =>
    db.connection().execute(async (connection) => {
      try {
        return await run(connection, text, values);
      } catch (error) {
        // A failed text leaves its transaction open, and the embedded database has one session for everything.
        await run(connection, 'rollback').catch(() => undefined);
        throw error;
      }
    }),
});

/** Creates pg-boss on a connection of ours. Its schema is `pgboss`. */
export const createPgBoss = (db: Kysely<Database>, options: ConstructorOptions): PgBoss =>
  new PgBoss({
    db: onConnection(db),
    openTelemetry: { enabled: false },
    // The row of an instance is never read.
    registerInstance: false,
    ...options,
  });
