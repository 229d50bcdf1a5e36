import { mkdirSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/open.ts';
import { type BackupPlan, type Env, EnvError } from '../env.ts';
import { createBackup } from './createBackup.ts';

/** The outcome of a scheduled backup. A failed one has been logged. */
type BackupOutcome = 'done' | 'failed';

type ScheduleOptions = BackupPlan & {
  clock: () => Date;
  backUp: (file: string) => Promise<BackupOutcome>;
  /** Is called when the folder cannot be read or an old backup cannot be removed, such as on a disk that has failed. */
  onError: (error: unknown) => void;
  /** How often it is checked whether a backup is due. */
  checkMs?: number;
};

const name = /^masthead-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const hourMs = 3_600_000;

const toName = (time: Date): string => `masthead-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Lists the scheduled backups of a folder, the oldest first. */
const list = (folder: string): { file: string; time: Date }[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((file) => {
    const [, hour, minute, second] = name.exec(file) ?? [];
    return hour === undefined
      ? []
      : [{ file: path.join(folder, file), time: new Date(`${hour}:${minute}:${second}Z`) }];
  });

/** Makes a backup when the newest is older than `everyHours`, then removes the oldest. Returns a stop function. */
export const startSchedule = ({
  folder,
  everyHours,
  files,
  clock,
  backUp,
  onError,
  checkMs = 60_000,
}: ScheduleOptions): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    const newest = list(folder).at(-1)?.time.getTime() ?? 0;
    if (clock().getTime() - newest < everyHours * hourMs) return;
    // A provider that was killed leaves an incomplete file. Only one has the embedded database.
    for (const part of existsSync(folder) ? readdirSync(folder) : [])
      if (part.endsWith('.part') && name.test(part.slice(0, -'.part'.length))) rmSync(path.join(folder, part));
    if ((await backUp(path.join(folder, toName(clock())))) === 'failed') return;
    for (const { file } of list(folder).slice(0, -files)) rmSync(file);
  };
  const timer = setInterval(() => {
    running ??= check()
      .catch(onError)
      .finally(() => (running = undefined));
  }, checkMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

type BackupsDeps = { database: OpenDatabase; env: Env; clock: () => Date; log: Logger };

/** Creates the folder of scheduled backups and a file in it, so that the start shows where that is impossible. */
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
