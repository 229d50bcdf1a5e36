import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Returns the absolute path of a file in the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);

export const brandFolders = (): readonly string[] =>
  readdirSync(inRoot('apps'))
    .filter((name) => existsSync(inRoot('apps', name, 'brand.ts')))
    .toSorted();

/** The brand of commands that name none: the first in brands.json, which has the order of the ports in brand.ts. */
export const getDefaultBrand = (): string => {
  const [first] = JSON.parse(readFileSync(inRoot('apps/provider/brands.json'), 'utf8')) as { key: string }[];
  if (!first) throw new Error('apps/provider/brands.json has no publication. Run npm run codegen.');
  return first.key;
};
