import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@masthead/scripts/paths';

const build = '.next';
const notServed = new Set(['cache', 'dev', 'diagnostics', 'trace']);

/**
 * Copies the production build of a brand, so that its files can be replaced by those of another build. Returns the folder
 * to start the server from.
 */
export const copyBuild = (folder: string, into: string): string => {
  const source = inRoot('apps', folder);
  const target = path.join(into, 'apps', folder);
  mkdirSync(path.join(target, build), { recursive: true });
  for (const name of readdirSync(source))
    if (name !== build && name !== '.turbo') symlinkSync(path.join(source, name), path.join(target, name));
  for (const name of readdirSync(path.join(source, build))) {
    if (!notServed.has(name))
      cpSync(path.join(source, build, name), path.join(target, build, name), { recursive: true });
  }
  return target;
};
