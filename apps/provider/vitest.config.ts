import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.ts'],
    // The embedded database takes seconds to open on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
