import type { RunningServer } from '../../src/stack.ts';
import { mainThread, readThreadsMs } from '../../src/processes.ts';
import { divideByPart, type TimeByPart } from './byPart.ts';
import { profileWork } from './cpuProfile.ts';
import { connectInspector } from '../../src/inspector.ts';
import { providerParts, siteParts, type Parts } from './parts.ts';

/** A server with the port of its inspector (`createInspectorPort`). */
export type InspectedServer = RunningServer & { inspectorPort: number };

/** Requests of pages of one kind. */
export type ProfiledKind = { name: string; pageCount: number; request: () => Promise<unknown> };

const profileServer = async (
  { service, inspectorPort }: InspectedServer,
  parts: Parts,
  work: () => Promise<void>,
): Promise<TimeByPart> => {
  const inspector = await connectInspector(service, inspectorPort);
  try {
    const before = readThreadsMs(service);
    const calls = await profileWork(inspector, work);
    const threadsMs = [...readThreadsMs(service)].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)] as const);
    const times = new Map(divideByPart(calls, parts, new Map(threadsMs).get(mainThread) ?? 0));
    for (const [name, ms] of threadsMs) {
      const part = parts.threads[name];
      if (part) times.set(part, (times.get(part) ?? 0) + ms);
    }
    return times;
  } finally {
    inspector.close();
  }
};

const sum = (times: readonly number[]): number => times.reduce((total, ms) => total + ms, 0);

/** Formats the times of one server as rows of a table, the part with the most time first. */
const toRows = (server: string, columns: readonly TimeByPart[]): readonly (readonly string[])[] => {
  const parts = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const toMs = (part: string): readonly number[] => columns.map((column) => column.get(part) ?? 0);
  return [
    [server, ...columns.map((column) => sum([...column.values()]).toFixed(1))],
    ...parts
      .toSorted((a, b) => sum(toMs(b)) - sum(toMs(a)))
      .map((part) => [`  ${part}`, ...toMs(part).map((ms) => ms.toFixed(1))]),
  ];
};

/**
 * Profiles a site and its provider while pages are requested: a table of the processor time of a page by part and kind,
 * in ms.
 */
export const profileByPart = async (
  site: InspectedServer,
  provider: InspectedServer,
  kinds: readonly ProfiledKind[],
): Promise<readonly (readonly string[])[]> => {
  const ofSite: TimeByPart[] = [];
  const ofProvider: TimeByPart[] = [];
  for (const { pageCount, request } of kinds) {
    const perPage = (times: TimeByPart): TimeByPart => new Map([...times].map(([part, ms]) => [part, ms / pageCount]));
    const siteTimes = await profileServer(site, siteParts, async () => {
      ofProvider.push(perPage(await profileServer(provider, providerParts, async () => void (await request()))));
    });
    ofSite.push(perPage(siteTimes));
  }
  return [
    ['ms of a page', ...kinds.map(({ name }) => name)],
    ...toRows('site', ofSite),
    ...toRows('provider', ofProvider),
  ];
};
