import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { type LoadResult, startLoad, type Target, visit } from './load.ts';
import { type Machine, until } from './machine.ts';

/** A process, a connection, a disk or a clock that is broken and repaired again. */
export type Fault = {
  subject: string;
  kind: string;
  cause: (lastsMs: number) => Promise<void>;
  /** The machine that cannot be reached meanwhile. */
  unreachable?: string;
};

/** A fault and what readers noticed. */
export type FaultResult = {
  subject: string;
  kind: string;
  seen: LoadResult;
  /**
   * Requests of pages that both sites have in their page caches, behind nginx with a cache and at each working site.
   */
  cached: LoadResult;
  /** Unseen pages that failed during the fault. */
  unseenFailures: number;
  /** Time from the end of the fault to the first unseen page with 200, in ms. 0: unseen pages never failed. */
  recoveryMs: number;
};

const restartAfterMs = 2_000;
const settleMs = 1_000;

/** A connection with this delay in each direction is slower than any time limit of a cached page. */
const slowMs = 300;
/** Clocks differ by this time: purges and signatures have their times. */
const clockOffsetSeconds = 300;

/** What happens to a process. `killed` starts it again after two seconds, as a supervisor does. */
const listMachineFaults = (machine: Machine): Fault[] =>
  Object.entries<Fault['cause']>({
    killed: async () => {
      await machine.kill();
      await wait(restartAfterMs);
      await machine.start();
    },
    frozen: async (lastsMs) => {
      machine.freeze();
      await wait(lastsMs);
      machine.thaw();
    },
    restarted: async () => {
      await machine.stop();
      await machine.start();
    },
  }).map(([kind, cause]) => ({ subject: machine.name, kind, cause, unreachable: machine.name }));

/** Lists all faults of a deployment, in the order in which they are caused. nginx has nothing in front of it. */
export const listFaults = ({ machines, links, disks, clocks }: Deployment): readonly Fault[] => [
  ...machines.filter(({ name }) => !name.startsWith('nginx')).flatMap(listMachineFaults),
  ...links.map(({ name, setDelayMs }): Fault => ({
    subject: name,
    kind: 'slow',
    cause: async (lastsMs) => {
      setDelayMs(slowMs);
      await wait(lastsMs);
      setDelayMs(0);
    },
  })),
  ...disks.map(({ machine, disk }): Fault => ({
    subject: `disk of ${machine.name}`,
    kind: 'full',
    cause: async (lastsMs) => {
      disk.fill();
      await wait(lastsMs);
      disk.free();
      await machine.revive();
    },
  })),
  ...clocks.flatMap(({ machine, setOffsetSeconds }) =>
    [-clockOffsetSeconds, clockOffsetSeconds].map((seconds): Fault => ({
      subject: `clock of ${machine.name}`,
      kind: `${Math.abs(seconds) / 60} min ${seconds < 0 ? 'behind' : 'ahead'}`,
      unreachable: machine.name,
      cause: async (lastsMs) => {
        for (const offset of [seconds, 0]) {
          setOffsetSeconds(offset);
          await machine.stop();
          await machine.start();
          if (offset !== 0) await wait(lastsMs);
        }
      },
    })),
  ),
];

/** Pages that no cache has: each address once. */
const createUnseen = (origin: string) => {
  let count = 0;
  const run = Date.now().toString(36);
  return () => `${origin}/search/?q=${run}x${(count += 1)}`;
};

type SeenPage = { path: string; status: number };

/** Pages that both sites have shown: all, and those that are in the page cache. */
export type SeenPages = { seen: readonly SeenPage[]; cached: readonly SeenPage[] };

/** Lists pages at each of some places. */
export const listTargets = (
  places: readonly { name: string; origin: string }[],
  pages: readonly SeenPage[],
): Target[] =>
  pages.flatMap(({ path, status }) =>
    places.map(({ name, origin }) => ({ name: `${path} ${name}`, url: origin + path, status })),
  );

/** Causes a fault under load, and measures what readers of pages seen before and of other pages notice. */
export const measureFault = async (
  { origin, edgeOrigin, sites }: Pick<Deployment, 'origin' | 'edgeOrigin' | 'sites'>,
  pages: SeenPages,
  fault: Fault | undefined,
  lastsMs: number,
): Promise<FaultResult> => {
  const { subject, kind } = fault ?? { subject: 'nothing', kind: 'none' };
  const nextUnseen = createUnseen(origin);
  const stopLoad = startLoad(
    listTargets(
      [
        { name: 'without a cache', origin },
        { name: 'at nginx', origin: edgeOrigin },
      ],
      pages.seen,
    ),
  );
  const workingSites = sites.filter(({ name }) => name !== fault?.unreachable);
  const stopCachedLoad = startLoad(
    listTargets([{ name: 'at nginx', origin: edgeOrigin }, ...workingSites], pages.cached),
  );
  await wait(settleMs);
  const state = { isOver: false, unseenFailures: 0 };
  const probing = (async () => {
    while (!state.isOver) {
      if ((await visit(nextUnseen())).status !== 200) state.unseenFailures += 1;
      await wait(500);
    }
  })();
  if (fault) await fault.cause(lastsMs);
  else await wait(lastsMs);
  const endedAt = performance.now();
  await until(async () => (await visit(nextUnseen())).status === 200, `The recovery from ${subject} ${kind}`);
  const recoveryMs = state.unseenFailures === 0 ? 0 : Math.round(performance.now() - endedAt);
  state.isOver = true;
  await probing;
  await wait(settleMs);
  const [seen, cached] = await Promise.all([stopLoad(), stopCachedLoad()]);
  return { subject, kind, seen, cached, unseenFailures: state.unseenFailures, recoveryMs };
};

/** Requests pages at each site and at nginx, so that all have them, and returns those that respond with 200. */
export const seePages = async (
  { edgeOrigin, sites }: Pick<Deployment, 'edgeOrigin' | 'sites'>,
  paths: readonly string[],
): Promise<SeenPages> => {
  const seen: SeenPage[] = [];
  const cached: SeenPage[] = [];
  for (const path of paths) {
    const responses = [];
    // The second response of a page that can be cached is from the cache.
    for (const origin of [...sites.map((site) => site.origin), edgeOrigin, ...sites.map((site) => site.origin)]) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      await response.arrayBuffer();
      responses.push(response);
    }
    const status = responses[0]?.status ?? 0;
    if (status >= 500 || responses.some((response) => response.status !== status)) continue;
    const page = { path, status };
    seen.push(page);
    const last = responses.slice(-sites.length);
    if (last.every(({ headers }) => headers.get('x-page-cache') === 'HIT')) cached.push(page);
  }
  return { seen, cached };
};
