import path from 'node:path';
import { ContentFault } from '../content/readContent.ts';
import { DatabaseInUseError } from '../db/embedded/lock.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { EnvError, readEnv } from '../env.ts';
import { parseSeedCommand, usage, type SeedCommand } from './command.ts';
import { addSyntheticArticles } from './scale/addArticles.ts';
import { isSeeded, resetContent, type SeedOptions, seedIfEmpty, updateContent } from './seed.ts';

const log = (line: string): void => console.log(line);

const write = async (db: OpenDatabase['db'], mode: SeedCommand['mode'], options: SeedOptions): Promise<void> => {
  if (mode === 'reset') return resetContent(db, options);
  if (mode === 'update' && (await isSeeded(db))) {
    const { tags } = await updateContent(db, options);
    return log(
      tags === 0
        ? 'Nothing in the files is new or changed.'
        : `Pages under ${tags} cache tag(s) are made anew as soon as the provider runs and REVALIDATE_SECRET is set, and else by their age.`,
    );
  }
  if (!(await seedIfEmpty(db, options)))
    log('The database has content already. Use --update to bring changed files in, --reset to begin anew.');
};

const run = async ({ mode, content, missing, scale }: SeedCommand): Promise<void> => {
  const { databaseUrl, dataDirectory, sampleData } = readEnv();
  const { db, close } = await openDatabase(
    databaseUrl === undefined
      ? { kind: 'embedded', directory: path.join(dataDirectory, 'database') }
      : { kind: 'server', url: databaseUrl },
  );
  try {
    const now = new Date();
    await migrateToLatest(db);
    const sampleAccounts = content === undefined && sampleData === 'content-and-accounts' ? 'create' : 'skip';
    await write(db, mode, {
      now,
      log,
      missing,
      sampleAccounts,
      ...(content !== undefined && { contentDirectory: path.resolve(content) }),
    });
    if (scale > 0) await addSyntheticArticles(db, scale, { now, log });
  } finally {
    await close();
  }
};

const command = parseSeedCommand(process.argv.slice(2));
if (command.ok) {
  await run(command.value).catch((error: unknown) => {
    // What the reader can put right needs no stack.
    console.error(
      error instanceof ContentFault || error instanceof DatabaseInUseError || error instanceof EnvError
        ? error.message
        : error,
    );
    process.exitCode = 1;
  });
} else {
  console.error(`${command.error}\n\n${usage}`);
  process.exitCode = 2;
}
