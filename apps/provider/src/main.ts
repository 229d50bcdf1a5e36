import '@masthead/process/private-files';
import type { Server } from 'node:http';
import path from 'node:path';
import { readOrCreateMachineKeys } from './readers/accounts/customerIds.ts';
import { createLimitedLog } from './server/limitLog.ts';
import { createAccountServices } from './readers/accountServices.ts';
import { checkBackupFolder, startBackups } from './operations/backup/backups.ts';
import { createAdRoutes } from './content/ads/routes.ts';
import { foldsCase, registerQueueGauges } from './db/health.ts';
import { listNewerMigrations, migrateToLatest } from './db/migrations/migrate.ts';
import { createJobQueue } from './db/jobs/jobQueue.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import { startRewritingSearch } from './db/write/rewriteSearch.ts';
import { type Env, EnvError, readEnv } from './operations/env.ts';
import { protectDataDirectory } from './operations/protectDataDirectory.ts';
import { createHouseAds, resolveHousePictures } from './content/ads/houseAds.ts';
import { type House, houseAdsDirectory, readHouses } from './content/ads/promotions.ts';
import { createKnownPictures } from './media/images/knownPictures.ts';
import { requestLimits } from './content/graphql/requestLimits.ts';
import { createImageService } from './media/images/service.ts';
import { createFolderTransport, createSmtpTransport, type Transport } from './readers/mail/transport.ts';
import { createPurger } from './content/purge/purger.ts';
import { readBrands } from './content/publications/brands.ts';
import { openMediaLibrary } from './media/library/mediaLibrary.ts';
import { withoutRemoved } from './media/library/removedMedia.ts';
import { createMediaRoutes } from './media/library/mediaRoutes.ts';
import { createMediaSources } from './media/library/mediaSource.ts';
import { openSearch } from './content/search/engine/engineSearch.ts';
import { createContentUpdate, watchContent } from './operations/seed/watchContent.ts';
import { createFileCache, uncached } from './content/files/fileCache.ts';
import { applySampleData } from './operations/seed/sampleData.ts';
import { sampleContentDirectory } from './operations/seed/seed.ts';
import { createHttpServer, stopServer } from './server/http.ts';
import { createProvider } from './provider.ts';
import { isLoopback } from '@masthead/process/clients';
import { configurationExitCode } from '@masthead/process/command';
import { listRunningSites } from '@masthead/process/running-sites';
import { startTelemetry, TelemetryEnvError } from '@masthead/telemetry/start';
import { contentApiPath, createContentApi } from './content/api/api.ts';
import { createScheduler } from './content/publishing/scheduler.ts';
import { OperatorError, printError, readJsonFile } from './server/operatorError.ts';

/** Maximum time to wait for running requests at shutdown. */
const stopTimeoutMs = 10_000;
/** Maximum time that purges wait for the search engine. */
const maxIndexWaitMs = 2_000;

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const onError = (cause: NodeJS.ErrnoException): void =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new OperatorError(`Port ${port} is already in use. Set PROVIDER_PORT or stop the other process.`, { cause })
          : cause,
      );
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });

const openConfiguredDatabase = (env: Env): Promise<OpenDatabase> =>
  openDatabase(
    env.databaseUrl
      ? { kind: 'server', url: env.databaseUrl, statementTimeoutMs: requestLimits.statementTimeoutMs }
      : { kind: 'embedded', directory: path.join(env.dataDirectory, 'database') },
  );

const createTransport = (env: Env): Transport =>
  env.smtpUrl
    ? createSmtpTransport(env.smtpUrl, { tls: env.smtpTls })
    : createFolderTransport(path.join(env.dataDirectory, 'outbox'));

/** The version of the provider, whose process has no build. */
const readVersion = (): string =>
  String((readJsonFile(path.join(import.meta.dirname, '../package.json')) as { version: unknown }).version);

/** Returns the ids of pictures that house ads use; content registers its own. */
const listHousePictures = (houses: ReadonlyMap<string, House>): readonly string[] =>
  [...houses.values()].flatMap(({ promotions }) => promotions.map(({ picture }) => picture));

/** Refuses data in production that other users can read. */
const protectData = ({ dataDirectory, deployment }: Env, report: (message: string) => void): void => {
  const [file] = protectDataDirectory(dataDirectory);
  if (file === undefined) return;
  const message = `Other users can read ${file}. Run chmod -R go-rwx ${dataDirectory} as its owner, then start again.`;
  if (deployment === 'production') throw new OperatorError(message);
  report(message);
};

const main = async (): Promise<void> => {
  const env = readEnv();
  const { log, flush: flushLog } = createLimitedLog(env.logLevel);
  process.once('exit', flushLog);
  const telemetry = await startTelemetry({ name: 'provider', build: readVersion() });
  const clock = () => new Date();
  const deployment = env.deployment === 'production' ? 'production' : 'development';
  const logIssue = (message: string) => log.error(message);
  protectData(env, logIssue);
  if (env.backups) checkBackupFolder(env.backups);
  const publications = { brands: readBrands(env.brandsFile, deployment, logIssue), deployment } as const;
  const database = await openConfiguredDatabase(env);
  const { db, requestDb, kind, close } = database;
  registerQueueGauges(db);
  if (kind === 'embedded' && env.deployment === 'production' && !env.backups)
    log.warn('the embedded database has no second copy of the data: make backups (docs/guides/backups.md)');
  const library = await openMediaLibrary({ db, clock, dataDirectory: env.dataDirectory, ...env.media });
  const houses = new Map<string, House>();
  const housePictures = new Set<string>();
  /** Replaces the house ads by those of the file. Invalid ones are left out. */
  const loadHouses = async (): Promise<void> => {
    const resolved = await resolveHousePictures(await readHouses(publications.brands, logIssue), {
      library,
      onIssue: logIssue,
    });
    houses.clear();
    for (const [site, house] of resolved) houses.set(site, house);
    for (const id of listHousePictures(houses)) housePictures.add(id);
  };
  const knownPictures = createKnownPictures(db, clock, housePictures);
  const images = createImageService({
    directory: path.join(env.dataDirectory, 'images'),
    log: (line) => log.info(line),
    rendering: env.pictures,
    pictures: withoutRemoved(knownPictures, library.removed),
    findPicture: createMediaSources(library.storage),
    clock,
    // A developer's browser and the tests of a whole site come from one address.
    getBudget: (client) => (env.deployment !== 'production' && isLoopback(client) ? 'unlimited' : 'limited'),
  });
  const { search, indexer } = openSearch(env.searchUrl, { db, log });
  const purger = createPurger({
    db,
    clock,
    log,
    ...publications,
    secret: env.revalidateSecret,
    ...(deployment === 'development' && { listRunning: () => listRunningSites(env.dataDirectory) }),
    ...(indexer && { waitForIndex: () => indexer.waitUntilCurrent(maxIndexWaitMs) }),
  });
  const publishing = { db, clock, log, onChange: () => void purger.purgeDue() };
  const scheduler = createScheduler(publishing);
  const accounts = createAccountServices({
    db,
    jobs: createJobQueue({ db, log }),
    clock,
    log,
    keys: env.customerIdKeys ?? readOrCreateMachineKeys(env.dataDirectory),
    ...publications,
    transport: createTransport(env),
    formDays: env.formDays,
    breachedPasswordsUrl: env.breachedPasswordsUrl,
    secondFactor: env.secondFactor,
  });
  const provider = createProvider({
    db,
    requestDb,
    clock,
    log,
    mode: env.mode,
    introspection: env.deployment === 'production' ? 'off' : 'on',
    isProxy: env.isProxy,
    search,
    accounts,
    routes: [
      ...(await createAdRoutes(env, createHouseAds(requestDb, houses))),
      ...createMediaRoutes(library),
      { path: '/images/*', methods: ['GET', 'HEAD'], handle: images.handleImage },
      ...createContentApi({ ...publishing, library }, accounts.securityEvent),
    ],
  });
  const server = createHttpServer(provider.handle, log, env.isProxy, (url) => url.startsWith(contentApiPath));

  let stopSharing = async (): Promise<void> => undefined;
  let stopBackups = async (): Promise<void> => undefined;
  let stopWatching = async (): Promise<void> => undefined;
  let stopRewritingSearch = async (): Promise<void> => undefined;
  let stopping: Promise<void> | undefined;
  const stop = (reason: string): Promise<void> =>
    (stopping ??= (async () => {
      log.info(`stopping: ${reason}`);
      provider.announceStop();
      await stopSharing();
      await stopServer(server, stopTimeoutMs);
      await stopBackups();
      await stopWatching();
      await stopRewritingSearch();
      await scheduler.stop();
      await purger.stop();
      await indexer?.stop();
      await provider.stop();
      await close();
      await telemetry.stop();
    })());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(signal).then(() => process.exit(0)));

  try {
    await listen(server, env.port, env.host);
    for (const name of await migrateToLatest(db)) log.info(`migrated: ${name}`);
    if (!(await foldsCase(db)))
      log.warn(
        'the database has a locale without the lowercase of letters such as Ä: searches and names with them find nothing. Restore a backup to a database with LC_CTYPE=C.UTF-8',
      );
    const newer = await listNewerMigrations(db);
    if (newer.length > 0)
      log.warn(`the database is of a newer version, which is compatible with the one before it: ${newer.join(', ')}`);
    await loadHouses();
    const cache = env.mode === 'development' ? createFileCache() : uncached;
    await applySampleData(db, { ...env, now: clock(), log, library, cache });
    await knownPictures.load();
    await indexer?.start();
    await provider.start();
    purger.start();
    scheduler.start();
    stopRewritingSearch = startRewritingSearch(db, log);
    if (env.mode === 'development' && env.sampleData !== 'none') {
      const onChange = () => void purger.purgeDue();
      const importChanges = createContentUpdate({ db, clock, log, library, cache, only: env.sampleSites, onChange });
      const onError = (error: unknown) => log.error(error instanceof OperatorError ? error.message : { err: error });
      const content = watchContent({ directory: sampleContentDirectory, update: importChanges, onError });
      const houseAds = watchContent({ directory: houseAdsDirectory, update: loadHouses, onError });
      stopWatching = async () => void (await Promise.all([content.stop(), houseAds.stop()]));
      content.updateNow();
    }
    stopBackups = startBackups({ database, env, clock, log });
    stopSharing = await database.share(log);
    log.info(`provider listening on http://${env.host}:${env.port}/graphql (${kind} database)`);
  } catch (error) {
    await stop('start-up failed');
    throw error;
  }
};

main().catch((error: unknown) => {
  printError(error);
  // Open connections and timers would keep the process alive, and its supervisor waiting.
  process.exit(error instanceof EnvError || error instanceof TelemetryEnvError ? configurationExitCode : 1);
});
