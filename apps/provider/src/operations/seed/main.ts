import '@masthead/process/private-files';
import path from 'node:path';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { openMediaLibrary } from '../../media/library/mediaLibrary.ts';
import { parseSeedCommand, usage, type SeedCommand } from './command.ts';
import { addSyntheticArticles } from './scale/addArticles.ts';
import { type Imported, isSeeded, resetContent, type SeedOptions, seedIfEmpty, updateContent } from './seed.ts';

const log = (line: string): void => console.log(line);

const describeUpdate = ({ tags, failures }: Imported): string =>
  tags === 0
    ? `No file is new or changed${failures.length > 0 ? ' in the publications that can be read' : ''}.`
    : `Pages with ${tags} cache tag(s) are refreshed when the provider runs with REVALIDATE_SECRET, otherwise when they expire.`;

const write = async (
  db: OpenDatabase['db'],
  mode: SeedCommand['mode'],
  options: SeedOptions,
): Promise<Imported | undefined> => {
  if (mode === 'reset') return resetContent(db, options);
  if (mode === 'update' && (await isSeeded(db))) {
    const imported = await updateContent(db, options);
    log(describeUpdate(imported));
    return imported;
  }
  const imported = await seedIfEmpty(db, options);
  if (!imported)
    log('The database already has content. Use --update to import changed files, or --reset to replace all content.');
  return imported;
};

const run = async ({ mode, content, missing, scale }: SeedCommand): Promise<void> => {
  const env = readEnv();
  const { dataDirectory, sampleData, media } = env;
  await withCommandDatabase({ ...env, ifMissing: 'create' }, async ({ db }) => {
    const now = new Date();
    const sampleAccounts = content === undefined && sampleData === 'content-and-accounts' ? 'create' : 'skip';
    const imported = await write(db, mode, {
      now,
      log,
      missing,
      sampleAccounts,
      library: await openMediaLibrary({ db, dataDirectory, clock: () => new Date(), ...media }),
      ...(content !== undefined && { contentDirectory: path.resolve(content) }),
    });
    for (const failure of imported?.failures ?? []) console.error(failure);
    if (imported && imported.failures.length > 0) process.exitCode = 1;
    if (scale > 0) await addSyntheticArticles(db, scale, { now, log });
  });
};

const parsed = parseSeedCommand(process.argv.slice(2));
await runCommand(usage, parsed.ok ? parsed.value : parsed.error, run);
