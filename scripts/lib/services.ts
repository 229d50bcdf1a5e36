import path from 'node:path';
import { isPortFree } from '@masthead/process/ports';
import type { Variables } from './env.ts';
import { StartError } from './errors.ts';
import { inRoot } from './paths.ts';
import { waitUntilReady } from './ready.ts';
import { startService, type Service } from './service.ts';

/** Throws when the port is in use; the error names the variable to set. */
export const assertPortFree = async (port: number, variable: string, what: string): Promise<void> => {
  if (await isPortFree(port)) return;
  throw new StartError(
    `Port ${port} is taken, so ${what} cannot start. Stop what uses it, or choose another port: ${variable}=${port + 10} npm start`,
  );
};

/**
 * How a site's process treats memory. A site needs some 115 MB of heap. Left to itself, V8 collects garbage late where
 * the machine has much memory, and glibc returns freed buffers late or never: the process would grow to 800 MB. The
 * caches have limits of their own (`packages/next-runtime/src/memoryLimits.ts`).
 */
const siteMemory = {
  /** MB of heap, growth before a collection, collecting threads. V8's own growth saves 35 MB and costs 10 to 25 %. */
  nodeArguments: [
    '--max-old-space-size=240',
    '--max-semi-space-size=16',
    '--heap-growing-percent=100',
    '--v8-pool-size=1',
  ],
  /** For glibc: few arenas; buffers of 32 KB and more, such as cached pages, are returned at once. */
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;

/** `production` runs the build. `development` compiles on request and reloads on change. */
export type Mode = 'production' | 'development';

type SharedOptions = { dataDir: string; env: Variables; onLine?: (line: string) => void };

/** Where Node stores compiled modules: a restart of the provider takes a sixth less processor time. */
const toCompileCache = (dataDir: string) => ({ NODE_COMPILE_CACHE: path.join(dataDir, 'cache/node') });

/** Metrics of a process have a port of their own: 14000 for the provider on port 4000, as in deploy/systemd. */
const toMetricsPort = (port: number) => ({
  OTEL_EXPORTER_PROMETHEUS_PORT: String(port < 55_536 ? port + 10_000 : port - 10_000),
});

/** Changes restart the provider in development. Not all modules: other checkouts share packages. */
const watched = [
  'apps/provider/src',
  'apps/provider/brands.json',
  'packages/config/src',
  'packages/content-rules/src',
  'packages/graphql-ops/src',
  'packages/process/src',
  'packages/telemetry/src',
  'packages/texts/src',
];
const watchArguments = [...watched.map((file) => `--watch-path=${inRoot(file)}`), '--watch-preserve-output'];

export const getReadinessUrl = (port: number): string => `http://localhost:${port}/healthcheck/ready`;

/** Starts the provider. It imports the sample content of the sites that its database lacks. */
export const startProvider = ({
  port,
  sites,
  mode,
  dataDir,
  env,
  onLine,
}: SharedOptions & { port: number; sites?: readonly string[]; mode: Mode }): Service =>
  startService({
    name: 'provider',
    args: [...(mode === 'development' ? watchArguments : []), 'src/main.ts'],
    cwd: inRoot('apps/provider'),
    env: {
      ...toCompileCache(dataDir),
      ...toMetricsPort(port),
      ...(sites && { SAMPLE_SITES: sites.join(',') }),
      ...env,
      PROVIDER_PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: mode,
    },
    logFile: path.join(dataDir, 'logs/provider.log'),
    onLine,
  });

type SiteOptions = SharedOptions & {
  /** The name of the brand's folder in apps/. */
  folder: string;
  port: number;
  providerPort: number;
  mode: Mode;
  /** The directory of the app. Default: `apps/<folder>`. */
  directory?: string;
};

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
      ...toCompileCache(dataDir),
      ...toMetricsPort(port),
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

/** Serves scripts and styles in development. The site finds it by a file in the app's folder. */
export const startAssets = ({
  folder,
  port,
  dataDir,
  env,
  onLine,
}: SharedOptions & { folder: string; port: number }): Service =>
  startService({
    name: `${folder} assets`,
    args: [inRoot('packages/site/src/next/developAssets.ts'), '-p', String(port)],
    cwd: inRoot('apps', folder),
    env: { ...env, NODE_ENV: 'development' },
    logFile: path.join(dataDir, `logs/${folder}-assets.log`),
    onLine,
  });

/** Resolves when the scripts and styles of a brand's documents are served. */
export const waitUntilAssetsReady = (service: Service, port: number): Promise<void> =>
  waitUntilReady(service, `http://localhost:${port}/@vite/client`);

/** Resolves when the provider is ready. The first start takes longer, because it imports the sample content. */
export const waitUntilProviderReady = (service: Service, port: number): Promise<void> =>
  waitUntilReady(service, getReadinessUrl(port));

/** Resolves when the site responds, with or without content. */
export const waitUntilSiteReady = (service: Service, port: number): Promise<void> =>
  waitUntilReady(service, `http://localhost:${port}/healthcheck/live/`);
