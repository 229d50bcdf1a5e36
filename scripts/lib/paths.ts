import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.join(import.meta.dirname, '../..');

/** A path inside the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);

/** The folder names of every brand: an app with a brand.ts. */
export const brandFolders = (): readonly string[] =>
  readdirSync(inRoot('apps'))
    .filter((name) => existsSync(inRoot('apps', name, 'brand.ts')))
    .toSorted();
