import { defineConfig } from 'vitest/config';

// Modules of the server have state, so each test file has its own. Vitest leaves one core free by default.
export default defineConfig({
  test: {
    maxWorkers: '100%',
    testTimeout: 30_000,
    // Vitest's 1 s is too short while other tests load the machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
  },
});
