import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from './content.ts';

const made = new Set(['node_modules', '.next', '.turbo']);
const madeFiles = /^(next-env\.d\.ts|.*\.tsbuildinfo)$/;

/** Lists the files of an app that are not made by tools, by their paths in it. */
export const listAppFiles = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : listAppFiles(folder, file);
    return madeFiles.test(entry.name) ? [] : [file];
  });

export const readSources = (root: string): Sources => ({
  list: (folder) => (existsSync(path.join(root, folder)) ? listAppFiles(path.join(root, folder)).toSorted() : []),
  pictures: new Set(readdirSync(path.join(root, 'sample-content/pictures'))),
  housePictures: new Set(readdirSync(path.join(root, 'apps/provider/house-ads/pictures'))),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
