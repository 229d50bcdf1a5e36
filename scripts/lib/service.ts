import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Variables } from './env.ts';
import { signalProcessGroup } from './command.ts';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

/** A full log file is renamed to `name.log.1`; older ones move on to 2 and 3, and the oldest is removed. */
const defaults = { size: '10M', oldFiles: 3 } as const;

/** Opens a log file of bounded size for appending. Its folder is created. */
export const openLogFile = (
  file: string,
  { size, oldFiles }: { size: `${number}${'B' | 'M'}`; oldFiles: number } = defaults,
): RotatingFileStream => {
  const name = path.basename(file);
  const stream = createStream((index: number | Date) => (index ? `${name}.${Number(index)}` : name), {
    path: path.dirname(file),
    size,
    rotate: oldFiles,
  });
  // A full disk ends the log, not the process that is logged.
  return stream.once('error', ({ message }) =>
    console.error(`${file} cannot be written, so no more lines are logged there until the next start: ${message}`),
  );
};

/** The exit code of a process, or 128 plus the number of the signal that ended it. */
export type Exit = { code: number };

/** A child process that runs until it is stopped. */
export type Service = {
  name: string;
  /** The id of its process group; undefined where it could not be started. */
  processGroup: number | undefined;
  logFile: string;
  /** Resolves when the process has exited. */
  ended: Promise<Exit>;
  /** The last lines of its output. */
  lastLines: () => readonly string[];
  /** Stops the process and all its children. Resolves when they have exited. */
  stop: () => Promise<void>;
};

export type ServiceOptions = {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  cwd: string;
  env: Variables;
  logFile: string;
  onLine?: (line: string) => void;
};

const graceMs = 12_000;
const maxLogLines = 30;
const killOnParentExit = path.join(import.meta.dirname, 'killOnParentExit.ts');
const groups = new Set<number>();

// Kills the children when this process exits or crashes.
process.on('exit', () => groups.forEach((pid) => signalProcessGroup(pid, 'SIGKILL')));

/** Starts a process in its own process group and writes its output to a log file. */
export const startService = ({ name, args, cwd, env, logFile, onLine }: ServiceOptions): Service => {
  const log = openLogFile(logFile);
  const lines: string[] = [];
  const child = spawn(process.execPath, [killOnParentExit, ...args], {
    cwd,
    env: { ...env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      lines.push(line);
      if (lines.length > maxLogLines) lines.shift();
      onLine?.(line);
    });
  }
  const ended = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve({ code: 1 });
    });
    child.once('exit', () => {
      if (pid === undefined) return;
      signalProcessGroup(pid, 'SIGKILL');
      groups.delete(pid);
    });
    child.once('close', (code) => {
      log.end();
      resolve({ code: code ?? 1 });
    });
  });
  const stop = async (): Promise<void> => {
    if (pid === undefined || !groups.has(pid)) return;
    signalProcessGroup(pid, 'SIGTERM');
    const hard = setTimeout(() => signalProcessGroup(pid, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(hard);
  };
  return { name, processGroup: pid, logFile, ended, lastLines: () => lines, stop };
};
