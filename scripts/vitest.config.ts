import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The tests start processes, which takes long on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
