import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: './src/setup.ts',
    // Limits are for what hangs; a machine that is slow or shared takes several times as long.
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 240_000,
    // They wait for the page half a second now and then: a third worker uses the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
