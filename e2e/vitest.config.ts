import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: './src/setup.ts',
    // Generous timeouts: a slow or shared machine takes several times as long.
    testTimeout: 180_000,
    // A browser hung once for no known reason. Only a test that ran into the timeout has a second attempt.
    retry: { count: 1, condition: /^Test timed out/ },
    // A purge that a busy site does not accept in time is sent again after 15 s.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 240_000,
    // Three even on two cores: workers are often idle while they wait for a page.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
