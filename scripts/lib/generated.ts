import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

/** Hashes of the generated files, by path. */
export type Snapshot = ReadonlyMap<string, string>;

const patterns = [
  'apps/provider/brands.json',
  'apps/*/src/**/*.generated.ts',
  'packages/*/src/**/*.generated.ts',
  'apps/*/app/~/**/page.tsx',
];

/** Hashes the generated files. */
export const hashGeneratedFiles = (folder = root): Snapshot =>
  new Map(
    globSync(patterns, { cwd: folder }).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );

/** Returns the files that were changed, added or removed. */
export const findChanges = (before: Snapshot, after: Snapshot): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).toSorted();
