import { sql } from 'kysely';
import { openDatabase } from '../../src/db/open.ts';
import { inSmallProcess } from '../../src/operations/commands/inSmallProcess.ts';

/** Enough for V8 to consider the functions of the database hot, and results of 300 MB together. */
const statements = { count: 3_000, resultLength: 100_000 };

// Prints the memory in MB that a process of an import needed at most for many statements in the embedded database.
await inSmallProcess(import.meta.filename, async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Error('Pass the directory of the database as an argument.');
  const { db, close } = await openDatabase({ kind: 'embedded', directory, memory: 'small' });
  for (let count = 0; count < statements.count; count += 1)
    await sql`select repeat('a', ${statements.resultLength}::integer), ${count}::integer`.execute(db);
  await close();
  process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)));
});
