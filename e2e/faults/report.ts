import { formatColumns } from '@masthead/scripts/table';
import type { FaultResult } from './faults.ts';
import type { KillsResult } from './kills.ts';
import { maxCachedWaitMs } from './load.ts';

const sum = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** The table of figures, for reading. */
export const formatFaults = (results: readonly FaultResult[]): string =>
  formatColumns([
    [
      'process',
      'fault',
      'requests',
      'failed',
      'longest ms',
      'p99 ms',
      'median ms',
      'cached',
      `over ${maxCachedWaitMs} ms`,
      'longest ms',
      'own delay ms',
      'unseen failed',
      'recovery ms',
    ],
    ...results.map(({ machine, kind, seen, cached, unseenFailures, recoveryMs }) => [
      machine,
      kind,
      String(seen.requests),
      sum(seen.failures) === 0 ? '0' : `${sum(seen.failures)} (${[...seen.failures.keys()].join(', ')})`,
      `${seen.longestMs} (${seen.slowest})`,
      String(seen.p99Ms),
      String(seen.medianMs),
      `${cached.requests}${sum(cached.failures) === 0 ? '' : `, ${sum(cached.failures)} failed`}`,
      String(cached.slow.length),
      `${cached.longestMs} (${cached.slowest})`,
      String(seen.ownDelayMs),
      String(unseenFailures),
      String(recoveryMs),
    ]),
  ]).join('\n');

/** The figures of the kills, for reading. */
export const formatKills = (results: readonly KillsResult[]): string =>
  formatColumns([
    ['database', 'kills', 'acknowledged writes', 'lost', 'longest start s', 'mean start s'],
    ...results.map(({ database, startMs, acknowledged, lost }) => [
      database,
      String(startMs.length),
      String(acknowledged),
      String(lost.length),
      (Math.max(...startMs) / 1000).toFixed(1),
      (startMs.reduce((total, ms) => total + ms, 0) / startMs.length / 1000).toFixed(1),
    ]),
  ]).join('\n');

/** What a run must reach. Waits depend on the machine: a run on a busy one sets generous limits. */
export type Limits = { recoveryMs: number; slowRequests: number };

/** What is wrong with the results, a line each. */
export const findProblems = (
  faults: readonly FaultResult[],
  kills: readonly KillsResult[],
  limits: Limits,
): string[] => [
  ...faults.flatMap(({ machine, kind, seen, cached, recoveryMs }) => [
    ...(seen.failures.size > 0
      ? [`${machine} ${kind}: ${sum(seen.failures)} requests of pages seen before failed`]
      : []),
    ...(cached.failures.size > 0
      ? [`${machine} ${kind}: ${sum(cached.failures)} requests of cached pages failed`]
      : []),
    ...(cached.slow.length > limits.slowRequests
      ? [
          `${machine} ${kind}: ${cached.slow.length} requests of cached pages waited over ${maxCachedWaitMs} ms: ${cached.slow.slice(0, 5).join(', ')}`,
        ]
      : []),
    ...(recoveryMs > limits.recoveryMs ? [`${machine} ${kind}: unseen pages recovered after ${recoveryMs} ms`] : []),
  ]),
  ...kills.flatMap(({ database, lost }) =>
    lost.length > 0 ? [`${database}: acknowledged writes are lost: ${lost.slice(0, 5).join(', ')}`] : [],
  ),
];
