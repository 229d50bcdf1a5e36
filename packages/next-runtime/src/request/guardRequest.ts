import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorEnv } from '../editor/editor.ts';
import { type GuardResult, requireEditor } from '../editor/editorIdentity.ts';
import type { SendRefusal, AddSecurityHeaders } from '../plainPage.ts';
import { createHeaderCleaner } from './requestHeaders.ts';
import { acceptsMethod, refuseMethod } from './requestMethods.ts';

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
export type RequestGuardOptions = {
  env: EditorEnv;
  addSecurityHeaders: AddSecurityHeaders;
  sendRefusal: SendRefusal;
  /** Whether a path may lead to a page, which editors may preview. */
  mayBePage: (path: string) => boolean;
  /** Patterns of the paths whose route handlers accept POST. */
  postPaths: readonly RegExp[];
};

/**
 * Creates the check of every request before caches and Next see it: headers, method, and the identity of editors.
 * @returns a function that sends the response to a request that fails the check
 */
export const createRequestGuard = ({
  env,
  addSecurityHeaders,
  sendRefusal,
  mayBePage,
  postPaths,
}: RequestGuardOptions): ((request: IncomingMessage, response: ServerResponse) => GuardResult) => {
  const cleanHeaders = createHeaderCleaner(env);
  return (request, response) => {
    cleanHeaders(request.headers);
    if (!acceptsMethod(request.method ?? 'GET', request.url ?? '/', postPaths)) {
      refuseMethod(request, response, { sendRefusal, postPaths });
      return 'responded';
    }
    return requireEditor(request, response, { env, addSecurityHeaders, sendRefusal, mayBePage, nowMs: Date.now() });
  };
};
