import path from 'node:path';
import { cpSync } from 'node:fs';
import { startDeployment, createPostgres, type Deployment, type SeededData } from './deployment.ts';
import { type DeployResult, measureDeploy } from './deploys.ts';
import { type Disk, mountDisk } from './disk.ts';
import { type Fault, type FaultResult, listFaults, measureFault, seePages, type SeenPages } from './faults.ts';
import {
  type DatabaseName,
  fillDiskDuringWrites,
  type FullDiskResult,
  killDuringWrites,
  type KillsResult,
} from './kills.ts';
import { type Machine, until } from './machine.ts';
import { measurePurges, type PurgesResult } from './purges.ts';
import type { Programs } from './programs.ts';

/** What to do with a deployment. */
export type SuiteOptions = {
  /** How long a fault lasts, in ms. */
  lastsMs: number;
  select: (fault: Pick<Fault, 'subject' | 'kind'>) => boolean;
  /** Corrections of an article. 0: none are measured. */
  purges: number;
  deploys: 'none' | 'one';
  onResult?: (result: FaultResult) => void;
};

/** What a deployment went through. */
export type SuiteResult = {
  faults: readonly FaultResult[];
  purges: readonly PurgesResult[];
  deploy: DeployResult | undefined;
};

const shortFaults: ReadonlySet<string> = new Set([
  'Redis frozen',
  'PostgreSQL killed',
  'provider 1 frozen',
  'site 1 killed',
  'disk of PostgreSQL full',
  'clock of site 2 5 min behind',
]);

/** The form for continuous integration: about a minute. Writes to PostgreSQL are as durable as PostgreSQL is. */
export const short = {
  lastsMs: 2_000,
  kills: 1,
  databases: ['embedded'],
  purges: 5,
  deploys: 'none',
  select: ({ subject, kind }: Pick<Fault, 'subject' | 'kind'>): boolean => shortFaults.has(`${subject} ${kind}`),
} as const;

/** Pages of different kinds. Those of the sample content that exist are used. */
const paths = [
  '/',
  '/markets/northeast/',
  '/markets/',
  '/sectors/',
  '/search/?q=office',
  '/podcastcenter/',
  '/events/',
  '/no-such-page/',
];

/** Space of a disk that is filled during writes, in MB. */
const databaseMegabytes = 1_024;

const breakDeployment = async (
  folder: string,
  deployment: Deployment,
  { lastsMs, select, purges, deploys, onResult }: SuiteOptions,
): Promise<SuiteResult> => {
  let pages: SeenPages = { seen: [], cached: [] };
  // On a busy machine a site may store its pages only after some requests.
  await until(async () => {
    pages = await seePages(deployment, paths);
    return pages.cached.length >= paths.length / 2;
  }, 'That half of the pages are cached');
  const faults: FaultResult[] = [];
  const selected = listFaults(deployment).filter(select);
  for (const fault of selected.length > 0 ? [undefined, ...selected] : []) {
    const result = await measureFault(deployment, pages, fault, lastsMs);
    faults.push(result);
    onResult?.(result);
  }
  return {
    faults,
    purges: purges === 0 ? [] : await measurePurges(deployment, purges),
    deploy: deploys === 'none' ? undefined : await measureDeploy(folder, deployment, pages),
  };
};

/** Starts a deployment, causes each selected fault in turn, and measures purges and a deploy. */
export const runDeployment = async (
  folder: string,
  programs: Programs,
  seeded: SeededData,
  options: SuiteOptions,
): Promise<SuiteResult> => {
  const deployment = await startDeployment(folder, programs, seeded);
  try {
    return await breakDeployment(folder, deployment, options);
  } finally {
    await deployment.stop();
  }
};

/** Where the data of a run comes from, and the databases whose provider is broken. */
type WritesOptions = {
  folder: string;
  programs: Programs;
  seeded: SeededData;
  databases: readonly DatabaseName[];
};

/** Runs `use` with a PostgreSQL server that has the sample content. */
const withServer = async <T>(
  { folder, programs, seeded }: WritesOptions,
  name: string,
  use: (server: { machine: Machine; url: string }) => Promise<T>,
): Promise<T> => {
  const { machine, port, toUrl } = await createPostgres(folder, programs, name, seeded.postgres);
  await machine.start();
  try {
    return await use({ machine, url: toUrl(port) });
  } finally {
    await machine.kill();
  }
};

/** Kills a provider of each database during writes. */
export const runKills = async (options: WritesOptions, kills: number): Promise<readonly KillsResult[]> => {
  const { folder, seeded, databases } = options;
  const killEmbedded = (): Promise<KillsResult> => {
    const directory = path.join(folder, 'killed-embedded');
    cpSync(seeded.embedded, directory, { recursive: true });
    return killDuringWrites(directory, undefined, kills);
  };
  const killWithServer = (): Promise<KillsResult> =>
    withServer(options, 'killed-postgres', ({ url }) =>
      killDuringWrites(path.join(folder, 'killed-server'), url, kills),
    );
  return inTurn(databases, { embedded: killEmbedded, PostgreSQL: killWithServer });
};

/** Fills the disk of each database during writes. Empty where this process may not mount a disk. */
export const runFullDisks = async (options: WritesOptions, fullForMs: number): Promise<readonly FullDiskResult[]> => {
  const { folder, seeded, databases } = options;
  const onDisk = async (
    name: string,
    use: (disk: Disk) => Promise<FullDiskResult>,
  ): Promise<FullDiskResult | undefined> => {
    const disk = mountDisk(path.join(folder, name), databaseMegabytes);
    try {
      return disk && (await use(disk));
    } finally {
      disk?.remove();
    }
  };
  const fillEmbedded = () =>
    onDisk('full-embedded', (disk) => {
      cpSync(seeded.embedded, disk.folder, { recursive: true });
      return fillDiskDuringWrites(disk.folder, disk, undefined, fullForMs);
    });
  const fillWithServer = () =>
    onDisk('full-postgres', (disk) =>
      withServer(options, 'full-postgres', (server) =>
        fillDiskDuringWrites(path.join(folder, 'full-server'), disk, server, fullForMs),
      ),
    );
  const results = await inTurn(databases, { embedded: fillEmbedded, PostgreSQL: fillWithServer });
  return results.filter((result) => result !== undefined);
};

/** Runs the function of each database, one after the other. */
const inTurn = async <T>(
  databases: readonly DatabaseName[],
  run: Readonly<Record<DatabaseName, () => Promise<T>>>,
): Promise<T[]> => {
  const results: T[] = [];
  for (const database of databases) results.push(await run[database]());
  return results;
};
