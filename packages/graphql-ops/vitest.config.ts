import { defineConfig } from 'vitest/config';

// Vitest leaves one core free by default. Loading modules takes half of the time, so files share them.
export default defineConfig({ test: { isolate: false, maxWorkers: '100%', testTimeout: 30_000 } });
