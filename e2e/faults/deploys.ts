import { readdirSync, cpSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { listTargets, type SeenPages } from './faults.ts';
import { type LoadResult, startLoad } from './load.ts';
import { type BrowserResult, openBrowser } from './openBrowser.ts';

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

/** What readers noticed while both sites changed to another build and back. */
export type DeployResult = {
  pages: LoadResult;
  /** Scripts and styles of the earlier build, any of which a page that is open may request. */
  chunks: LoadResult;
  /** A tab in which a reader follows links all the time. */
  browser: BrowserResult;
};

const scripts = '_next/static/documents';
const betweenRestartsMs = 2_000;

const listChunks = (directory: string): readonly string[] =>
  readdirSync(path.join(directory, '.next/static/documents'), { encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/${scripts}/${name}`);

/**
 * Restarts both sites with another build, one after the other, and then with the earlier one, as after a mistake.
 * Meanwhile readers request pages, pages that are open request their scripts and styles, and a browser follows links.
 */
export const measureDeploy = async (
  folder: string,
  { edgeOrigin, builds }: Pick<Deployment, 'edgeOrigin' | 'builds'>,
  pages: SeenPages,
): Promise<DeployResult> => {
  const earlier = builds.map(({ directory }) => directory);
  const next = earlier.map((directory, index) =>
    writeNextBuild(directory, path.join(folder, `next-build-${index + 1}`)),
  );
  const places = [{ name: 'at nginx', origin: edgeOrigin }];
  const open = listChunks(earlier[0] ?? '').map((address) => ({ path: address, status: 200 }));
  const reader = await openBrowser(edgeOrigin);
  const stopPages = startLoad(listTargets(places, pages.seen));
  const stopChunks = startLoad(listTargets(places, open));
  for (const directories of [next, earlier])
    for (const [index, { machine, serve }] of builds.entries()) {
      serve(directories[index] ?? '');
      await machine.stop();
      await machine.start();
      await wait(betweenRestartsMs);
    }
  return { pages: await stopPages(), chunks: await stopChunks(), browser: await reader.stop() };
};
