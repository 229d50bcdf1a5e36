import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@masthead/process/ports';

const startScript = path.join(import.meta.dirname, '../../../../deploy/bin/start-groonga.sh');

/** Whether this machine has Groonga (Debian: groonga-bin). Tests that need it are skipped without it. */
export const hasGroonga = spawnSync('groonga', ['--version']).status === 0;

/** A Groonga server with its data in a temporary folder. */
export type GroongaProcess = {
  url: string;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends the process as the kernel does when memory is short. */
  kill: () => Promise<void>;
  /** Starts the process again on the same port, with its data unless they are broken. */
  restart: () => Promise<void>;
  /** Ends the process and deletes its data. */
  remove: () => Promise<void>;
};

const isResponding = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/d/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a Groonga server on a free port. */
export const startGroonga = async (): Promise<GroongaProcess> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-groonga-'));
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(startScript, [folder, '127.0.0.1', String(port)], { stdio: 'ignore' });
    while (!(await isResponding(port))) {
      if (child.exitCode !== null) throw new Error(`Groonga ended with code ${child.exitCode}.`);
      await wait(20);
    }
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `groonga+http://127.0.0.1:${port}`,
    signal: (signal) => void child.kill(signal),
    kill,
    restart: start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
};
