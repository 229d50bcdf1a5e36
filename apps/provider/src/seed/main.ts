import path from 'node:path';
import { ContentError } from '../content/readContent.ts';
import { DatabaseInUseError } from '../db/embedded/lock.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { type OpenDatabase, openCommandDatabase } from '../db/open.ts';
import { EnvError, readEnv } from '../env.ts';
import { openMediaLibrary } from '../media/mediaLibrary.ts';
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
        ? 'No file is new or changed.'
        : `Pages with ${tags} cache tag(s) are refreshed when the provider runs with REVALIDATE_SECRET, otherwise when they expire.`,
    );
  }
  if (!(await seedIfEmpty(db, options)))
    log('The database already has content. Use --update to import changed files, or --reset to replace all content.');
};

const run = async ({ mode, content, missing, scale }: SeedCommand): Promise<void> => {
  const { databaseUrl, dataDirectory, sampleData, media } = readEnv();
  const { db, close } = await openCommandDatabase({ databaseUrl, dataDirectory });
  try {
    const now = new Date();
    await migrateToLatest(db);
    const sampleAccounts = content === undefined && sampleData === 'content-and-accounts' ? 'create' : 'skip';
    await write(db, mode, {
      now,
      log,
      missing,
      sampleAccounts,
      library: await openMediaLibrary({ db, dataDirectory, clock: () => new Date(), ...media }),
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
    // Errors that the operator can fix need no stack trace.
    console.error(
      error instanceof ContentError || error instanceof DatabaseInUseError || error instanceof EnvError
        ? error.message
        : error,
    );
    process.exitCode = 1;
  });
} else {
  console.error(`${command.error}\n\n${usage}`);
  process.exitCode = 2;
}
