import { formatColumns } from '@masthead/scripts/table';
import type { FaultResult } from './faults.ts';
import type { KillsResult } from './kills.ts';

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
      'own delay ms',
      'unseen failed',
      'recovery ms',
    ],
    ...results.map(({ machine, kind, seen, unseenFailures, recoveryMs }) => [
      machine,
      kind,
      String(seen.requests),
      sum(seen.failures) === 0 ? '0' : `${sum(seen.failures)} (${[...seen.failures.keys()].join(', ')})`,
      `${seen.longestMs} (${seen.slowest})`,
      String(seen.p99Ms),
      String(seen.medianMs),
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

/** What is wrong with the results, a line each. Waits depend on the machine: they are figures, not failures. */
export const findProblems = (
  faults: readonly FaultResult[],
  kills: readonly KillsResult[],
  maxRecoveryMs: number,
): string[] => [
  ...faults.flatMap(({ machine, kind, seen, recoveryMs }) => [
    ...(seen.failures.size > 0
      ? [`${machine} ${kind}: ${sum(seen.failures)} requests of pages seen before failed`]
      : []),
    ...(recoveryMs > maxRecoveryMs ? [`${machine} ${kind}: unseen pages recovered after ${recoveryMs} ms`] : []),
  ]),
  ...kills.flatMap(({ database, lost }) =>
    lost.length > 0 ? [`${database}: acknowledged writes are lost: ${lost.slice(0, 5).join(', ')}`] : [],
  ),
];
