import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process of the deployment, with everything that it has started. */
export type Machine = {
  name: string;
  /** Starts it. Resolves when it can be used. */
  start: () => Promise<void>;
  /** Ends it at once, without a chance to clean up. */
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  /** Ends it as a deployment does. */
  stop: () => Promise<void>;
  /** Starts it again if it has ended by itself, as a supervisor does. */
  revive: () => Promise<void>;
};

/** A process that was started. `ended` resolves when it has exited. */
export type Started = { pid: number; ended: Promise<unknown>; lastLines?: () => readonly string[] };

const pollMs = 50;
/** A process that does not end in this time is killed, as process managers do. */
const graceMs = 15_000;
const startTimeoutMs = 120_000;

/** Returns the parent of a process; undefined where it has exited. */
const readParent = (pid: number): number | undefined => {
  try {
    // The name of the program, in parentheses, may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined; // It exited between the listing and the reading.
  }
};

/** Lists a process and all that it has started. PostgreSQL's are no process group. */
const listTree = (root: number): number[] => {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => ({ pid, parent: readParent(pid) }));
  const tree = [root];
  for (const pid of tree) tree.push(...parents.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return tree;
};

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

const running = new Set<number>();
process.on('exit', () => {
  for (const pid of running) signal(listTree(pid), 'SIGKILL');
});

/** Resolves when a check holds. */
export const until = async (check: () => Promise<boolean>, what: string, everyMs = pollMs): Promise<void> => {
  const deadline = performance.now() + startTimeoutMs;
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${startTimeoutMs / 1000} s.`);
    await wait(everyMs);
  }
};

/**
 * What asks a process to end. A service is started by a launcher, which exits with it and leaves signals to it: `tree`.
 * A server with workers of its own ends them itself: `root`.
 */
export type EndRequest = { signal: NodeJS.Signals; to: 'root' | 'tree' };

/** Creates a machine from the way to start its process. */
export const createMachine = (
  name: string,
  launch: () => Started,
  isReady: () => Promise<boolean>,
  request: EndRequest = { signal: 'SIGTERM', to: 'tree' },
): Machine => {
  let current: Started | undefined;
  let hasExited = false;
  const signalTree = (kind: NodeJS.Signals): void => {
    if (current) signal(listTree(current.pid), kind);
  };
  const end = async (send: (pid: number) => void): Promise<void> => {
    if (!current) return;
    const { pid, ended } = current;
    send(pid);
    await ended;
    running.delete(pid);
    current = undefined;
  };
  const start = async (): Promise<void> => {
    const started = launch();
    current = started;
    hasExited = false;
    running.add(started.pid);
    void started.ended.then(() => {
      if (current === started) hasExited = true;
    });
    try {
      await until(isReady, `The start of ${name}`);
    } catch (cause) {
      throw new Error(`${name} did not start:\n${started.lastLines?.().join('\n') ?? ''}`, { cause });
    }
  };
  return {
    name,
    start,
    revive: async () => {
      if (!current || !hasExited) return;
      // What it has started may be left.
      await end((pid) => signal(listTree(pid), 'SIGKILL'));
      await start();
    },
    kill: () => end((pid) => signal(listTree(pid), 'SIGKILL')),
    freeze: () => signalTree('SIGSTOP'),
    thaw: () => signalTree('SIGCONT'),
    stop: async () => {
      const hard = setTimeout(() => signalTree('SIGKILL'), graceMs);
      await end((pid) => signal(request.to === 'tree' ? listTree(pid) : [pid], request.signal));
      clearTimeout(hard);
    },
  };
};

/** Starts a program with its output in a file. */
export const launchProgram = (
  command: string,
  args: readonly string[],
  logFile: string,
  user: { uid: number; gid: number } | undefined = undefined,
): Started => {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, { ...user, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  if (child.pid === undefined) throw new Error(`${command} could not be started.`);
  return { pid: child.pid, ended: new Promise((resolve) => child.once('exit', resolve)) };
};
