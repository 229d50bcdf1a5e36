import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { inSmallProcess } from '../../src/import/inSmallProcess.ts';

/** Enough for V8 to consider the functions of the database hot. */
const statements = 3_000;

// Prints the memory in MB that a process of an import needed at most for many statements in the embedded database.
await inSmallProcess(import.meta.filename, async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Error('Pass the directory of the database as an argument.');
  const { db, close } = await openDatabase({ kind: 'embedded', directory, memory: 'small' });
  for (let count = 0; count < statements; count += 1)
    await sql`select a + ${count}::integer from generate_series(1, 20) as a where a % 3 = 1`.execute(db);
  await close();
  process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)));
});
