import './productionEnv.ts';
import { createIsProxy } from '@masthead/process/clients';
import { createRequestObserver, getTelemetry } from '@masthead/telemetry';
import { startTelemetry } from '@masthead/telemetry/start';
import next from 'next';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { readBuildId } from './buildId.ts';
import { createDocumentHandler, documentHeader } from './documentCache/handleDocuments.ts';
import { openDocumentCache } from './documentCache/openDocumentCache.ts';
import { env } from './env.ts';
import { limitLog } from './limitLog.ts';
import { log } from './log.ts';
import { memoryLimits } from './memoryLimits.ts';
import { renderQueue, withRenderQueue } from './pageCache/renderQueue.ts';
import { sharedPageCache } from './pageCache/sharedPageCache.ts';
import { createRefusalSender } from './plainPage.ts';
import {
  canonicalizeUrl,
  type IsDefaultValue,
  type QueryRuleOptions,
  readQueryRules,
} from './request/canonicalizeUrl.ts';
import { createRequestGuard, httpServerOptions, type RequestGuardOptions } from './request/guardRequest.ts';
import { handleHeaderOverflow, maxHeaderSize, renderRequestTooLong } from './request/headerOverflow.ts';
import { limitUrl } from './request/limitUrl.ts';
import { createFindRedirect, createOldAddresses, hasLegacyParameter } from './request/oldAddresses.ts';
import { createRateLimiter } from './request/rateLimiter.ts';
import { createRenderLimit, getClientKey } from './request/renderLimit.ts';
import { appendForwardedFor } from './request/requestHeaders.ts';
import { readRouteKinds } from './request/routeKinds.ts';
import { createCompressedBodies } from './response/compressedBodies.ts';
import { readErrorDocument } from './response/errorDocument.ts';
import { createMicroCache } from './response/microCache.ts';
import { isFromPageCache } from './response/nextHeaders.ts';
import { countPageCacheResult } from './response/pageCacheResult.ts';
import { createResponsePatches } from './response/patchResponse.ts';
import { addServerTiming } from './response/serverTiming.ts';
import { createServerStop, type ServerStop } from './stopServer.ts';
import { createResponseSecurity } from './security/responseSecurity.ts';

/** Lifetime of a page in the micro-cache, in ms: too short for a reader to notice, long enough to absorb a peak of requests. */
const microCacheTtlMs = 1000;
const maxMicroCachePages = 1000;

/** What a site passes to the server: its routes, parameters and folders. */
export type ServerOptions = QueryRuleOptions &
  Pick<RequestGuardOptions, 'mayBePage' | 'postPaths'> & {
    /** Whether a value of a cache-key parameter selects the same page as an absent parameter. */
    isDefaultValue: IsDefaultValue;
    /** Path in the app tree of the static page that replaces Next's empty error document, such as `/~/server-error/page`. */
    errorPage: string;
    /** Subfolder of the app's `public` folder with the brand's static HTML documents, such as a framed tool. */
    documentsFolder: string;
  };

/** Reads the server-error page. Undefined, with a log line, where the build has none. */
const loadErrorDocument = (appFolder: string, page: string): Promise<string | undefined> =>
  readErrorDocument(appFolder, page).catch((cause: unknown) => {
    log({
      level: 'error',
      message: `The build has no error page ${page}: a page that fails to render stays empty until scripts run. Build the app again.`,
      cause: String(cause),
    });
    return undefined;
  });

/**
 * Creates the request listener. In this order it names the request, checks the URL, the headers, the method and the identity
 * of an editor, serves the micro-cache, limits rendered pages, follows the parameters of other content systems, and passes
 * the request and the patched response to Next through the queue of renders.
 */
const createListener = async (
  appFolder: string,
  options: ServerOptions,
  handle: RequestListener,
): Promise<{ listener: RequestListener; securityHeaders: Readonly<Record<string, string>> }> => {
  const getQueryRule = await readQueryRules(appFolder, options);
  const { getDocumentHeaders, getSecurityHeaders, addSecurityHeaders } = await createResponseSecurity(
    appFolder,
    options.documentsFolder,
  );
  const sendRefusal = createRefusalSender(addSecurityHeaders);
  const microCache = createMicroCache({
    ttlMs: microCacheTtlMs,
    maxPages: maxMicroCachePages,
    maxBytes: memoryLimits.microCache,
  });
  sharedPageCache.clearMicroCache = microCache.clear;
  const isProxy = createIsProxy(env.TRUSTED_PROXIES);
  const limitRendering = createRenderLimit({
    limiter: createRateLimiter({ perMinute: env.RENDER_LIMIT, burst: Math.ceil(env.RENDER_LIMIT / 2) }),
    isProxy,
    getQueryRule,
    sendRefusal,
  });
  const guardRequest = createRequestGuard({
    env,
    addSecurityHeaders,
    sendRefusal,
    mayBePage: options.mayBePage,
    postPaths: options.postPaths,
  });
  const responsePatches = createResponsePatches({
    addSecurityHeaders,
    cdn: env.CDN,
    errorDocument: await loadErrorDocument(appFolder, options.errorPage),
    getBody: createCompressedBodies({
      maxBytes: memoryLimits.compressedBodies,
      getHeaders: getDocumentHeaders,
      onError: (cause) =>
        log({
          level: 'error',
          message: 'A cached page could not be compressed; it is sent uncompressed',
          cause: String(cause),
        }),
    }),
  });
  const oldAddresses = createOldAddresses(createFindRedirect(), sendRefusal);
  const render = (request: IncomingMessage, response: ServerResponse, address: string): void => {
    const onCacheable = microCache.onCacheable(request);
    for (const patch of responsePatches) patch(request, response, onCacheable);
    response.once('close', () => {
      if (isFromPageCache(response)) renderQueue.noteCachedPage();
    });
    oldAddresses.patch(request, response, address);
    withRenderQueue({ client: getClientKey(request, isProxy) ?? '', response }, () => handle(request, response));
  };
  const handleDocument = createDocumentHandler({
    ...(await openDocumentCache(appFolder, getSecurityHeaders)),
    handle,
    sendRefusal,
    limitRendering,
    getQueryRule,
    getClient: (request) => getClientKey(request, isProxy) ?? '',
    oldAddresses,
  });
  const isDocument = ({ url = '/', headers }: IncomingMessage): boolean =>
    headers[documentHeader] !== undefined && options.mayBePage(url.split('?', 1)[0] ?? '/');
  const observe = createRequestObserver({
    isTrusted: isProxy,
    getRoute: await readRouteKinds(appFolder, options),
    onEnd: countPageCacheResult,
  });
  const isTimed = (address: string): boolean =>
    env.DEPLOYMENT !== 'production' && options.mayBePage(address.split('?', 1)[0] ?? '/');
  const respond: RequestListener = (request, response) => {
    const { url: address = '/' } = request;
    const timing = isTimed(address) ? addServerTiming(response) : undefined;
    const url = limitUrl(canonicalizeUrl(request, getQueryRule, options.isDefaultValue));
    if (url === undefined) return sendRefusal(request, response, { status: 414, page: renderRequestTooLong() });
    request.url = url;
    appendForwardedFor(request);
    if (guardRequest(request, response) === 'responded') return;
    if (isDocument(request)) {
      timing?.noteHandled();
      return oldAddresses.followParameter(request, response, address, () => handleDocument(request, response, address));
    }
    if (!hasLegacyParameter(address) && microCache.serve(request, response)) {
      getTelemetry().count('cacheLookups', { cache: 'micro', result: 'hit' });
      return renderQueue.noteCachedPage();
    }
    if (limitRendering(request, response) === 'refused') return;
    timing?.noteHandled();
    oldAddresses.followParameter(request, response, address, () => render(request, response, address));
  };
  const listener: RequestListener = (request, response) => observe(request, response, () => respond(request, response));
  return { listener, securityHeaders: getDocumentHeaders('') };
};

/** Time in ms in which responses are finished after SIGTERM. Process managers kill after 30 s. */
const stopDeadlineMs = 20_000;

/** On SIGINT or SIGTERM: finishes the responses and purges in progress, then ends the process. */
const stopOnSignal = ({ stop }: ServerStop, close: () => Promise<void>): void => {
  const end = async (): Promise<void> => {
    await stop(stopDeadlineMs);
    await Promise.allSettled(sharedPageCache.pending);
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
  // Next loads `next.config.mjs` here, which registers the brand's security settings for `createResponseSecurity`.
  await app.prepare();
  const nextHandler = app.getRequestHandler();
  const { listener, securityHeaders } = await createListener(
    appFolder,
    options,
    (request, response) => void nextHandler(request, response),
  );
  const server = createServer({ maxHeaderSize, ...httpServerOptions }, listener);
  handleHeaderOverflow(server, securityHeaders);
  const serverStop = createServerStop(server);
  stopOnSignal(serverStop, async () => {
    await app.close();
    await telemetry.stop();
  });
  server.listen(port);
  await once(server, 'listening');
  process.stdout.write(`Ready on port ${port}\n`);
};

/**
 * Starts the production server of the app in the working directory: Next's request handler behind request
 * checks, a micro-cache and response patches. The port is `-p`, `PORT` or 3000. Where this fails, the process ends with 1:
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
    process.exit(1);
  }
};
