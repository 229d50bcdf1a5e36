import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testEnv } from './test/support/env.ts';

export default defineConfig({
  // Node's conditions: with `development`, Vite would load a second copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: testEnv.isFullRun ? [] : ['**/*.full.test.ts'],
    globalSetup: ['test/support/postgres.ts', 'test/support/embeddedTemplate.ts'],
    // Some files wait for processes and timers: one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    // Opening the embedded database and seeding take a minute on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
