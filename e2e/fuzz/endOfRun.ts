import { readFileSync } from 'node:fs';
import { secretCanary, type Violation } from './rules.ts';
import type { FuzzStack, Server } from './stack.ts';

/** The limit of resident memory of a server process: 1.5 times what it is after 4,500 inputs. */
export const memoryLimits = { rssMb: { site: 1_600, provider: 1_800 }, heapGrowthMb: 200 } as const;

/** Memory in use after a garbage collection, halfway through a run and at its end. */
export type HeapSamples = Readonly<Record<Server, { halfway: number; end: number }>>;

/** Matches what a server process prints for an unhandled error. */
const unhandled = /unhandled ?rejection|uncaught ?exception|MaxListenersExceededWarning|JavaScript heap out of memory/i;

const logViolations = ({ logFiles, secrets }: FuzzStack): Violation[] =>
  logFiles.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const found = (rule: string, matches: (line: string) => boolean): Violation[] =>
      lines
        .filter(matches)
        .slice(0, 3)
        .map((line) => ({ rule, detail: `${file.split('/').at(-1)}: ${line.slice(0, 400)}` }));
    return [
      ...found('unhandled error', (line) => unhandled.test(line)),
      ...found(
        'secret in a log',
        (line) => line.includes(secretCanary) || secrets.some((secret) => line.includes(secret)),
      ),
    ];
  });

const memoryViolations = (maxRssMb: Readonly<Record<Server, number>>, heap: HeapSamples): Violation[] =>
  (['site', 'provider'] as const).flatMap((server) => {
    const growth = heap[server].end - heap[server].halfway;
    return [
      ...(maxRssMb[server] > memoryLimits.rssMb[server]
        ? [
            {
              rule: 'memory',
              detail: `the ${server} used ${Math.round(maxRssMb[server])} MB, more than ${memoryLimits.rssMb[server]}`,
            },
          ]
        : []),
      ...(growth > memoryLimits.heapGrowthMb
        ? [
            {
              rule: 'memory',
              detail: `the heap of the ${server} grew by ${Math.round(growth)} MB in the second half of the run`,
            },
          ]
        : []),
    ];
  });

/** Checks processes, logs and memory after all inputs. */
export const checkEndOfRun = (
  stack: FuzzStack,
  ended: readonly Server[],
  maxRssMb: Readonly<Record<Server, number>>,
  heap: HeapSamples,
): Violation[] => [
  ...ended.map((server) => ({ rule: 'process', detail: `the ${server} process has ended` })),
  ...logViolations(stack),
  ...memoryViolations(maxRssMb, heap),
];
