import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { listTargets, type SeenPages } from './faults.ts';
import { type LoadResult, startLoad } from './load.ts';
import { writeNextBuild } from './nextBuild.ts';
import { type BrowserResult, openBrowser } from './openBrowser.ts';

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
