import { defineConfig } from 'vitest/config';
import { testEnv } from '../provider/test/support/env.ts';

export default defineConfig({
  // The tests run the provider's own code and its database.
  resolve: { dedupe: ['vitest'] },
  ssr: { resolve: { conditions: ['module-sync', 'node', 'default'] } },
  test: {
    exclude: testEnv.isFullRun ? [] : ['**/*.full.test.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../provider/test/support/postgres.ts', '../provider/test/support/embeddedTemplate.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
