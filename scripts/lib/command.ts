import { spawn } from 'node:child_process';
import type { Variables } from './env.ts';
import { root } from './paths.ts';

export const signalProcessGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the whole group has exited already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** The result of a command. `output` is everything that it printed. */
export type CommandResult = { ok: boolean; output: string };

type Options = { env: Variables; cwd?: string; show?: 'live' | 'nothing' };

type Running = { signal: (signal: NodeJS.Signals) => void; ended: Promise<unknown> };

const graceMs = 12_000;
const running = new Set<Running>();
process.on('exit', () => running.forEach(({ signal }) => signal('SIGKILL')));

/** Stops every running command: with SIGTERM, so that it can stop its own process groups, then with SIGKILL. */
export const stopCommands = async (): Promise<void> => {
  const left = [...running];
  for (const { signal } of left) signal('SIGTERM');
  const hard = setTimeout(() => left.forEach(({ signal }) => signal('SIGKILL')), graceMs);
  await Promise.all(left.map(({ ended }) => ended));
  clearTimeout(hard);
};

/** Runs a command in its own process group, which ends with this process. Resolves when the command exits. */
export const run = (
  command: string,
  args: readonly string[],
  { env, cwd = root, show = 'nothing' }: Options,
): Promise<CommandResult> => {
  const child = spawn(command, args, { cwd, env: { ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (show === 'live') to.write(chunk);
    });
  }
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const entry: Running = {
    signal: (signal) => child.pid !== undefined && signalProcessGroup(child.pid, signal),
    ended,
  };
  running.add(entry);
  return ended.then((ok) => {
    running.delete(entry);
    return { ok, output: Buffer.concat(chunks).toString('utf8') };
  });
};
