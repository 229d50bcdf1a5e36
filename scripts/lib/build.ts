import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './command.ts';
import type { Variables } from './env.ts';
import { StartError } from './errors.ts';
import { inRoot } from './paths.ts';

const savedFiles = new Set(['cache', 'dev']);

const buildId = (folder: string): string | undefined => {
  const file = inRoot('apps', folder, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const clear = (folder: string): void => {
  const output = inRoot('apps', folder, '.next');
  for (const name of readdirSync(output))
    if (!savedFiles.has(name)) rmSync(inRoot('apps', folder, '.next', name), { recursive: true });
};

const turbo = async (folders: readonly string[], env: Variables): Promise<{ output: string }> => {
  const result = await run(
    inRoot('node_modules/.bin/turbo'),
    ['run', 'build', ...folders.map((folder) => `--filter=./apps/${folder}`), '--output-logs=new-only'],
    { env },
  );
  if (!result.ok) throw new StartError(`The production build failed:\n${result.output}`);
  return result;
};

/** Builds brands. A build restored over another is restored again into an empty folder. */
export const withCleanBuilds = async <Result extends { output: string }>(
  folders: readonly string[],
  env: Variables,
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = new Map(folders.map((folder) => [folder, buildId(folder)]));
  const result = await work();
  const mixed = folders.filter((folder) => before.get(folder) !== undefined && before.get(folder) !== buildId(folder));
  if (mixed.length === 0 || !result.output.includes('cache hit')) return result;
  mixed.forEach(clear);
  await turbo(mixed, env);
  return result;
};

/** Builds brands for production. A build whose inputs have not changed comes from the cache. */
export const build = async (folders: readonly string[], env: Variables): Promise<void> => {
  await withCleanBuilds(folders, env, () => turbo(folders, env));
};
