import path from 'node:path';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { readEnv } from '../env.ts';
import { parseSeedCommand, usage, type SeedCommand } from './command.ts';
import { addSyntheticArticles } from './scale/addArticles.ts';
import { emptyDatabase, seedIfEmpty } from './seed.ts';

const log = (line: string): void => console.log(line);

const run = async ({ reset, scale }: SeedCommand): Promise<void> => {
  const { databaseUrl, dataDirectory } = readEnv();
  const { db, close } = await openDatabase(
    databaseUrl === undefined ? { kind: 'embedded', directory: path.join(dataDirectory, 'database') } : { kind: 'server', url: databaseUrl },
  );
  try {
    const now = new Date();
    await migrateToLatest(db);
    if (reset) await emptyDatabase(db);
    if (!(await seedIfEmpty(db, { now, log }))) log('The database has content already. Use --reset to begin anew.');
    if (scale > 0) await addSyntheticArticles(db, scale, { now, log });
  } finally {
    await close();
  }
};

const command = parseSeedCommand(process.argv.slice(2));
if (command.ok) {
  await run(command.value);
} else {
  console.error(`${command.error}\n\n${usage}`);
  process.exitCode = 2;
}
