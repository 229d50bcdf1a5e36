// `npm run backup -- --to <file.tar.gz>`: a backup of the database and the media library, also while the provider runs.
import '@masthead/process/private-files';
import { openCommandDatabase } from '../../db/open.ts';
import { type Env, readEnv } from '../env.ts';
import { BackupError, toMediaFolder } from './archive.ts';
import { backupUsage, parseBackupArgs, runCommand } from './backupCommand.ts';
import { type BackupReply, requestBackup } from './backupServer.ts';
import { createBackup } from './createBackup.ts';

const backUp = async (env: Env, file: string): Promise<BackupReply> => {
  const { databaseUrl, dataDirectory } = env;
  const running = databaseUrl === undefined ? await requestBackup(dataDirectory, file) : undefined;
  if (running) return running;
  const database = await openCommandDatabase({ databaseUrl, dataDirectory });
  try {
    const mediaFolder = toMediaFolder(env);
    const bytes = await createBackup(file, { database, databaseUrl, dataDirectory, mediaFolder, now: new Date() });
    return { kind: 'done', bytes };
  } finally {
    await database.close();
  }
};

await runCommand(parseBackupArgs(process.argv.slice(2)), backupUsage, async ({ file }) => {
  const env = readEnv();
  const reply = await backUp(env, file);
  if (reply.kind === 'failed') throw new BackupError(reply.message);
  const mediaFolder = toMediaFolder(env);
  const media =
    mediaFolder === undefined
      ? 'without the media library, which is in MEDIA_BUCKET'
      : `with the media library of ${mediaFolder}`;
  process.stdout.write(`The backup is in ${file} (${(reply.bytes / 1_000_000).toFixed(1)} MB), ${media}.\n`);
});
