// `npm run backup -- --to <file.tar.gz>`: a backup of the database and the media library, also while the provider runs.
import '@masthead/process/private-files';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { toMediaFolder } from './archive.ts';
import { backupUsage, parseBackupArgs } from './backupCommand.ts';
import { createBackup } from './createBackup.ts';

await runCommand(backupUsage, parseBackupArgs(process.argv.slice(2)), async ({ file }) => {
  const env = readEnv();
  const { databaseUrl, dataDirectory } = env;
  const mediaFolder = toMediaFolder(env);
  const bytes = await withCommandDatabase({ ...env, schema: 'any' }, (database) =>
    createBackup(file, { database, databaseUrl, dataDirectory, mediaFolder, now: new Date() }),
  );
  const media =
    mediaFolder === undefined
      ? 'without the media library, which is in MEDIA_BUCKET'
      : `with the media library of ${mediaFolder}`;
  return `The backup is in ${file} (${(bytes / 1_000_000).toFixed(1)} MB), ${media}.\n`;
});
