import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/scripts/ports';
import { untilReady } from '@masthead/scripts/ready';
import { startService } from '@masthead/scripts/service';
import path from 'node:path';
import { startSiteServer, type RunningServer } from '../src/stack.ts';

const next = inRoot('e2e/node_modules/next/dist/bin/next');
const floor = inRoot('e2e/bench/floor');

/** Builds and starts an empty app, to measure Next itself. */
export const runFloor = async (workDir: string): Promise<RunningServer> => {
  const built = await run(process.execPath, [next, 'build', floor], { env: { ...variables, NODE_ENV: 'production' } });
  if (!built.ok) throw new StartError(`The empty app could not be built:\n${built.output}`);
  const port = await freePort();
  const service = startService({
    name: 'floor',
    args: [next, 'start', floor, '-p', String(port)],
    cwd: floor,
    env: { ...variables, NODE_ENV: 'production' },
    logFile: path.join(workDir, 'logs/floor.log'),
  });
  const origin = `http://localhost:${port}`;
  await untilReady(service, `${origin}/`);
  return { origin, port, service };
};

/** Starts Plotline as in production: without the developers' panel. */
export const runPublicSite = async (provider: RunningServer, workDir: string): Promise<RunningServer> => {
  const port = await freePort();
  const env = {
    DEPLOYMENT: 'production',
    SITE_ORIGIN: `http://localhost:${port}`,
    PROVIDER_ORIGIN: provider.origin,
    REVALIDATE_SECRET: 'nobody purges what is being measured',
  };
  return startSiteServer({ folder: 'realestate', port, providerPort: provider.port, workDir, env });
};
