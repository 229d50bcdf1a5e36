import { formatColumns } from '@masthead/scripts/table';
import type { FaultResult } from './faults.ts';
import type { DeployResult } from './deploys.ts';
import type { FullDiskResult, KillsResult } from './kills.ts';
import { maxCachedWaitMs } from './load.ts';
import type { PurgesResult } from './purges.ts';
import type { SuiteResult } from './suite.ts';

const sum = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** The table of figures, for reading. */
const formatFaults = (results: readonly FaultResult[]): string =>
  formatColumns([
    [
      'broken',
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
    ...results.map(({ subject, kind, seen, cached, unseenFailures, recoveryMs }) => [
      subject,
      kind,
      String(seen.requests),
      sum(seen.failures) === 0 ? '0' : `${sum(seen.failures)} (${[...seen.failures.keys()].join(', ')})`,
      `${seen.maxMs} (${seen.slowest})`,
      String(seen.p99Ms),
      String(seen.medianMs),
      `${cached.requests}${sum(cached.failures) === 0 ? '' : `, ${sum(cached.failures)} failed`}`,
      String(cached.slow.length),
      `${cached.maxMs} (${cached.slowest})`,
      String(seen.ownDelayMs),
      String(unseenFailures),
      String(recoveryMs),
    ]),
  ]).join('\n');

/** The figures of the kills, for reading. */
const formatKills = (results: readonly KillsResult[]): string =>
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

/** The figures of full disks, for reading. */
const formatFullDisks = (results: readonly FullDiskResult[]): string =>
  formatColumns([
    ['disk is full', 'acknowledged writes', 'refused', 'lost', 'recovery ms'],
    ...results.map(({ database, acknowledged, refused, lost, recoveryMs }) => [
      database,
      String(acknowledged),
      String(refused),
      String(lost.length),
      String(recoveryMs),
    ]),
  ]).join('\n');

const getShare = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
};

/** The figures of purges, for reading. */
const formatPurges = (results: readonly PurgesResult[]): string =>
  formatColumns([
    ['shown at', 'corrections', 'median ms', 'p99 ms', 'longest ms', 'withdrawal ms', 'cut off'],
    ...results.map(({ place, corrections, withdrawalMs, cutOff }) => [
      place,
      String(corrections.length),
      String(getShare(corrections, 0.5)),
      String(getShare(corrections, 0.99)),
      String(getShare(corrections, 1)),
      String(Math.round(withdrawalMs)),
      String(cutOff),
    ]),
  ]).join('\n');

/** The figures of a deploy, for reading. */
const formatDeploy = ({ pages, chunks, browser }: DeployResult): string =>
  `${formatColumns([
    ['deploy', 'requests', 'failed', 'longest ms'],
    ...[
      { name: 'pages', load: pages },
      { name: 'scripts and styles of the earlier build', load: chunks },
    ].map(({ name, load }) => [name, String(load.requests), String(sum(load.failures)), String(load.maxMs)]),
  ]).join('\n')}
open browser: ${browser.visits} links followed, ${browser.documents} of them with a new document, ${browser.failures.length} failures`;

/** What a run must reach. Times depend on the machine: a run on a busy one sets generous limits. */
export type Limits = { recoveryMs: number; slowRequests: number; purgeMs: number };

/** All results of a run. */
export type Results = SuiteResult & { kills: readonly KillsResult[]; fullDisks: readonly FullDiskResult[] };

/** The tables of all figures, for reading. */
export const formatResults = ({ faults, purges, deploy, kills, fullDisks }: Results): string =>
  [
    ...(faults.length > 0 ? [formatFaults(faults)] : []),
    ...(purges.length > 0 ? [formatPurges(purges)] : []),
    ...(deploy ? [formatDeploy(deploy)] : []),
    ...(kills.length > 0 ? [formatKills(kills)] : []),
    ...(fullDisks.length > 0 ? [formatFullDisks(fullDisks)] : []),
  ].join('\n\n');

/** The figures of one fault in a line. */
export const summarizeFault = ({ subject, kind, seen, cached, unseenFailures, recoveryMs }: FaultResult): string =>
  `${subject} ${kind}: ${sum(seen.failures)} of ${seen.requests} failed; cached pages: ${sum(cached.failures)} of ${cached.requests} failed, ${cached.slow.length} over ${maxCachedWaitMs} ms, longest ${cached.maxMs} ms; unseen: ${unseenFailures} failed, back after ${recoveryMs} ms`;

const findProblemsOfFault = ({ subject, kind, seen, cached, recoveryMs }: FaultResult, limits: Limits): string[] => [
  ...(seen.failures.size > 0
    ? [
        `${subject} ${kind}: ${sum(seen.failures)} requests of pages seen before failed (${[...seen.failures.keys()].join(', ')})`,
      ]
    : []),
  ...(cached.failures.size > 0
    ? [
        `${subject} ${kind}: ${sum(cached.failures)} requests of cached pages failed (${[...cached.failures.keys()].join(', ')})`,
      ]
    : []),
  ...(cached.slow.length > limits.slowRequests
    ? [
        `${subject} ${kind}: ${cached.slow.length} requests of cached pages waited over ${maxCachedWaitMs} ms: ${cached.slow.slice(0, 5).join(', ')}`,
      ]
    : []),
  ...(recoveryMs > limits.recoveryMs ? [`${subject} ${kind}: unseen pages recovered after ${recoveryMs} ms`] : []),
];

const findProblemsOfDeploy = ({ pages, chunks, browser }: DeployResult): string[] => [
  ...(pages.failures.size > 0
    ? [`deploy: ${sum(pages.failures)} requests of pages seen before failed (${[...pages.failures.keys()].join(', ')})`]
    : []),
  ...(chunks.failures.size > 0 ? [`deploy: ${sum(chunks.failures)} requests of scripts and styles failed`] : []),
  ...browser.failures.map((failure) => `deploy, open browser: ${failure}`),
];

/** What is wrong with the results, a line each. */
export const findProblems = ({ faults, purges, deploy, kills, fullDisks }: Results, limits: Limits): string[] => [
  ...faults.flatMap((fault) => findProblemsOfFault(fault, limits)),
  ...purges.flatMap(({ place, cutOff }) =>
    cutOff > 0 ? [`purges: ${cutOff} responses of ${place} were cut off`] : [],
  ),
  ...purges.flatMap(({ place, corrections, withdrawalMs }) =>
    Math.max(getShare(corrections, 0.99), withdrawalMs) > limits.purgeMs
      ? [`purges: ${place} shows a change after more than ${limits.purgeMs} ms`]
      : [],
  ),
  ...(deploy ? findProblemsOfDeploy(deploy) : []),
  ...[...kills, ...fullDisks].flatMap(({ database, lost }) =>
    lost.length > 0 ? [`${database}: acknowledged writes are lost: ${lost.slice(0, 5).join(', ')}`] : [],
  ),
];
