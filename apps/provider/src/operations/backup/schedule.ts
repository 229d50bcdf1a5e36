import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BackupPlan } from '../env.ts';

/** The outcome of a scheduled backup. A failed one has been logged. */
export type BackupOutcome = 'done' | 'failed';

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

/** Returns the name of the backup of a time. */
const toName = (time: Date): string => `masthead-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Lists the scheduled backups of a folder, the oldest first. */
const list = (folder: string): { file: string; time: Date }[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((file) => {
    const [, hour, minute, second] = name.exec(file) ?? [];
    return hour === undefined
      ? []
      : [{ file: path.join(folder, file), time: new Date(`${hour}:${minute}:${second}Z`) }];
  });

/**
 * Makes a backup when the newest one is older than `everyHours`, also after a restart, and then removes the oldest
 * ones. A backup that fails removes none, and is made again at the next check. Returns a function that stops it.
 */
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
