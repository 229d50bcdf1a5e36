import { type FSWatcher, watch } from 'node:fs';

export type WatchContentOptions = {
  directory: string;
  /** Imports what has changed. Never called while it runs. */
  update: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** An editor writes a file in several steps. */
const settleMs = 40;

/** Calls `update` after each change of a file in a folder. Changes during an update cause one more. */
export const watchContent = ({
  directory,
  update,
  onError,
}: WatchContentOptions): { updateNow: () => void; stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let lastUpdate: Promise<void> = Promise.resolve();
  let isQueued = false;
  const runUpdate = async (): Promise<void> => {
    isQueued = false;
    await update();
  };
  const queueUpdate = (): void => {
    if (isQueued) return;
    isQueued = true;
    lastUpdate = lastUpdate.then(runUpdate).catch(onError);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(queueUpdate, settleMs);
  };
  const watcher: FSWatcher = watch(directory, { recursive: true }, schedule);
  watcher.on('error', onError);
  return {
    updateNow: queueUpdate,
    stop: async () => {
      clearTimeout(timer);
      watcher.close();
      await lastUpdate;
    },
  };
};
