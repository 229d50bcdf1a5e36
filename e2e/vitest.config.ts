import { defineConfig } from 'vitest/config';
import { env, isFullRun } from './src/env.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, the slowest first. A slow file that starts last would leave one core idle. */
const long = [
  'faults.full',
  'accessibility',
  'media',
  'readingList',
  'contentApi',
  'crawl',
  'consent',
  'advertising',
  'resources',
  'fonts',
  'feedsAndSitemaps',
  'playlist',
];

const getRank = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? long.length : rank;
};

/** Starts the slowest files first, so that all workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, which sorts no array in place
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => getRank(one) - getRank(other));
  }
}

/** Subjects that depend on the browser: faces and sizes, and in a full run navigations and service workers. */
const browserFiles = isFullRun ? ['fonts', 'weight', 'navigation', 'offline'] : ['fonts', 'weight'];

const shared = {
  exclude: isFullRun ? [] : ['**/*.full.test.ts'],
  // Starting a browser and loading modules takes seconds a file, so the files of a worker share both.
  isolate: false,
  // Generous timeouts: a slow or shared machine takes several times as long.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // A browser hung once for no known reason. Only a test that ran into the timeout has a second attempt.
  retry: { count: 1, condition: /^Test timed out/ },
  // A purge that a busy site does not accept in time is sent again after 15 s.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: './src/setup.ts',
    // Four even on two cores: workers are often idle while they wait for a page.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Both use the servers of the same set-up.
    projects: [
      { test: { name: 'browser', include: ['tests/**/*.test.ts'], ...shared } },
      ...(env.otherChromium === ''
        ? []
        : [
            {
              test: {
                name: env.otherChromium,
                include: browserFiles.map((name) => `tests/**/${name}.test.ts`),
                env: { CHROMIUM_PATH: env.otherChromium },
                ...shared,
              },
            },
          ]),
    ],
  },
});
