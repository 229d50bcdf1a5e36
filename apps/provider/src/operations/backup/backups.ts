import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/open.ts';
import { type BackupPlan, type Env, EnvError } from '../env.ts';
import { createBackup } from './createBackup.ts';
import { type BackupOutcome, startSchedule } from './schedule.ts';

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

/** Makes the scheduled backups of the embedded database, without the media library. Returns a function that stops it. */
export const startBackups = ({ database, env, clock, log }: BackupsDeps): (() => Promise<void>) => {
  const { dataDirectory, databaseUrl, backups } = env;
  if (!backups) return async () => undefined;
  const backUp = async (file: string): Promise<BackupOutcome> => {
    try {
      const options = { database, databaseUrl, dataDirectory, mediaFolder: undefined, now: clock() };
      const bytes = await createBackup(file, options);
      log.info({ file, bytes }, 'a backup was made');
      return 'done';
    } catch (err) {
      log.error({ err, file }, 'a backup could not be made');
      return 'failed';
    }
  };
  return startSchedule({
    ...backups,
    clock,
    backUp,
    onError: (err) => log.error({ err, folder: backups.folder }, 'the folder of scheduled backups cannot be used'),
  });
};
