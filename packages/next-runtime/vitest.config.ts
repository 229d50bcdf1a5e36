import { defineConfig } from 'vitest/config';

// Modules of the server have state, so each test file has its own. Vitest leaves one core free by default.
export default defineConfig({
  test: { maxWorkers: '100%', testTimeout: 30_000, include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] },
});
