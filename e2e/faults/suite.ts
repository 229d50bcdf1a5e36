import path from 'node:path';
import { cpSync } from 'node:fs';
import { startDeployment, createPostgres, type Deployment, type SeededData } from './deployment.ts';
import { type DeployResult, measureDeploy } from './deploys.ts';
import { mountDisk } from './disk.ts';
import { type Fault, type FaultResult, listFaults, measureFault, seePages, type SeenPages } from './faults.ts';
import { fillDiskDuringWrites, type FullDiskResult, killDuringWrites, type KillsResult } from './kills.ts';
import { until } from './machine.ts';
import { measurePurges, type PurgesResult } from './purges.ts';
import type { Programs } from './programs.ts';
import { sampleContent } from '../src/testedBrand.ts';

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

/** The form for continuous integration: about a minute. */
export const short = {
  lastsMs: 2_000,
  kills: 1,
  purges: 5,
  deploys: 'none',
  select: ({ subject, kind }: Pick<Fault, 'subject' | 'kind'>): boolean => shortFaults.has(`${subject} ${kind}`),
} as const;

/** Pages of different kinds. Those of the sample content that exist are used. */
const paths = [
  '/',
  sampleContent.stream,
  '/thought-leaders/',
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

/** Kills a provider of each kind of database during writes. */
export const runKills = async (
  folder: string,
  programs: Programs,
  seeded: SeededData,
  kills: number,
): Promise<readonly KillsResult[]> => {
  const embeddedDir = path.join(folder, 'killed-embedded');
  cpSync(seeded.embedded, embeddedDir, { recursive: true });
  const embedded = await killDuringWrites(embeddedDir, undefined, kills);
  const server = await createPostgres(folder, programs, 'killed-postgres', seeded.postgres);
  await server.machine.start();
  try {
    const dataDir = path.join(folder, 'killed-server');
    return [embedded, await killDuringWrites(dataDir, server.toUrl(server.port), kills)];
  } finally {
    await server.machine.kill();
  }
};

/** Fills the disk of each kind of database during writes. Empty where this process may not mount a disk. */
export const runFullDisks = async (
  folder: string,
  programs: Programs,
  seeded: SeededData,
  fullForMs: number,
): Promise<readonly FullDiskResult[]> => {
  const embeddedDisk = mountDisk(path.join(folder, 'full-embedded'), databaseMegabytes);
  const serverDisk = mountDisk(path.join(folder, 'full-postgres'), databaseMegabytes);
  if (!embeddedDisk || !serverDisk) return [];
  try {
    cpSync(seeded.embedded, embeddedDisk.folder, { recursive: true });
    const embedded = await fillDiskDuringWrites(embeddedDisk.folder, embeddedDisk, undefined, fullForMs);
    const { machine, port, toUrl } = await createPostgres(folder, programs, 'full-postgres', seeded.postgres);
    await machine.start();
    try {
      const dataDir = path.join(folder, 'full-server');
      return [embedded, await fillDiskDuringWrites(dataDir, serverDisk, { machine, url: toUrl(port) }, fullForMs)];
    } finally {
      await machine.kill();
    }
  } finally {
    embeddedDisk.remove();
    serverDisk.remove();
  }
};
