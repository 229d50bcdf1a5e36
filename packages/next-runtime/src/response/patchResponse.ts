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

/**
 * Creates the function that changes how responses of files, endpoints and tools are sent, before Next writes to them:
 * compression, security headers, headers for the shared cache in front of the site.
 */
export const createPatchResponse = ({
  addSecurityHeaders,
  cdn,
}: {
  addSecurityHeaders: AddSecurityHeaders;
  cdn: Cdn;
}) => {
  // The middleware is written for Express, whose requests and responses extend Node's. It calls `next` synchronously.
  const compress = compression({ brotli }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  return (request: IncomingMessage, response: ServerResponse): void => {
    compress(request, response, () => undefined);
    addSecurityHeaders(request, response);
    replaceFileHeaders(response, cdn);
  };
};
