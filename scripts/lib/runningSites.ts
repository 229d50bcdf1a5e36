import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A site that this process runs. */
export type RunningSite = { site: string; origin: string };

/**
 * Lists a site in the data directory while this process runs it, so that the provider purges its pages whatever its
 * port (apps/provider/src/content/purge/runningSites.ts reads the list). The provider ignores entries of processes that have
 * ended.
 */
export const listAsRunning = (dataDir: string, { site, origin }: RunningSite): void => {
  const folder = path.join(dataDir, 'running');
  const file = path.join(folder, `${process.pid}-${new URL(origin).port}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ site, origin, pid: process.pid }));
  process.once('exit', () => rmSync(file, { force: true }));
};
