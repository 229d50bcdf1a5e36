import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: './src/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
