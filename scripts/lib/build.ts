import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { run, type Finished } from './command.ts';
import type { Variables } from './env.ts';
import { StartError } from './faults.ts';
import { inRoot } from './paths.ts';

const kept = new Set(['cache', 'dev']);

const buildId = (folder: string): string | undefined => {
  const file = inRoot('apps', folder, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const clear = (folder: string): void => {
  const output = inRoot('apps', folder, '.next');
  for (const name of readdirSync(output))
    if (!kept.has(name)) rmSync(inRoot('apps', folder, '.next', name), { recursive: true });
};

const turbo = async (folders: readonly string[], env: Variables): Promise<Finished> => {
  const result = await run(
    inRoot('node_modules/.bin/turbo'),
    ['run', 'build', ...folders.map((folder) => `--filter=./apps/${folder}`), '--output-logs=new-only'],
    { env },
  );
  if (!result.ok) throw new StartError(`The production build failed:\n${result.output}`);
  return result;
};

/**
 * Builds brands for production. What has not changed since any earlier build is taken from the cache. A build that the
 * cache has laid over a different one is laid anew on empty ground: pages that a server had rendered for the other
 * build would name scripts that are not there.
 */
export const build = async (folders: readonly string[], env: Variables): Promise<void> => {
  const before = new Map(folders.map((folder) => [folder, buildId(folder)]));
  const { output } = await turbo(folders, env);
  const mixed = folders.filter((folder) => before.get(folder) !== undefined && before.get(folder) !== buildId(folder));
  if (mixed.length === 0 || !output.includes('cache hit')) return;
  mixed.forEach(clear);
  await turbo(folders, env);
};
