import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testEnv } from '../../provider/test/support/env.ts';
import { freePort } from '../../../packages/process/src/ports.ts';

const app = path.join(import.meta.dirname, '..');

/** A process that is started again after it was killed. */
type Server = {
  origin: string;
  /** Ends the process at once, as a crash or the kernel does. */
  kill: () => Promise<void>;
  /** Starts it, and resolves when it responds. */
  start: () => Promise<void>;
};

const createServer = (port: number, args: readonly string[], env: Record<string, string>, probe: string): Server => {
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const responds = async (): Promise<boolean> =>
    (await fetch(`${origin}${probe}`).catch(() => undefined)) !== undefined;
  return {
    origin,
    kill: async () => {
      if (!child || child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
    start: async () => {
      child = spawn(process.execPath, [...args], { cwd: app, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data: Buffer) => (output += data.toString()));
      while (!(await responds())) {
        if (child.exitCode !== null) throw new Error(`The server on port ${port} has ended: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
};

/** Starts the built desk, and a content API on a database of PostgreSQL, each in a process of its own. */
export const startServers = async (databaseUrl: string, variables: Readonly<Record<string, string>> = {}) => {
  const [deskPort, apiPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-desk-'));
  const base = { PATH: testEnv.path, HOME: folder, NODE_ENV: 'production' };
  const api = createServer(apiPort, ['test/contentProcess.ts', databaseUrl, String(apiPort), folder], base, '/');
  await api.start();
  const tokens = readFileSync(path.join(folder, 'tokens'), 'utf8');
  const env = {
    ...base,
    DESK_DATA_DIR: folder,
    DESK_SECRET: 'a secret of the tests, of 32 characters',
    DESK_TOKENS: tokens,
    DESK_PORT: String(deskPort),
    DESK_REFRESH_SECONDS: '1',
    PROVIDER_ORIGIN: api.origin,
    NEXT_TELEMETRY_DISABLED: '1',
    ...variables,
  };
  const migrated = spawnSync(process.execPath, ['node_modules/payload/bin.js', '--disable-transpile', 'migrate'], {
    cwd: app,
    env,
  });
  if (migrated.status !== 0) throw new Error(`The migrations failed: ${migrated.stderr.toString()}`);
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(deskPort), '-H', '127.0.0.1'];
  const desk = createServer(deskPort, next, env, '/api/users/me');
  await desk.start();
  const close = async () => {
    await Promise.all([desk.kill(), api.kill()]);
    rmSync(folder, { recursive: true });
  };
  const token = (key: string) =>
    new Map(tokens.split(',').map((entry) => entry.split('=') as [string, string])).get(key) ?? '';
  return { desk, api, token, close };
};
