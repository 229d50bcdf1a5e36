import { startDeployment, createPostgres } from './deployment.ts';
import { faultKinds, type FaultKind, type FaultResult, measureFault, seePages } from './faults.ts';
import { killDuringWrites, type KillsResult } from './kills.ts';
import type { Programs } from './programs.ts';

/** Which faults to cause. */
export type FaultOptions = {
  /** How long a process is frozen, in ms. */
  lastsMs: number;
  select: (machine: string, kind: FaultKind) => boolean;
  onResult?: (result: FaultResult) => void;
};

/** The form for continuous integration: under a minute of faults. */
export const short = {
  lastsMs: 4_000,
  kills: 3,
  select: (machine: string, kind: FaultKind): boolean =>
    (machine === 'Redis' && kind === 'frozen') ||
    (machine === 'PostgreSQL' && kind !== 'restarted') ||
    (machine === 'provider 1' && kind !== 'restarted') ||
    (machine === 'site 1' && kind === 'killed'),
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

/** Starts a deployment and causes each fault in turn. */
export const runFaults = async (
  folder: string,
  programs: Programs,
  { lastsMs, select, onResult }: FaultOptions,
): Promise<readonly FaultResult[]> => {
  const deployment = await startDeployment(folder, programs);
  try {
    const pages = await seePages(deployment, paths);
    if (pages.cached.length < paths.length / 2)
      throw new Error(`Only ${pages.cached.length} pages are cached before the first fault.`);
    const results: FaultResult[] = [];
    const measure = async (...[machine, kind]: [Parameters<typeof measureFault>[2], FaultResult['kind']]) => {
      const result = await measureFault(deployment, pages, machine, kind, lastsMs);
      results.push(result);
      onResult?.(result);
    };
    await measure(undefined, 'none');
    for (const machine of deployment.machines)
      for (const kind of faultKinds)
        if (!machine.name.startsWith('nginx') && select(machine.name, kind)) await measure(machine, kind);
    return results;
  } finally {
    await deployment.stop();
  }
};

/** Kills a provider of each kind of database during writes. */
export const runKills = async (folder: string, programs: Programs, kills: number): Promise<readonly KillsResult[]> => {
  const embedded = await killDuringWrites(folder, undefined, kills);
  const { machine, url } = await createPostgres(folder, programs, 'killed-postgres');
  await machine.start();
  try {
    return [embedded, await killDuringWrites(folder, url, kills)];
  } finally {
    await machine.kill();
  }
};
