import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const runningSiteSchema = z.object({
  /** The site key of the content service. */
  site: z.string(),
  origin: z.string(),
  /** The process that started the site. */
  pid: z.int().positive(),
});

/** A site that `npm start` or `npm run dev` has started on this machine. */
export type RunningSite = z.infer<typeof runningSiteSchema>;

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

/** Lists the sites that run now and share this data directory (scripts/lib/runningSites.ts writes the list). */
export const listRunningSites = (dataDirectory: string): readonly RunningSite[] => {
  const folder = path.join(dataDirectory, 'running');
  return listFiles(folder)
    .map((name) => parse(read(path.join(folder, name))))
    .filter((site) => site !== undefined && isAlive(site.pid)) as readonly RunningSite[];
};
