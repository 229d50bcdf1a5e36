import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Services are processes, which a busy machine starts slowly.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
