import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import type { AddSecurityHeaders } from '../plainPage.ts';
import { type Cdn, lengthHeader, sharedCaches, tagsHeader } from '../sharedCache/cacheHeaders.ts';

/** The default window takes several MB for each response in progress. This one covers a page. */
const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

type HeaderValue = Parameters<ServerResponse['setHeader']>[1];

/** Replaces the headers by which a route names the tags and the length of a file (decision 75). */
const replaceFileHeaders = (response: ServerResponse, cdn: Cdn): void => {
  const { tags } = sharedCaches[cdn];
  const setHeader = response.setHeader.bind(response);
  const appendHeader = response.appendHeader.bind(response);
  const replace = (name: string, value: HeaderValue): boolean => {
    if (name === lengthHeader) setHeader('Content-Length', value);
    else if (name === tagsHeader) {
      const list = String(value).split(' ').filter(Boolean);
      if (tags && list.length > 0) setHeader(tags.header, list.join(tags.separator));
    } else return false;
    return true;
  };
  response.setHeader = (name, value) => (replace(name.toLowerCase(), value) ? response : setHeader(name, value));
  response.appendHeader = (name, value) => (replace(name.toLowerCase(), value) ? response : appendHeader(name, value));
};

/** Changes how one response is sent, before Next writes to it. */
export type ResponsePatch = (request: IncomingMessage, response: ServerResponse) => void;

/** Patches of files, endpoints and tools: compression, security headers, headers for shared caches. */
export const createResponsePatches = ({
  addSecurityHeaders,
  cdn,
}: {
  addSecurityHeaders: AddSecurityHeaders;
  /** The shared cache in front of the site. */
  cdn: Cdn;
}): readonly ResponsePatch[] => {
  // The middleware is written for Express, whose requests and responses extend Node's. It calls `next` synchronously.
  const compress = compression({ brotli }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const next = (): void => undefined;
  return [
    (request, response) => compress(request, response, next),
    addSecurityHeaders,
    (_, response) => replaceFileHeaders(response, cdn),
  ];
};
