import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EditorGuardOptions, type GuardResult, requireEditor } from '../editor/editorIdentity.ts';
import { renderRefusal, privateHeaders } from '../plainPage.ts';
import { createHeaderCleaner } from './requestHeaders.ts';

const pageMethods: readonly string[] = ['GET', 'HEAD'];

/**
 * Options of the HTTP server. It accepts no WebSocket upgrades: the site has none, and Next would handle them without the
 * request checks. Timeouts are shorter than Node's, because the headers of a slow client may take 160 KB of memory.
 */
export const httpServerOptions = {
  shouldUpgradeCallback: () => false,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Proxies and load balancers reuse an idle connection for 60 s: one that is closed earlier fails their next request.
  keepAliveTimeout: 65_000,
} as const;

/** What the guard checks requests against. */
export type RequestGuardOptions = EditorGuardOptions & {
  /** Patterns of the paths whose route handlers accept POST. */
  postPaths: readonly RegExp[];
};

/**
 * Checks every request before caches and Next see it. Returns a function that responds where a check fails. Pages accept
 * GET and HEAD: Next would render them for any other method, respond to OPTIONS by itself, and with a 500 to TRACE.
 */
export const createRequestGuard = ({ postPaths, ...options }: RequestGuardOptions) => {
  const cleanHeaders = createHeaderCleaner(options.env);
  return (request: IncomingMessage, response: ServerResponse): GuardResult => {
    cleanHeaders(request.headers);
    const { method = 'GET', url = '/' } = request;
    const [path = ''] = url.split('?', 1);
    const methods = postPaths.some((pattern) => pattern.test(path)) ? [...pageMethods, 'POST'] : pageMethods;
    if (methods.includes(method)) return requireEditor(request, response, options, Date.now());
    options.sendRefusal(request, response, {
      status: 405,
      page: renderRefusal('noData'),
      // The connection closes, so that a long body is not read.
      headers: { ...privateHeaders, 'X-Robots-Tag': 'noindex', Allow: methods.join(', '), Connection: 'close' },
    });
    request.resume();
    return 'responded';
  };
};
