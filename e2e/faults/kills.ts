import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@masthead/process/ports';
import { createToken, listArticles, sendArticle } from './articles.ts';
import { createProvider } from './deployment.ts';
import { type Disk } from './disk.ts';
import { type Machine, until } from './machine.ts';

/** The database of a provider. */
export type DatabaseName = 'embedded' | 'PostgreSQL';

/** What was left of acknowledged writes after a provider was killed again and again. */
export type KillsResult = {
  database: DatabaseName;
  /** Times of the starts after a kill. */
  startMs: readonly number[];
  acknowledged: number;
  /** The keys of acknowledged writes that are not there. */
  lost: readonly string[];
};

/** What was left of acknowledged writes after the disk of the database was full. */
export type FullDiskResult = {
  database: DatabaseName;
  acknowledged: number;
  /** Writes that got an error while the disk was full. */
  refused: number;
  lost: readonly string[];
  /** Time from the moment at which the disk had space again to the next acknowledged write. */
  recoveryMs: number;
};

const writers = 3;
/** The provider is killed at a random time after the first acknowledged write. */
const killWithinMs = 800;
const writeTimeoutMs = 10_000;

/** Writes articles to a provider and remembers those that it acknowledges. */
const createWriter = (origin: string, token: string) => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const acknowledged: string[] = [];
  let count = 0;
  return {
    acknowledged,
    /** Writes one article. Rejects unless it is acknowledged. */
    write: async (): Promise<void> => {
      const key = `${day}/written-before-a-fault-${(count += 1)}`;
      const signal = AbortSignal.timeout(writeTimeoutMs);
      const response = await sendArticle({ origin, token, method: 'PUT', key, title: `Written ${count}`, signal });
      const text = await response.text();
      if (response.status !== 201) throw new Error(`${response.status} ${text.slice(0, 300)}`);
      acknowledged.push(key);
    },
    /** The keys of acknowledged articles that are not there. */
    findLost: async (): Promise<string[]> => {
      const keys = new Set(await listArticles(origin, token));
      return acknowledged.filter((key) => !keys.has(key));
    },
  };
};

/** A provider for writes on a seeded database, and a writer. */
const prepare = async (dataDir: string, databaseUrl: string | undefined) => {
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const token = await createToken(env);
  const port = await freePort();
  return {
    database: databaseUrl === undefined ? ('embedded' as const) : ('PostgreSQL' as const),
    provider: createProvider('provider', port, dataDir, () => env),
    writer: createWriter(`http://127.0.0.1:${port}`, token),
  };
};

/**
 * Kills a provider with SIGKILL while articles are written to its content API, and reads every acknowledged one
 * afterwards.
 */
export const killDuringWrites = async (
  dataDir: string,
  databaseUrl: string | undefined,
  kills: number,
): Promise<KillsResult> => {
  const { database, provider, writer } = await prepare(dataDir, databaseUrl);
  const startMs: number[] = [];

  const writeUntilKilled = async (state: { isKilled: boolean; hasWritten: () => void }): Promise<void> => {
    while (!state.isKilled) {
      try {
        await writer.write();
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
    return { database, startMs, acknowledged: writer.acknowledged.length, lost: await writer.findLost() };
  } finally {
    await provider.kill();
  }
};

/**
 * Fills the disk of a database while articles are written, frees it when it has refused one and `fullForMs` have passed,
 * and reads every acknowledged article. Processes that end by themselves are started again once the disk has space.
 */
export const fillDiskDuringWrites = async (
  dataDir: string,
  disk: Disk,
  server: { machine: Machine; url: string } | undefined,
  fullForMs: number,
): Promise<FullDiskResult> => {
  const { database, provider, writer } = await prepare(dataDir, server?.url);
  let refused = 0;
  const state = { isOver: false };
  const writeAlways = async (): Promise<void> => {
    while (!state.isOver) {
      try {
        await writer.write();
      } catch {
        refused += 1; // The disk is full, or the database starts again.
        await wait(50);
      }
    }
  };
  try {
    await provider.start();
    const writing = Promise.all(Array.from({ length: writers }, writeAlways));
    await until(async () => writer.acknowledged.length > writers, 'The first write');
    disk.fill();
    await until(async () => refused > 0, 'A write that the full disk refuses');
    await wait(fullForMs);
    disk.free();
    const began = performance.now();
    const before = writer.acknowledged.length;
    await until(async () => {
      await server?.machine.revive();
      await provider.revive();
      return writer.acknowledged.length > before;
    }, 'A write after the disk was full');
    const recoveryMs = Math.round(performance.now() - began);
    state.isOver = true;
    await writing;
    return { database, acknowledged: writer.acknowledged.length, refused, lost: await writer.findLost(), recoveryMs };
  } finally {
    state.isOver = true;
    await provider.kill();
  }
};
