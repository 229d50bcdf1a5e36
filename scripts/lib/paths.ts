import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the repository. */
export const root = path.join(import.meta.dirname, '../..');

/** Returns the absolute path of a file in the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);

/** Returns the folder names of all brands: apps with a brand.ts. */
export const brandFolders = (): readonly string[] =>
  readdirSync(inRoot('apps'))
    .filter((name) => existsSync(inRoot('apps', name, 'brand.ts')))
    .toSorted();
