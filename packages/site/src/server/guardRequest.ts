import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorEnv } from '../preview/editor.ts';
import { requireEditor } from './editorIdentity.ts';
import { createHeaderCleaner, toOriginForm } from './requestHeaders.ts';
import { acceptsMethod, sendMethodNotAllowed } from './requestMethods.ts';

/** Options of the server. Next would route a WebSocket upgrade past every check of requests; the site has none. */
export const guardedServer = { shouldUpgradeCallback: () => false } as const;

/**
 * Checks of every request before caches and Next see it: its target, headers, method, and the identity of editors.
 * @returns a function that says whether it has sent the response
 */
export const createRequestGuard = (env: EditorEnv): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const cleanHeaders = createHeaderCleaner(env);
  return (request, response) => {
    request.url = toOriginForm(request.url ?? '/');
    cleanHeaders(request.headers);
    if (!acceptsMethod(request.method ?? 'GET', request.url)) {
      sendMethodNotAllowed(request, response);
      return true;
    }
    return requireEditor(request, response, env, Date.now());
  };
};
