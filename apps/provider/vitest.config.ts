import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves them: with the condition `development`, vite would load a second copy of graphql.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.ts', 'test/support/embeddedTemplate.ts'],
    // Every core works: the usual number leaves one of them to nobody, on a machine with two the half.
    maxWorkers: '100%',
    // Opening the embedded database, seeding and a thousand logins take a minute on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
