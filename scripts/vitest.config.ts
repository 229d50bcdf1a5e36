import { defineConfig } from 'vitest/config';
import { variables } from './lib/env.ts';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', ...(variables.TEST_SCOPE === 'full' ? [] : ['**/*.full.test.ts'])],
    // The longest tests wait for processes of their own. Vitest leaves one core free by default.
    maxWorkers: '100%',
    // The tests start processes, which takes long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
