import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const all = '{src,test}/**/*.test.{ts,tsx}';
const stubs = (file: string): boolean =>
  /\bvi\.(?:stub|mock|doMock|resetModules)|next\/dist\/server\/node-environment/.test(
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
// Modules read the environment once. Tests that set it, another global or Next's own environment need modules that no
// other test has loaded.
const apart = globSync(all, { cwd: import.meta.dirname }).filter(stubs);

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // It imports `next/navigation` without a file extension, which bundlers resolve and Node does not.
    server: { deps: { inline: ['@urql/next'] } },
    // Vitest leaves one core free by default.
    maxWorkers: '100%',
    testTimeout: 30_000,
    // Vitest's 1 s is too short while other tests load the machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Loading modules takes most of the time. Files without global side effects share them, which takes a quarter of
      // the time.
      { extends: true, test: { name: 'together', include: [all], exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
