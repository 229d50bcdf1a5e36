import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const all = 'src/**/*.test.{ts,tsx}';
const stubs = (file: string): boolean =>
  /\bvi\.(?:stub|mock|doMock|resetModules)/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
// A module reads the environment once: a test that sets it, or another global, wants modules that nobody has read before.
const apart = globSync(all, { cwd: import.meta.dirname }).filter(stubs);

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // It imports `next/navigation` without an ending, which bundlers find and Node does not.
    server: { deps: { inline: ['@urql/next'] } },
    // Every core works: the usual number leaves one of them to nobody.
    maxWorkers: '100%',
    projects: [
      // Most of the time goes into reading modules: files that change nothing others see read them together, in a quarter of the time.
      { extends: true, test: { name: 'together', include: [all], exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
