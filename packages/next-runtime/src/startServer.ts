import './productionEnv.ts';
import { createIsProxy } from '@masthead/config/clients';
import compression from 'compression';
import next from 'next';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { env } from './env.ts';
import { log } from './log.ts';
import { limitSharedCaching } from './response/cacheControl.ts';
import { canonicalizeUrl, type IsDefaultValue } from './request/canonicalizeUrl.ts';
import { createRateLimiter } from './request/rateLimiter.ts';
import { createCompressedBodies } from './response/compressedBodies.ts';
import { appendForwardedFor } from './request/forwardedFor.ts';
import { createRequestGuard, guardedServer, type RequestGuardOptions } from './request/guardRequest.ts';
import { keepRewrittenQuery } from './response/keepRewrittenQuery.ts';
import { createRenderLimit } from './request/renderLimit.ts';
import { memoryLimits } from './memoryLimits.ts';
import { type QueryRuleOptions, readQueryRules } from './request/queryRules.ts';
import { createMicroCache } from './response/microCache.ts';
import { createResponseSecurity } from './security/responseSecurity.ts';
import { sendCompressed } from './response/sendCompressed.ts';
import { limitUrlLength } from './request/limitUrlLength.ts';
import { handleHeaderOverflow, maxHeaderSize, refuseAddress } from './request/headerOverflow.ts';
import { readErrorDocument, replaceErrorDocument } from './response/errorDocument.ts';

/** For so long (ms) a page is answered again without asking Next: no reader sees the difference, a crowd does. */
const recentMs = 1000;
const recentPages = 1000;

/** What the server needs to know of the site. */
export type ServerOptions = QueryRuleOptions &
  Pick<RequestGuardOptions, 'mayBePage' | 'postPaths'> & {
    /** Whether a value of a cache-key parameter selects the same page as an absent parameter. */
    isDefaultValue: IsDefaultValue;
    /** Path in the app tree of the static page that replaces Next's empty error document, such as `/~/fault/whole`. */
    errorPage: string;
    /** The folder of the app's `public` folder with HTML documents of the brand, such as a framed tool. */
    documentsFolder: string;
  };

/**
 * Starts the production server of the brand in the working directory: Next's own, with pages of its cache compressed once
 * and not for each answer. The port is that of `-p`, of `PORT`, or 3000.
 */
export const startServer = async (options: ServerOptions): Promise<void> => {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: String(env.PORT ?? 3000) } },
  });
  const port = Number(values.port);

  const app = next({ dev: false, dir: process.cwd(), port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const faultScreen = await readErrorDocument(process.cwd(), options.errorPage).catch((cause: unknown) => {
    log({
      level: 'error',
      message:
        'The build has no server-error screen: a page that falls apart stays empty until scripts run. Build the app again.',
      cause: String(cause),
    });
    return undefined;
  });

  const queryRuleOf = await readQueryRules(process.cwd(), options);
  const security = await createResponseSecurity(process.cwd(), options.documentsFolder);

  const bodyOf = createCompressedBodies({
    maxBytes: memoryLimits.compressedBodies,
    headersOf: security.documentHeaders,
    onFault: (cause) =>
      log({ level: 'error', message: 'A page could not be compressed; it is sent as it is', cause: String(cause) }),
  });
  const recent = createMicroCache({ ms: recentMs, max: recentPages, maxBytes: memoryLimits.microCache });
  const gate = createRenderLimit({
    limit: createRateLimiter({ perMinute: env.RENDER_LIMIT, burst: Math.ceil(env.RENDER_LIMIT / 2) }),
    isProxy: createIsProxy(env.TRUSTED_PROXIES),
    ruleOf: queryRuleOf,
    secure: security.secure,
  });
  const compress = compression();
  const guard = createRequestGuard({
    env,
    secure: security.secure,
    mayBePage: options.mayBePage,
    postPaths: options.postPaths,
  });

  const server = createServer({ maxHeaderSize, ...guardedServer }, (request, response) => {
    const address = limitUrlLength(canonicalizeUrl(request, queryRuleOf, options.isDefaultValue));
    if (address === undefined) {
      security.secure(request, response);
      return refuseAddress(response);
    }
    request.url = address;
    appendForwardedFor(request);
    if (guard(request, response)) return;
    if (recent.serve(request, response)) return;
    if (gate(request, response) === 'refused') return;
    const keep = recent.onCacheable(request);
    // The middleware is written for Express, whose requests and responses are Node's with more on them.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      security.secure(request, response);
      keepRewrittenQuery(response);
      limitSharedCaching(response);
      sendCompressed(request, response, bodyOf, keep);
      if (faultScreen !== undefined) replaceErrorDocument(request, response, faultScreen);
      void handle(request, response);
    });
  });

  handleHeaderOverflow(server, security.documentHeaders(''));
  server.listen(port, () => process.stdout.write(`Ready on port ${port}\n`));

  /** Answers that are on their way are finished; then the process ends. */
  const stop = (): void => {
    server.close(() => {
      void app.close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
};
