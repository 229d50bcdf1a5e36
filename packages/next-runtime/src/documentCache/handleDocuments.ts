import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cookieValues, internalCookie } from '../editor/editor.ts';
import { bypassParams } from '../editor/previewToken.ts';
import { log } from '../log.ts';
import { renderRefusal, type SendRefusal } from '../plainPage.ts';
import type { QueryRule } from '../request/canonicalizeUrl.ts';
import { missingFileUrl, notFoundUrl } from '../request/limitUrl.ts';
import type { OldAddresses } from '../request/oldAddresses.ts';
import { cacheStateHeader } from '../response/serverTiming.ts';
import type { DocumentCache, DocumentResult } from './documentCache.ts';
import { renderInMemory } from './renderInMemory.ts';
import type { SendDocument } from './sendDocument.ts';

/** When a client may try again, in s: the render queue shortens by some hundred pages in this time. */
const retrySeconds = 10;

/** Headers that a document for everybody may depend on. */
const sharedHeaders = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;
const pickSharedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(sharedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

const isBypassParam = (name: string): boolean => (bypassParams as readonly string[]).includes(name);

/** Whether everybody gets the same document. The guard has removed what unknown editors sent. */
const isForEveryone = ({ url = '/', headers }: IncomingMessage, rule: QueryRule): boolean =>
  cookieValues(headers.cookie, internalCookie).length === 0 &&
  ![...new URLSearchParams(url.split('?')[1])].some(([name]) => isBypassParam(name)) &&
  (typeof rule === 'string' || rule.every(({ name, use }) => use === 'cache-key' || isBypassParam(name)));

type DocumentHandlerOptions = {
  /** Next's request handler. */
  handle: RequestListener;
  cache: DocumentCache;
  send: SendDocument;
  sendRefusal: SendRefusal;
  /** Sends the response to a client that has too many documents rendered. */
  limitRendering: (request: IncomingMessage, response: ServerResponse, rule: QueryRule) => 'allowed' | 'refused';
  /** Whether a path that leads nowhere is that of a file. */
  isFilePath: (path: string) => boolean;
  /** The key of a client in the queue of renders. */
  getClient: (request: IncomingMessage) => string;
  oldAddresses: Pick<OldAddresses, 'find' | 'redirect'>;
};

/** `address` is the one that the client requested, `rule` the query rule of its path. */
type RequestedDocument = { address: string; rule: QueryRule };

/** Responds with documents: from the cache, or rendered for their request. */
export const createDocumentHandler = ({
  handle,
  cache,
  send,
  sendRefusal,
  limitRendering,
  isFilePath,
  getClient,
  oldAddresses,
}: DocumentHandlerOptions) => {
  const getDocument = async (
    request: IncomingMessage,
    response: ServerResponse,
    rule: QueryRule,
  ): Promise<DocumentResult> => {
    const { url = '/', headers } = request;
    const path = url.split('?', 1)[0] ?? '/';
    const admit = () => limitRendering(request, response, rule);
    if (!isForEveryone(request, rule)) {
      if (admit() === 'refused') return { kind: 'throttled' };
      return { kind: 'uncached', rendered: await renderInMemory(handle, { url, headers }) };
    }
    // Unknown addresses share two documents: a client may invent any number of them.
    const key = rule === 'unmatched' ? (isFilePath(path) ? missingFileUrl : notFoundUrl) : url;
    const render = () => renderInMemory(handle, { url: key, headers: pickSharedHeaders(headers) });
    return cache.get({ key, client: getClient(request), admit, render });
  };

  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader(cacheStateHeader, 'MISS');
    sendRefusal(request, response, {
      status: 503,
      page: renderRefusal('overloaded'),
      headers: { 'Cache-Control': 'private, no-store', 'Retry-After': retrySeconds },
    });
  };

  return async (request: IncomingMessage, response: ServerResponse, requested: RequestedDocument): Promise<void> => {
    const { address, rule } = requested;
    try {
      const result = await getDocument(request, response, rule);
      if (result.kind === 'throttled') return undefined;
      if (result.kind === 'refused') return refuse(request, response);
      const { status } = result.kind === 'cached' ? result.document : result.rendered;
      const isCached = result.kind === 'cached' && result.state !== 'MISS';
      const to = status === 404 ? await oldAddresses.find(request, address, isCached) : undefined;
      if (to === undefined) await send(request, response, result);
      else oldAddresses.redirect(request, response, to);
    } catch (cause) {
      log({
        level: 'error',
        message: 'A page could not be sent',
        path: request.url?.split('?', 1)[0],
        cause: String(cause),
      });
      if (response.headersSent) response.destroy();
      else refuse(request, response);
    }
  };
};
