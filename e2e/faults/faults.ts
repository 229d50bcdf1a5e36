import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { type LoadResult, startLoad, visit } from './load.ts';
import { type Machine, until } from './machine.ts';

/** What happens to a process. `killed` starts it again after two seconds, as a supervisor does. */
export const faultKinds = ['killed', 'frozen', 'restarted'] as const;
/** One of them. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault and what readers noticed. */
export type FaultResult = {
  machine: string;
  kind: FaultKind | 'none';
  seen: LoadResult;
  /** Unseen pages that failed during the fault. */
  unseenFailures: number;
  /** Time from the end of the fault to the first unseen page with 200, in ms. 0: unseen pages never failed. */
  recoveryMs: number;
};

const restartAfterMs = 2_000;
const settleMs = 1_000;

const causeFault = async (machine: Machine, kind: FaultKind, lastsMs: number): Promise<void> => {
  switch (kind) {
    case 'frozen':
      machine.freeze();
      await wait(lastsMs);
      machine.thaw();
      return;
    case 'killed':
      await machine.kill();
      await wait(restartAfterMs);
      await machine.start();
      return;
    case 'restarted':
      await machine.stop();
      await machine.start();
  }
};

/** Pages that no cache has: each address once. */
const createUnseen = (origin: string) => {
  let count = 0;
  const run = Date.now().toString(36);
  return () => `${origin}/search/?q=${run}x${(count += 1)}`;
};

/** Causes a fault under load, and measures what readers of pages seen before and of other pages notice. */
export const measureFault = async (
  { origin }: Pick<Deployment, 'origin'>,
  seenPaths: readonly string[],
  machine: Machine | undefined,
  kind: FaultKind | 'none',
  lastsMs: number,
): Promise<FaultResult> => {
  const nextUnseen = createUnseen(origin);
  const stopLoad = startLoad(origin, seenPaths);
  await wait(settleMs);
  const state = { isOver: false, unseenFailures: 0 };
  const probing = (async () => {
    while (!state.isOver) {
      if ((await visit(nextUnseen())).status !== 200) state.unseenFailures += 1;
      await wait(500);
    }
  })();
  if (machine && kind !== 'none') await causeFault(machine, kind, lastsMs);
  else await wait(lastsMs);
  const endedAt = performance.now();
  await until(
    async () => (await visit(nextUnseen())).status === 200,
    `The recovery from ${machine?.name ?? 'nothing'} ${kind}`,
  );
  const recoveryMs = state.unseenFailures === 0 ? 0 : Math.round(performance.now() - endedAt);
  state.isOver = true;
  await probing;
  await wait(settleMs);
  const seen = await stopLoad();
  return { machine: machine?.name ?? 'nothing', kind, seen, unseenFailures: state.unseenFailures, recoveryMs };
};

/** Requests pages at each site, so that both have them, and returns those that respond with 200. */
export const seePages = async (
  siteOrigins: readonly string[],
  paths: readonly string[],
): Promise<readonly string[]> => {
  const seen: string[] = [];
  for (const path of paths) {
    const statuses = [];
    for (const origin of siteOrigins) statuses.push((await visit(origin + path)).status);
    if (statuses.every((status) => status === 200)) seen.push(path);
  }
  return seen;
};
