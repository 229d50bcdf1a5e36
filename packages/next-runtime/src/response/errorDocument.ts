import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** How Next's document begins where a page fell apart while it was drawn: it is empty until scripts have run. */
const emptyDocument = /^<!DOCTYPE html><html id="__next_error__"/i;

/** The server-error screen of the built app in a folder. `page` is its path in the app tree, such as `/~/fault/whole`. */
export const readErrorDocument = (appFolder: string, page: string): Promise<string> =>
  readFile(path.join(appFolder, '.next/server/app', `${page}.html`), 'utf8');

const textOf = (part: unknown): string =>
  typeof part === 'string' ? part : part instanceof Uint8Array ? Buffer.from(part).toString('utf8') : '';

const isFault = ({ statusCode }: ServerResponse, part: unknown): boolean =>
  statusCode === 500 && emptyDocument.test(textOf(part).slice(0, 60));

/**
 * Answers a fault while a page was drawn with the whole server-error screen (SPEC §2.4, §8), with its status and at once.
 * Faults of loaders have theirs already; what cannot be foreseen is known only when Next sends its empty document.
 */
export const replaceErrorDocument = (request: IncomingMessage, response: ServerResponse, screen: string): void => {
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const flush = response.flushHeaders.bind(response);
  const state: { body: 'unseen' | 'passes' | 'replaced' } = { body: 'unseen' };

  const replaces = (part: unknown): boolean => {
    if (state.body === 'unseen' && part !== undefined && typeof part !== 'function') {
      state.body = !response.headersSent && isFault(response, part) ? 'replaced' : 'passes';
    }
    return state.body === 'replaced';
  };
  const done = (parts: unknown[]): void => {
    const told = parts.findLast((part) => typeof part === 'function') as (() => void) | undefined;
    if (told) process.nextTick(told);
  };

  // Next sends the head before the first part of a page that it makes for a request; a fault's head waits for its body.
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
    return request.method === 'HEAD' ? end() : end(screen);
  }) as typeof response.end;
};
