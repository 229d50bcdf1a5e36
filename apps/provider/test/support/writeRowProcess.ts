import { migrateToLatest } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

/** Writes a row, says so, and stays open until it is killed. */
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the directory of the database.');
const { db } = await openDatabase({ kind: 'embedded', directory });
await migrateToLatest(db);
await db
  .insertInto('sites')
  .values({ key: 'kept', name: 'Kept', publication: 'kpt:kept', baseDomain: 'www.example.com', product: 'kept' })
  .execute();
process.stdout.write('written\n');
setInterval(() => undefined, 60_000);
