import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/process/ports';
import { waitUntilReady } from '@masthead/scripts/ready';
import { withProgress } from '@masthead/scripts/progress';
import { startService } from '@masthead/scripts/service';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSiteServer, type RunningServer } from '../src/stack.ts';
import { testedBrand } from '../src/testedBrand.ts';

const nextCommand = inRoot('e2e/node_modules/next/dist/bin/next');
const emptyAppDir = inRoot('e2e/bench/floor');

const articleCount = 100_000;

/** Returns a data directory with 100,000 articles. The first run creates it; later runs reuse it. */
export const getSeededDataDir = async (): Promise<string> => {
  const folder = inRoot(`.data/bench-${articleCount}`);
  const completeMarker = path.join(folder, 'complete');
  if (existsSync(completeMarker)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const { ok, output } = await withProgress(
    `Seeding ${articleCount} articles`,
    run(process.execPath, ['src/operations/seed/main.ts', '--scale', String(articleCount)], {
      cwd: inRoot('apps/provider'),
      env: { ...variables, DEPLOYMENT: 'development', DATA_DIR: folder, DATABASE_URL: undefined },
    }),
  );
  if (!ok) throw new StartError(`The database for the measurement could not be created:\n${output}`);
  writeFileSync(completeMarker, '');
  return folder;
};

/** A server with the port of its inspector (`createInspectorPort`). */
export type InspectedServer = RunningServer & { inspectorPort: number };

/** Builds and starts an app without content: the floor of all measurements, which is the cost of Next itself. */
export const startEmptyApp = async (workDir: string): Promise<RunningServer> => {
  const built = await run(process.execPath, [nextCommand, 'build', emptyAppDir], {
    env: { ...variables, NODE_ENV: 'production' },
  });
  if (!built.ok) throw new StartError(`The empty app could not be built:\n${built.output}`);
  const port = await freePort();
  const service = startService({
    name: 'floor',
    args: [nextCommand, 'start', emptyAppDir, '-p', String(port)],
    cwd: emptyAppDir,
    env: { ...variables, NODE_ENV: 'production' },
    logFile: path.join(workDir, 'logs/floor.log'),
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(service, `${origin}/`);
  return { origin, port, service };
};

/** Starts the tested brand with the production configuration, which has no developer panel. */
export const startProductionSite = async (
  provider: RunningServer,
  workDir: string,
  moreEnv: Readonly<Record<string, string>> = {},
): Promise<RunningServer> => {
  const port = await freePort();
  const env = {
    DEPLOYMENT: 'production',
    SITE_ORIGIN: `http://localhost:${port}`,
    PROVIDER_ORIGIN: provider.origin,
    REVALIDATE_SECRET: 'a valid secret that the benchmark never uses',
    ...moreEnv,
  };
  return startSiteServer({ folder: testedBrand.key, port, providerPort: provider.port, workDir, env });
};
