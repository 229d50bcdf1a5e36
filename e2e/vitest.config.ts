import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: './src/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // They wait for the page half a second now and then: a third worker uses the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
