import { defineConfig } from 'vitest/config';

// Modules of the server remember what they have sent, so each file has its own.
export default defineConfig({ test: { maxWorkers: '100%', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] } });
