import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../src/ports.ts';

/** Whether this machine has a Redis server. Tests that need one are skipped without it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis process without data on disk. */
export type RedisProcess = {
  url: string;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  stop: () => Promise<void>;
};

/** Starts a Redis server on a free port. Resolves when it accepts connections. Stop it after the test. */
export const startRedisProcess = async (): Promise<RedisProcess> => {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  let output = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    output += part.toString();
    if (output.includes('Ready to accept connections')) break;
  }
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
