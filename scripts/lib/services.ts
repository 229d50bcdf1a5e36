import path from 'node:path';
import type { Variables } from './env.ts';
import { inRoot } from './paths.ts';
import { untilReady } from './ready.ts';
import { startService, type Service } from './service.ts';
import { siteMemory } from './siteMemory.ts';

/** `production` runs the build, `development` reloads on change. */
export type Mode = 'production' | 'development';

type Shared = { dataDir: string; env: Variables; onLine?: (line: string) => void };

const siteLimitMs = 60_000;

/** Returns the readiness address of the provider. */
export const readinessUrl = (port: number): string => `http://localhost:${port}/healthcheck/ready`;

/** Starts the provider: database, sample content on the first run, then its services. */
export const startProvider = ({ port, mode, dataDir, env, onLine }: Shared & { port: number; mode: Mode }): Service =>
  startService({
    name: 'provider',
    args: mode === 'development' ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : ['src/main.ts'],
    cwd: inRoot('apps/provider'),
    env: { ...env, PROVIDER_PORT: String(port), DATA_DIR: dataDir, NODE_ENV: mode },
    logFile: path.join(dataDir, 'logs/provider.log'),
    onLine,
  });

type SiteOptions = Shared & {
  folder: string;
  port: number;
  providerPort: number;
  mode: Mode;
  /** The folder of the app. Default: its folder in apps/. */
  directory?: string;
};

/** Starts the site of a brand. */
export const startSite = ({
  folder,
  port,
  providerPort,
  mode,
  dataDir,
  env,
  onLine,
  directory = inRoot('apps', folder),
}: SiteOptions): Service =>
  startService({
    name: folder,
    args: [
      ...(mode === 'development'
        ? ['node_modules/next/dist/bin/next', 'dev']
        : [...siteMemory.nodeArguments, inRoot('packages/site/src/server/main.ts')]),
      '-p',
      String(port),
    ],
    cwd: directory,
    env: {
      ...(mode === 'production' && siteMemory.env),
      SITE_ORIGIN: `http://localhost:${port}`,
      ...env,
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: dataDir,
      NODE_ENV: mode,
    },
    logFile: path.join(dataDir, `logs/${folder}.log`),
    onLine,
  });

/** Resolves when the provider is ready. On the first run it imports the sample content before. */
export const untilProviderReady = (service: Service, port: number): Promise<void> =>
  untilReady(service, readinessUrl(port));

/** Resolves when the site responds, with or without content. */
export const untilSiteReady = (service: Service, port: number): Promise<void> =>
  untilReady(service, `http://localhost:${port}/healthcheck/live/`, siteLimitMs);
