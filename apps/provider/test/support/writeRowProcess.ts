import { migrateToLatest } from '../../src/db/migrations/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

// Inserts a row, prints `written`, and runs until it is killed.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Pass the directory of the database as an argument.');
const { db } = await openDatabase({ kind: 'embedded', directory });
await migrateToLatest(db);
await db
  .insertInto('sites')
  .values({
    key: 'stored',
    name: 'Stored',
    publication: 'sto:stored',
    baseDomain: 'www.example.com',
    product: 'stored',
  })
  .execute();
process.stdout.write('written\n');
setInterval(() => undefined, 60_000);
