import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/open.ts';
import { type BackupPlan, type Env, EnvError } from '../env.ts';
import { type BackupReply, startBackupServer } from './backupServer.ts';
import { createBackup } from './createBackup.ts';
import { toMediaFolder } from './archive.ts';
import { startSchedule } from './schedule.ts';

type BackupsDeps = { database: OpenDatabase; env: Env; clock: () => Date; log: Logger };

/**
 * Creates the folder of scheduled backups and a file in it. Throws where that is impossible, so that the start shows
 * it.
 */
export const checkBackupFolder = ({ folder }: BackupPlan): void => {
  const file = path.join(folder, `test-${process.pid}.part`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '', { mode: 0o600 });
    rmSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new EnvError(
      `BACKUP_DIR: no file can be created in ${folder} (${code}). Let the user of the provider write to it, and under systemd name it in ReadWritePaths (docs/guides/backups.md).`,
      { cause },
    );
  }
};

/**
 * Makes backups of the embedded database: those that commands request, which contain the media library, and the
 * scheduled ones, which do not. One is made at a time. Returns a function that stops both.
 */
export const startBackups = async ({ database, env, clock, log }: BackupsDeps): Promise<() => Promise<void>> => {
  const { dataDirectory, databaseUrl, backups } = env;
  let running: Promise<BackupReply> = Promise.resolve({ kind: 'done', bytes: 0 });

  const create = async (file: string, mediaFolder: string | undefined): Promise<BackupReply> => {
    try {
      const bytes = await createBackup(file, { database, databaseUrl, dataDirectory, mediaFolder, now: clock() });
      log.info({ file, bytes }, 'a backup was made');
      return { kind: 'done', bytes };
    } catch (err) {
      log.error({ err, file }, 'a backup could not be made');
      return { kind: 'failed', message: err instanceof Error ? err.message : String(err) };
    }
  };
  const backUp = (file: string, mediaFolder?: string): Promise<BackupReply> =>
    (running = running.then(() => create(file, mediaFolder)));

  const server = await startBackupServer(dataDirectory, (file) => backUp(file, toMediaFolder(env)));
  if (!server)
    log.warn(
      `npm run backup works only while the provider is stopped: the path of ${path.resolve(dataDirectory)} is too long for a socket`,
    );
  const stopSchedule =
    backups &&
    startSchedule({
      ...backups,
      clock,
      backUp,
      onError: (err) => log.error({ err, folder: backups.folder }, 'the folder of scheduled backups cannot be used'),
    });
  return async () => {
    server?.close();
    await stopSchedule?.();
    await running;
  };
};
