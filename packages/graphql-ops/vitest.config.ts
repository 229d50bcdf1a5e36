import { defineConfig } from 'vitest/config';

// Every core works: the usual number leaves one of them to nobody.
export default defineConfig({ test: { maxWorkers: '100%' } });
