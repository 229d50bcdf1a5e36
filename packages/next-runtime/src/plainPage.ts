import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Returns a complete HTML page without scripts, for responses that no screen renders: what happened, and what to do.
 * Both texts are HTML; the caller escapes values of a request.
 */
export const renderPlainPage = (title: string, advice: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1rem"><main><h1 style="font-size:1.5rem">${title}</h1><p>${advice}</p><p><a href="/">Home page</a></p></main></body></html>`;

/** Headers of a plain page. It is never cached. */
export const getPlainPageHeaders = (page: string): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': Buffer.byteLength(page),
  'Cache-Control': 'no-store',
});

/** Headers of a response to one client, which no cache stores and whose URL no other site sees. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Adds the security headers of every response to one that Next does not send. */
export type AddSecurityHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends a plain page as the response to a request that is not passed to Next. */
export type SendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  refusal: { status: number; page: string; headers?: OutgoingHttpHeaders },
) => void;

/** Creates the function that sends every refusal of the server, with the security headers that `addSecurityHeaders` adds. */
export const createRefusalSender =
  (addSecurityHeaders: AddSecurityHeaders): SendRefusal =>
  (request, response, { status, page, headers }) => {
    addSecurityHeaders(request, response);
    response.writeHead(status, { ...getPlainPageHeaders(page), ...headers }).end(page);
  };
