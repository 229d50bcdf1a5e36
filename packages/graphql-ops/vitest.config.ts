import { defineConfig } from 'vitest/config';

// Vitest leaves one core free by default.
export default defineConfig({ test: { maxWorkers: '100%', testTimeout: 30_000 } });
