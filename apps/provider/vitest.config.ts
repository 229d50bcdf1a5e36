import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves them: with the condition `development`, vite would load a second copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.ts'],
    // The embedded database takes seconds to open on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
