// `npm run restore -- --from <file.tar.gz> [--replace]`: restores the database of a backup. Stop the provider before.
import '@masthead/process/private-files';
import { readEnv } from '../env.ts';
import { parseRestoreArgs, restoreUsage, runCommand } from './backupCommand.ts';
import { toMediaFolder } from './archive.ts';
import { restoreBackup } from './restoreBackup.ts';

const kindNames = { embedded: 'an embedded database', server: 'PostgreSQL' } as const;

await runCommand(parseRestoreArgs(process.argv.slice(2)), restoreUsage, async ({ file, existing }) => {
  const env = readEnv();
  const { databaseUrl, dataDirectory } = env;
  const mediaFolder = toMediaFolder(env);
  const { manifest, previous } = await restoreBackup(file, {
    databaseUrl,
    dataDirectory,
    mediaFolder,
    existing,
    now: new Date(),
  });
  const place = databaseUrl === undefined ? 'folder' : 'schema';
  process.stdout.write(
    [
      `Restored the backup of ${manifest.createdAt}, of ${kindNames[manifest.kind]}, into ${kindNames[databaseUrl === undefined ? 'embedded' : 'server']}.`,
      ...(previous === undefined
        ? []
        : [`The database from before is the ${place} ${previous}. Remove it when all is well.`]),
      'Start the provider, empty Redis if there is one, and restart the sites: their caches may have newer content.',
      '',
    ].join('\n'),
  );
});
