import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { requestIdHeader } from '@masthead/telemetry';
import { requestIdPlaceholder } from './requestIdPlaceholder.ts';

/** The beginning of Next's document for an error during rendering: it is empty until scripts have run. */
const emptyDocument = /^<!DOCTYPE html><html id="__next_error__"/i;

/**
 * Reads the server-error page of the built app in a folder; rejects where the build has none. `page` is its path in the
 * app tree, such as `/~/server-error/page`.
 */
export const readErrorDocument = (appFolder: string, page: string): Promise<string> =>
  readFile(path.join(appFolder, '.next/server/app', `${page}.html`), 'utf8');

const getText = (part: unknown): string =>
  typeof part === 'string' ? part : part instanceof Uint8Array ? Buffer.from(part).toString('utf8') : '';

const isErrorDocument = ({ statusCode }: ServerResponse, part: unknown): boolean =>
  statusCode === 500 && emptyDocument.test(getText(part).slice(0, 60));

/**
 * Replaces Next's empty document by the complete server-error page after an error during rendering (§2.4, §8). Errors
 * of loaders are rendered as pages; other errors are known only when Next sends its empty document. The page shows the id of
 * the request.
 */
export const replaceErrorDocument = (request: IncomingMessage, response: ServerResponse, document: string): void => {
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const flush = response.flushHeaders.bind(response);
  const state: { body: 'undecided' | 'passes' | 'replaced' } = { body: 'undecided' };

  const replaces = (part: unknown): boolean => {
    if (state.body === 'undecided' && part !== undefined && typeof part !== 'function') {
      state.body = !response.headersSent && isErrorDocument(response, part) ? 'replaced' : 'passes';
    }
    return state.body === 'replaced';
  };
  const done = (parts: unknown[]): void => {
    const callback = parts.findLast((part) => typeof part === 'function') as (() => void) | undefined;
    if (callback) process.nextTick(callback);
  };

  // Next flushes the headers of a page rendered per request before its body; the headers of an error wait for the body.
  response.flushHeaders = () => {
    if (response.statusCode !== 500) flush();
  };

  response.write = ((...parts: unknown[]) => {
    if (!replaces(parts[0])) return write(...parts);
    done(parts);
    return true;
  }) as typeof response.write;

  response.end = ((...parts: unknown[]) => {
    if (!replaces(parts[0])) return end(...parts);
    for (const name of ['content-length', 'etag', 'link']) response.removeHeader(name);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
    done(parts);
    return request.method === 'HEAD'
      ? end()
      : end(document.replaceAll(requestIdPlaceholder, String(response.getHeader(requestIdHeader) ?? '')));
  }) as typeof response.end;
};
