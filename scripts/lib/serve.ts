import { needsLocalProvider } from '@masthead/config/env';
import { setTimeout as wait } from 'node:timers/promises';
import { loadBrand, getPort } from './brand.ts';
import { loadProviderBrand, writeProviderBrands } from './brandFacts.ts';
import { watchBrands } from './watchBrands.ts';
import { build } from './build.ts';
import { stopCommands } from './command.ts';
import { dataDir, deploymentNotice, readEnv, variables, type Variables } from './env.ts';
import { fetchContentPaths, reportBrand } from './brandReport.ts';
import { formatError, StartError } from './errors.ts';
import { inRoot } from './paths.ts';
import { freePort, isPortFree } from '@masthead/process/ports';
import {
  assertPortFree,
  startAssets,
  waitUntilAssetsReady,
  waitUntilProviderReady,
  getReadinessUrl,
  waitUntilSiteReady,
  startProvider,
  startSite,
  type Mode,
} from './services.ts';
import { withProgress, logProgress } from './progress.ts';
import { fetchStatus, isReady, formatLastLines, reportSilence } from './ready.ts';
import type { Service } from './service.ts';
import { supervise, type SupervisedService } from './supervise.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { findNearest } from './nearest.ts';

/** Variables of Node, of tools, and of the SDKs of AWS, PostgreSQL and OpenTelemetry, which may be in a `.env` too. */
const foreign =
  /^(?:AWS_|PG[A-Z]+$|OTEL_EXPORTER_OTLP_|OTEL_RESOURCE_ATTRIBUTES$|SSL_CERT_|NODE_|NEXT_|npm_|TURBO_|TEST_|CI$|TZ$|PATH$|HOME$|LANG$|LC_|HTTPS?_PROXY$|NO_PROXY$|FORCE_COLOR$|NO_COLOR$)/;

/** Reports variables in an environment file that nothing reads, with the name that was probably meant. */
export const findUnknownVariables = (file: string, example: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const documented = [...readFileSync(example, 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
  return Object.keys(parseEnv(readFileSync(file, 'utf8')))
    .filter((name) => !documented.includes(name) && !foreign.test(name))
    .map((name) => {
      const nearest = findNearest(name, documented);
      return `.env: nothing reads the variable ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`} Correct or remove it; .env.example explains every variable.`;
    });
};

/** Adds a REVALIDATE_SECRET, created once in DATA_DIR, so that content updates purge pages. */
export const withPurgeSecret = (variables: Variables, dataDir: string): Variables => {
  if (variables.REVALIDATE_SECRET) return variables;
  const file = path.join(dataDir, 'keys/revalidate');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return { ...variables, REVALIDATE_SECRET: readFileSync(file, 'utf8').trim() };
};

const warningLevel = 40;
const warningLevels = new Set(['warn', 'error', 'fatal']);

/** Whether a log line of a service is shown in the terminal: warnings and errors, structured or not. */
export const isForTerminal = (line: string): boolean => {
  if (!line.startsWith('{')) return /\b(error|warn(ing)?|fail(ed|ure)?)\b/i.test(line);
  try {
    const entry: unknown = JSON.parse(line);
    return (
      typeof entry === 'object' &&
      entry !== null &&
      'level' in entry &&
      (warningLevels.has(String(entry.level)) || Number(entry.level) >= warningLevel)
    );
  } catch {
    // Not a structured line: show it.
    return true;
  }
};

const interrupted = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const firstPageMs = 90_000;
const providerName = 'provider';

/** Waits between two requests of a home page that cannot be shown, in ms. */
const homeRetryMs = 2_000;

/** Runs brands with one provider until they are stopped, then exits this process. */
export const serve = async (mode: Mode, folders: readonly string[]): Promise<never> => {
  /** The last one started is the first one stopped: the site accepts no more requests before its provider ends. */
  const services: SupervisedService[] = [];
  const state = { stopping: false };

  const end = async (code: number): Promise<never> => {
    state.stopping = true;
    await stopCommands();
    for (const service of services.toReversed()) await service.stop();
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(interrupted)) {
    process.on(signal, () => {
      if (state.stopping) return;
      state.stopping = true;
      logProgress('Stopping');
      void end(code);
    });
  }
  /** Runs a step for each brand. One that fails is left out, unless it is the only one. */
  const forEachBrand = async <Result>(
    list: readonly string[],
    step: (folder: string) => Promise<Result>,
  ): Promise<Result[]> => {
    const results: Result[] = [];
    const errors: unknown[] = [];
    for (const folder of list) {
      try {
        results.push(await step(folder));
      } catch (error) {
        if (state.stopping || list.length === 1) throw error;
        errors.push(error);
        console.error(`${formatError(error)}\n${folder} is left out until this is corrected. Then start it again.`);
        const started = services.find((service) => service.current().name === folder);
        if (started) services.splice(services.indexOf(started), 1);
        await started?.stop();
      }
    }
    if (results.length === 0 && errors.length > 0)
      throw new StartError('No brand could be started.', { cause: errors[0] });
    return results;
  };
  const run = (start: () => Service, waitUntilReady: (service: Service) => Promise<void>): SupervisedService => {
    const service = supervise({
      start,
      waitUntilReady,
      onRestart: ({ name, logFile }, { code, delayMs }) =>
        console.error(
          `${name} has ended by itself with code ${code}. It starts again in ${delayMs / 1000} s (log: ${logFile}).`,
        ),
      onReadyAgain: ({ name }) => logProgress(`${name} is ready again`),
      onGiveUp: (ended, code) => {
        services.splice(services.indexOf(service), 1);
        const isLast = ended.name === providerName || !services.some((other) => folders.includes(other.current().name));
        console.error(
          `The configuration of ${ended.name} is invalid, so ${isLast ? 'everything' : 'it'} stops. Its last log lines (complete log: ${ended.logFile}):\n${formatLastLines(ended)}`,
        );
        if (isLast) void end(code);
      },
    });
    services.push(service);
    return service;
  };
  const onLine = (name: string) => (line: string) => {
    if (mode === 'development') console.log(`${name} │ ${line}`);
    else if (isForTerminal(line)) console.error(`${name} │ ${line}`);
  };

  try {
    if (deploymentNotice) logProgress(deploymentNotice);
    const env = readEnv();
    for (const line of findUnknownVariables(inRoot('.env'), inRoot('.env.example'))) console.error(line);
    const brands = await forEachBrand(folders, async (folder) => {
      const brand = await loadBrand(folder);
      await loadProviderBrand(inRoot('apps', folder), brand);
      return { folder, brand };
    });
    // PORT is the port of the first site, and the others follow.
    let sites = brands.map(({ folder, brand }, index) => ({
      folder,
      brand,
      port: env.PORT === undefined ? getPort(brand) : env.PORT + index,
    }));
    // The provider reads what the brands say now, not when the repository was last generated.
    for (const { folder, message } of await writeProviderBrands())
      if (!folders.includes(folder)) console.error(message);
    const directory = dataDir(env);
    const shared = withPurgeSecret(variables, directory);
    const providerPort = env.PROVIDER_PORT;
    for (const { brand, port } of sites) await assertPortFree(port, 'PORT', brand.name);

    const provider = async (): Promise<void> => {
      if (variables.PROVIDER_ORIGIN || variables.GRAPHQL_URL) logProgress(`Content comes from ${env.GRAPHQL_URL}`);
      if (!needsLocalProvider(variables)) return reportSilence(env.GRAPHQL_URL, console.error);
      if (!(await isPortFree(providerPort)) && (await isReady(getReadinessUrl(providerPort))))
        return logProgress(`Using the provider that runs on port ${providerPort}`);
      await assertPortFree(providerPort, 'PROVIDER_PORT', 'the provider');
      const { ready } = run(
        () =>
          startProvider({
            port: providerPort,
            sites: brands.map(({ brand }) => brand.site),
            mode,
            dataDir: directory,
            env: shared,
            onLine: onLine('provider'),
          }),
        (service) => waitUntilProviderReady(service, providerPort),
      );
      await withProgress('Preparing the content (the first time takes longest)', ready);
      logProgress('Content is ready');
    };
    const pages = async (): Promise<void> => {
      if (mode === 'development') return;
      const names = sites.map(({ brand }) => brand.name).join(', ');
      const keys = sites.map(({ folder }) => folder);
      try {
        await withProgress(`Building ${names}`, build(keys, variables));
      } catch (error) {
        if (keys.length === 1) throw error;
        const built = await forEachBrand(keys, async (folder) => {
          await withProgress(`Building ${folder}`, build([folder], variables));
          return folder;
        });
        sites = sites.filter(({ folder }) => built.includes(folder));
      }
      logProgress(`${sites.map(({ brand }) => brand.name).join(', ')} ${sites.length === 1 ? 'is' : 'are'} built`);
    };
    const report = async ({ folder, brand }: (typeof sites)[number]): Promise<void> => {
      const paths = await fetchContentPaths(env.GRAPHQL_URL, brand.site);
      for (const line of await reportBrand(brand, inRoot('apps', folder), paths)) console.error(line);
    };
    const assets = async (): Promise<void> => {
      if (mode === 'production') return;
      for (const { folder } of sites) {
        const assetsPort = await freePort();
        const { ready } = run(
          () =>
            startAssets({
              folder,
              port: assetsPort,
              dataDir: directory,
              env: shared,
              onLine: onLine(`${folder} assets`),
            }),
          (service) => waitUntilAssetsReady(service, assetsPort),
        );
        await ready;
      }
    };
    const begin = ({ folder, port }: (typeof sites)[number]): SupervisedService => {
      const site = run(
        () => startSite({ folder, port, providerPort, mode, dataDir: directory, env: shared, onLine: onLine(folder) }),
        (service) => waitUntilSiteReady(service, port),
      );
      site.ready.catch(() => undefined); // `startOne` reports it.
      return site;
    };
    const begun = new Map<string, SupervisedService>();
    /** Compiling the first page takes as long as preparing the content, so both are done at the same time. */
    const compile = async (): Promise<void> => {
      await assets();
      if (mode === 'development') for (const site of sites) begun.set(site.folder, begin(site));
    };
    const startOne = async (one: (typeof sites)[number]): Promise<void> => {
      const { folder, brand, port } = one;
      const site = begun.get(folder) ?? begin(one);
      await withProgress(`Starting ${brand.name}`, site.ready);
      const address = `http://localhost:${port}/`;
      // In development this request compiles the page.
      const isShown = await isReady(address, firstPageMs);
      if (state.stopping) return;
      if (!isShown) {
        console.error(
          `The home page cannot be shown yet. The last log lines (complete log: ${site.current().logFile}):\n${formatLastLines(site.current())}`,
        );
        const retry = async (): Promise<void> => {
          while (!(await isReady(address, firstPageMs))) await wait(homeRetryMs);
        };
        await withProgress('Waiting for the home page', retry());
      }
      // Compiles the webhook, so that the first change of content shows as fast as the next ones.
      if (mode === 'development') await fetchStatus(`${address}api/purge/`, firstPageMs);
      logProgress(`${brand.name} is ready: ${address} (Ctrl-C stops it)`);
    };
    await Promise.all([provider(), pages(), compile()]);
    if (mode === 'development') watchBrands(sites.map(({ folder }) => inRoot('apps', folder)));
    await forEachBrand(
      sites.map(({ folder }) => folder),
      async (folder) => {
        const site = sites.find((candidate) => candidate.folder === folder);
        if (!site) return;
        await startOne(site);
        await report(site);
      },
    );
  } catch (error) {
    if (!state.stopping) {
      console.error(formatError(error));
      await end(1);
    }
  }
  return new Promise<never>(() => {});
};
