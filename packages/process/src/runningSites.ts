import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const runningSiteSchema = z.object({
  /** Folder of the brand's app. */
  brand: z.string(),
  origin: z.string(),
  /** The process of the site's server. */
  pid: z.int().positive(),
});

/** A site whose server runs on this machine. */
export type RunningSite = z.infer<typeof runningSiteSchema>;

const toFolder = (dataDirectory: string): string => path.join(dataDirectory, 'running');

/**
 * Lists the site that this process serves in the data directory until the process ends, so that the provider purges its
 * pages whatever its port is. Entries of killed processes stay; `listRunningSites` ignores them.
 */
export const registerRunningSite = (dataDirectory: string, { brand, port }: { brand: string; port: number }): void => {
  const folder = toFolder(dataDirectory);
  const file = path.join(folder, `${port}.json`);
  const site: RunningSite = { brand, origin: `http://localhost:${port}`, pid: process.pid };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(site));
  process.once('exit', () => rmSync(file, { force: true }));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user may not be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const parse = (text: string): RunningSite | undefined => {
  try {
    return runningSiteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // A file that is being written.
  }
};

const listFiles = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return []; // No site has been started with this data directory.
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The site was stopped meanwhile.
  }
};

/** Lists the sites that run now and share this data directory. */
export const listRunningSites = (dataDirectory: string): readonly RunningSite[] => {
  const folder = toFolder(dataDirectory);
  return listFiles(folder)
    .map((name) => parse(read(path.join(folder, name))))
    .filter((site) => site !== undefined && isAlive(site.pid)) as readonly RunningSite[];
};
