import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

type WarmApartOptions = {
  dataDirectory: string;
  /** Paths (`/images/…`) in the order of need. */
  ids: readonly string[];
  signal: AbortSignal;
  log: (line: string) => void;
};

const entry = path.join(import.meta.dirname, 'warmProcess.ts');

/**
 * Renders pictures ahead of the first visitors in a separate process with a low priority, so that requests come first.
 * Both processes share the disk cache.
 */
export const warmInProcess = async ({ dataDirectory, ids, signal, log }: WarmApartOptions): Promise<void> => {
  if (signal.aborted) return;
  const child = fork(entry, [dataDirectory], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    // The process could not start, or exited before it received its work.
    child.on('error', (error) => {
      log(`No pictures are drawn ahead: ${error.message}`);
      if (child.pid === undefined) resolve(0);
    });
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => log(text.toString().trimEnd()));
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    // The pictures are rendered anyway, with normal priority.
    log(`The drawing of pictures could not be given a low priority: ${String(error)}`);
  }
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  child.send([...ids]);
  const code = await ended;
  signal.removeEventListener('abort', stop);
  if (code !== 0 && !signal.aborted)
    log(`The pictures were not all drawn ahead (exit code ${code}); the others are drawn when they are requested.`);
};
