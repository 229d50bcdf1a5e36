import { needsLocalProvider } from '@masthead/config/env';
import { loadBrand, getPort } from './brand.ts';
import { build } from './build.ts';
import { stopCommands } from './command.ts';
import { dataDir, deploymentNotice, readEnv, variables } from './env.ts';
import { formatError } from './errors.ts';
import { isForTerminal } from './logLine.ts';
import { assertPortFree, isPortFree } from './ports.ts';
import { withProgress, logProgress } from './progress.ts';
import { withPurgeSecret } from './purgeSecret.ts';
import { isReady, formatLastLines } from './ready.ts';
import type { Service } from './service.ts';
import {
  untilProviderReady,
  getReadinessUrl,
  untilSiteReady,
  startProvider,
  startSite,
  type Mode,
} from './services.ts';

const interrupted: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const firstPageMs = 90_000;

/** Runs one brand with its provider until it is stopped, then exits this process. */
export const serve = async (mode: Mode, folder: string): Promise<never> => {
  const services: Service[] = [];
  const state = { stopping: false };

  const end = async (code: number): Promise<never> => {
    state.stopping = true;
    await Promise.all([stopCommands(), ...services.map((service) => service.stop())]);
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
  const watch = (service: Service): Service => {
    services.push(service);
    void service.ended.then(({ code }) => {
      if (state.stopping) return;
      console.error(
        `${service.name} has ended by itself, so everything stops. Its last log lines (complete log: ${service.logFile}):\n${formatLastLines(service)}`,
      );
      void end(code === 0 ? 1 : code);
    });
    return service;
  };
  const onLine = (name: string) => (line: string) => {
    if (mode === 'development') console.log(`${name} │ ${line}`);
    else if (isForTerminal(line)) console.error(`${name} │ ${line}`);
  };

  try {
    if (deploymentNotice) logProgress(deploymentNotice);
    const env = readEnv();
    const brand = await loadBrand(folder);
    const port = env.PORT ?? getPort(brand);
    const directory = dataDir(env);
    const shared = withPurgeSecret(variables, directory);
    const providerPort = env.PROVIDER_PORT;
    await assertPortFree(port, 'PORT', brand.name);

    const provider = async (): Promise<void> => {
      if (variables.PROVIDER_ORIGIN || variables.GRAPHQL_URL) logProgress(`Content comes from ${env.GRAPHQL_URL}`);
      if (!needsLocalProvider(variables)) return;
      if (!(await isPortFree(providerPort)) && (await isReady(getReadinessUrl(providerPort))))
        return logProgress(`Using the provider that runs on port ${providerPort}`);
      await assertPortFree(providerPort, 'PROVIDER_PORT', 'the provider');
      const service = watch(
        startProvider({ port: providerPort, mode, dataDir: directory, env: shared, onLine: onLine('provider') }),
      );
      await withProgress(
        'Preparing the content (the first time takes longest)',
        untilProviderReady(service, providerPort),
      );
      logProgress('Content is ready');
    };
    const pages = async (): Promise<void> => {
      if (mode === 'development') return;
      await withProgress(`Building ${brand.name}`, build([folder], variables));
      logProgress(`${brand.name} is built`);
    };
    await Promise.all([provider(), pages()]);

    const site = watch(
      startSite({ folder, port, providerPort, mode, dataDir: directory, env: shared, onLine: onLine(folder) }),
    );
    await withProgress(`Starting ${brand.name}`, untilSiteReady(site, port));
    const address = `http://localhost:${port}/`;
    // In development this request compiles the page.
    if (!(await isReady(address, firstPageMs)))
      console.error(
        `The home page cannot be shown. Its last log lines (complete log: ${site.logFile}):\n${formatLastLines(site)}`,
      );
    logProgress(`${brand.name} is ready: ${address} (Ctrl-C stops it)`);
  } catch (error) {
    if (!state.stopping) {
      console.error(formatError(error));
      await end(1);
    }
  }
  return new Promise<never>(() => {});
};
