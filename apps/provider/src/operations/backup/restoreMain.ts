// `npm run restore -- --from <file.tar.gz>|embedded [--replace]`: restores the database of a backup, or copies the
// embedded one into PostgreSQL. Stop the provider before.
import '@masthead/process/private-files';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { parseRestoreArgs, restoreUsage } from './backupCommand.ts';
import { toMediaFolder } from './archive.ts';
import { moveToServer, restoreBackup } from './restoreBackup.ts';

const kindNames = { embedded: 'an embedded database', server: 'PostgreSQL' } as const;

await runCommand(restoreUsage, parseRestoreArgs(process.argv.slice(2)), async ({ source, existing }) => {
  const env = readEnv();
  const { databaseUrl, dataDirectory } = env;
  const options = { databaseUrl, dataDirectory, existing, now: new Date() };
  const restore = async () => {
    if (source.kind === 'embedded')
      return {
        restored: `Copied the embedded database of ${dataDirectory}`,
        previous: await moveToServer(options),
      };
    const { manifest, previous } = await restoreBackup(source.file, { ...options, mediaFolder: toMediaFolder(env) });
    return { restored: `Restored the backup of ${manifest.createdAt}, of ${kindNames[manifest.kind]},`, previous };
  };
  const { restored, previous } = await restore();
  const place = databaseUrl === undefined ? 'folder' : 'schema';
  return [
    `${restored} into ${kindNames[databaseUrl === undefined ? 'embedded' : 'server']}.`,
    ...(previous === undefined
      ? []
      : [`The database from before is the ${place} ${previous}. Remove it when all is well.`]),
    'Start the provider, empty Redis if there is one, and restart the sites: their caches may have newer content.',
    '',
  ].join('\n');
});
