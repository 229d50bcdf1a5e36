import './productionEnv.ts';
import { createIsProxy } from '@masthead/process/clients';
import { configurationExitCode } from '@masthead/process/command';
import { createRequestObserver } from '@masthead/telemetry';
import { startTelemetry, TelemetryEnvError } from '@masthead/telemetry/start';
import next from 'next';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { readBuildId, openDocumentCache } from './documentCache/openDocumentCache.ts';
import { createDocumentHandler } from './documentCache/handleDocuments.ts';
import { renderQueue } from './documentCache/renderQueue.ts';
import { env } from './env.ts';
import { limitLog } from './limitLog.ts';
import { createRefusalSender } from './plainPage.ts';
import { canonicalizeUrl, type FindRoute, type IsDefaultValue, readRequestRoutes } from './request/canonicalizeUrl.ts';
import { createRequestGuard, httpServerOptions, type RequestGuardOptions } from './request/guardRequest.ts';
import { handleHeaderOverflow, maxHeaderSize, renderRequestTooLong } from './request/headerOverflow.ts';
import { limitUrl, notFoundUrl } from './request/limitUrl.ts';
import { createFindRedirect, createOldAddresses } from './request/oldAddresses.ts';
import { createRateLimiter } from './request/rateLimiter.ts';
import { createRenderLimit, getClientKey } from './request/renderLimit.ts';
import { appendForwardedFor } from './request/requestHeaders.ts';
import { countCacheResult, addServerTiming } from './response/serverTiming.ts';
import { createPatchResponse } from './response/patchResponse.ts';
import { createServerStop } from './stopServer.ts';
import { createResponseSecurity } from './security/responseSecurity.ts';
import { purges } from './sharedCache/purges.ts';
import { readdir } from 'node:fs/promises';

/** Lists the paths of the files in an app's `public` folder, which Next serves before any route. */
const readPublicFiles = async (appFolder: string): Promise<ReadonlySet<string>> => {
  const folder = path.join(appFolder, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(
        ({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`,
      ),
  );
};

/** What a site passes to the server: its routes, parameters and folders. */
export type ServerOptions = Pick<RequestGuardOptions, 'mayBePage' | 'postPaths'> & {
  /** The pages, documents and endpoints of the site. */
  findRoute: FindRoute;
  /** Whether a path that leads nowhere is that of a file. */
  isFilePath: (path: string) => boolean;
  /** Whether a value of a cache-key parameter selects the same page as an absent parameter. */
  isDefaultValue: IsDefaultValue;
  /** Start of the paths of the developer tools, which are pages of Next with scripts of their own: `/devtools/`. */
  toolsFolder: string;
  /** Subfolder of the app's `public` folder with the brand's static HTML documents, such as a framed tool. */
  documentsFolder: string;
};

const getPath = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * Creates the request listener. In this order it names the request, checks the URL, the headers, the method and the identity
 * of an editor, and follows the parameters of other content systems. Documents come from the document cache; files,
 * endpoints and developer tools pass to Next.
 */
const createListener = async (
  appFolder: string,
  options: ServerOptions,
  handle: RequestListener,
): Promise<{ listener: RequestListener; securityHeaders: Readonly<Record<string, string>> }> => {
  const findRequestRoute = await readRequestRoutes(appFolder, options.findRoute);
  const publicFiles = await readPublicFiles(appFolder);
  const { documentHeaders, getSecurityHeaders, addSecurityHeaders } = await createResponseSecurity(appFolder, options);
  const sendRefusal = createRefusalSender(addSecurityHeaders);
  const isProxy = createIsProxy(env.TRUSTED_PROXIES);
  const guardRequest = createRequestGuard({ ...options, env, sendRefusal });
  const patchResponse = createPatchResponse({ addSecurityHeaders, cdn: env.CDN });
  const oldAddresses = createOldAddresses(createFindRedirect(), sendRefusal);
  const handleDocument = createDocumentHandler({
    ...(await openDocumentCache(appFolder, getSecurityHeaders)),
    handle,
    sendRefusal,
    limitRendering: createRenderLimit({
      limiter: createRateLimiter({ perMinute: env.RENDER_LIMIT, burst: Math.ceil(env.RENDER_LIMIT / 2) }),
      isProxy,
      sendRefusal,
    }),
    isFilePath: options.isFilePath,
    getClient: (request) => getClientKey(request, isProxy) ?? '',
    oldAddresses,
  });
  const observe = createRequestObserver({
    isTrusted: isProxy,
    getRoute: (path) => findRequestRoute(path).kind,
    onEnd: countCacheResult,
  });
  const respond: RequestListener = (request, response) => {
    const { url: address = '/' } = request;
    const timing =
      env.DEPLOYMENT !== 'production' && options.mayBePage(getPath(address)) ? addServerTiming(response) : undefined;
    const canonical = canonicalizeUrl(request, findRequestRoute, options.isDefaultValue);
    const url = limitUrl(canonical.url);
    if (url === undefined) return sendRefusal(request, response, { status: 414, page: renderRequestTooLong() });
    request.url = url;
    appendForwardedFor(request);
    if (guardRequest(request, response) === 'responded') return;
    const rule = url === notFoundUrl ? 'unmatched' : canonical.rule;
    if (rule === 'unchanged' || publicFiles.has(getPath(url))) {
      patchResponse(request, response);
      return handle(request, response);
    }
    if (getPath(url) !== canonical.path && rule !== 'unmatched')
      return oldAddresses.redirect(request, response, canonical.path + url.slice(canonical.path.length));
    timing?.noteHandled();
    oldAddresses.followParameter(
      request,
      response,
      address,
      () => void handleDocument(request, response, { address, rule }),
    );
  };
  const listener: RequestListener = (request, response) => observe(request, response, () => respond(request, response));
  return { listener, securityHeaders: documentHeaders };
};

/** Time in ms in which responses are finished after SIGTERM. Process managers kill after 30 s. */
const stopDeadlineMs = 20_000;

/** On SIGINT or SIGTERM: finishes the responses and purges in progress, then ends the process. */
const stopOnSignal = (stop: (deadlineMs: number) => Promise<void>, close: () => Promise<void>): void => {
  const end = async (): Promise<void> => {
    await stop(stopDeadlineMs);
    await Promise.allSettled(purges.pending);
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().finally(() => process.exit(0)));
};

/** Rejects where the port is in use, before Next takes seconds to prepare. */
const assertPortFree = async (port: number): Promise<void> => {
  const probe = createServer().listen(port);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

/** Resolves when the server listens. Rejects where the folder has no build or the port is in use. */
const listen = async (options: ServerOptions): Promise<void> => {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: String(env.PORT ?? 3000) } },
  });
  const port = Number(values.port);
  const appFolder = process.cwd();
  await assertPortFree(port);

  limitLog();
  // Before Next is prepared, which then adds its own spans.
  const telemetry = await startTelemetry({
    name: path.basename(appFolder),
    build: await readBuildId(appFolder),
  });
  telemetry.gauge('queueLength', () => [{ value: renderQueue.getLength(), labels: { queue: 'render' } }]);
  // oxlint-disable-next-line node/no-process-env -- Next's own servers set it too; the instrumentation registers this port
  process.env.PORT = String(port);
  const app = next({ dev: false, dir: appFolder, port });
  // Next loads `next.config.mjs` here, which publishes the brand's settings for `createResponseSecurity`.
  await app.prepare();
  const nextHandler = app.getRequestHandler();
  const { listener, securityHeaders } = await createListener(
    appFolder,
    options,
    (request, response) => void nextHandler(request, response),
  );
  const server = createServer({ maxHeaderSize, ...httpServerOptions }, listener);
  handleHeaderOverflow(server, securityHeaders);
  stopOnSignal(createServerStop(server).stop, async () => {
    await app.close();
    await telemetry.stop();
  });
  server.listen(port);
  await once(server, 'listening');
  process.stdout.write(`Ready on port ${port}\n`);
};

/**
 * Starts the production server of the app in the working directory: Next's request handler behind request
 * checks and the document cache. The port is `-p`, `PORT` or 3000. Where this fails, the process ends with 1:
 * Next listens for uncaught errors, and Node would end with 0.
 */
export const startServer = async (options: ServerOptions): Promise<void> => {
  try {
    await listen(options);
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    const isTaken = code === 'EADDRINUSE';
    process.stderr.write(
      `${isTaken ? `Port ${port} is already in use. Set PORT or stop the other process.` : inspect(error)}\n`,
    );
    process.exit(error instanceof TelemetryEnvError ? configurationExitCode : 1);
  }
};
