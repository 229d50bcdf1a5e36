import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const texts = /\.(?:js|json|html|rsc|body|meta|txt|css|map)$|BUILD_ID$/;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

const rename = (name: string): string => `${name.startsWith('0') ? '1' : '0'}${name.slice(1)}`;

/**
 * Makes another build of an app from a copy: its build id and the names of all its scripts and styles are different, as
 * after a change of every file. Links to node_modules and sources stay.
 */
export const writeNextBuild = (directory: string, into: string): string => {
  cpSync(directory, into, { recursive: true, verbatimSymlinks: true });
  const build = path.join(into, '.next');
  const buildId = readFileSync(path.join(build, 'BUILD_ID'), 'utf8').trim();
  const chunks = ['static/chunks', 'static/documents'].flatMap((folder) =>
    listFiles(path.join(build, folder)).map((name) => path.basename(name)),
  );
  const names = new Map([buildId, ...chunks].map((name) => [name, rename(name)]));
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  for (const name of listFiles(build)) {
    const file = path.join(build, name);
    if (!texts.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(pattern, (found) => names.get(found) ?? found);
    if (changed !== text) writeFileSync(file, changed);
  }
  for (const name of listFiles(path.join(build, 'static'))) {
    const base = names.get(path.basename(name));
    if (base !== undefined)
      renameSync(path.join(build, 'static', name), path.join(build, 'static', path.dirname(name), base));
  }
  renameSync(path.join(build, 'static', buildId), path.join(build, 'static', rename(buildId)));
  return into;
};
