import { defineConfig } from 'vitest/config';
import { testEnv } from './test/support/env.ts';

export default defineConfig({
  // Node's conditions: with `development`, Vite would load a second copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: testEnv.isFullRun ? [] : ['**/*.full.test.ts'],
    globalSetup: ['test/support/postgres.ts', 'test/support/embeddedTemplate.ts'],
    // Loading modules takes much of the time, so files share them.
    isolate: false,
    // Vitest leaves one core free by default, which would be half of a machine with two.
    maxWorkers: '100%',
    // Creating the embedded database and seeding take minutes on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
