import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/scripts/ports';
import { cleanEnv } from '../src/stack.ts';
import { createProvider } from './deployment.ts';

const run = promisify(execFile);

/** What was left of acknowledged writes after a provider was killed again and again. */
export type KillsResult = {
  database: 'embedded' | 'PostgreSQL';
  /** Times of the starts after a kill. */
  startMs: readonly number[];
  acknowledged: number;
  /** The keys of acknowledged writes that are not there. */
  lost: readonly string[];
};

const writers = 3;
/** The provider is killed at a random time after the first acknowledged write. */
const killWithinMs = 800;

/** Creates a token of the content API. */
const createToken = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const command = (...args: readonly string[]) =>
    run(process.execPath, args, { cwd: inRoot('apps/provider'), env: { ...cleanEnv, ...env } });
  await command('src/seed/main.ts');
  const { stdout } = await command(
    'src/contentApi/tokenMain.ts',
    'create',
    '--publication',
    'realestate',
    '--scopes',
    'read,write,publish',
  );
  return stdout.trim().split('\n').at(-1) ?? '';
};

/** Kills a provider with SIGKILL while articles are written to its content API, and reads every acknowledged one afterwards. */
export const killDuringWrites = async (
  folder: string,
  databaseUrl: string | undefined,
  kills: number,
): Promise<KillsResult> => {
  const dataDir = path.join(folder, databaseUrl === undefined ? 'killed-embedded' : 'killed-server');
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const token = await createToken(env);
  const port = await freePort();
  const provider = createProvider('provider', port, dataDir, env);
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const send = (method: string, key: string, body?: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/content/v1/articles/${key}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const acknowledged: string[] = [];
  const startMs: number[] = [];
  let count = 0;
  let lastStatus = '';

  const writeUntilKilled = async (state: { isKilled: boolean; hasWritten: () => void }): Promise<void> => {
    while (!state.isKilled) {
      const key = `${day}/written-before-a-kill-${(count += 1)}`;
      try {
        const response = await send('PUT', key, {
          title: `Written ${count}`,
          summary: 'A tower was sold.',
          primary: 'markets/northeast',
          authors: ['maren-ostrow'],
          body: { markdown: 'The tower sold for $40 million.' },
        });
        lastStatus = `${response.status} ${(await response.text()).slice(0, 300)}`;
        if (response.status !== 201) throw new Error(lastStatus);
        acknowledged.push(key);
        state.hasWritten();
      } catch (error) {
        // A write that the kill cut off is not acknowledged.
        if (!state.isKilled) throw new Error('A write failed before the kill.', { cause: error });
      }
    }
  };

  try {
    await provider.start();
    for (let kill = 0; kill < kills; kill += 1) {
      const first = Promise.withResolvers<void>();
      const state = { isKilled: false, hasWritten: first.resolve };
      const writing = Promise.all(Array.from({ length: writers }, () => writeUntilKilled(state)));
      await Promise.race([first.promise, writing]);
      await wait(randomInt(killWithinMs));
      state.isKilled = true;
      await provider.kill();
      await writing;
      const began = performance.now();
      await provider.start();
      startMs.push(performance.now() - began);
    }
    const lost: string[] = [];
    for (const key of acknowledged) {
      const response = await send('GET', key);
      await response.arrayBuffer();
      if (response.status !== 200) lost.push(key);
    }
    return {
      database: databaseUrl === undefined ? 'embedded' : 'PostgreSQL',
      startMs,
      acknowledged: acknowledged.length,
      lost,
    };
  } finally {
    await provider.kill();
  }
};
