import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import type { AddSecurityHeaders } from '../plainPage.ts';
import { compressDocument } from './compressDocument.ts';
import type { Coding } from './acceptedCoding.ts';
import type { CompressedBody } from './compressedBodies.ts';
import { replaceErrorDocument } from './errorDocument.ts';
import type { Cdn } from '../sharedCache/cacheHeaders.ts';
import { patchNextHeaders } from './nextHeaders.ts';
import { revalidateByTag } from './revalidateByTag.ts';
import { type CachedResponse, sendCompressed } from './sendCompressed.ts';
import { noteCompleteBody, sendInOnePiece } from './sendInOnePiece.ts';

/** Called with a response that Next took from its cache; undefined where the response must not be repeated to others. */
export type OnCacheable = ((page: CachedResponse) => void) | undefined;

/** The default window takes several MB for each response in progress. This one covers a page. */
const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Changes how one response is sent, before Next writes to it. */
export type ResponsePatch = (request: IncomingMessage, response: ServerResponse, onCacheable: OnCacheable) => void;

/** Options of the patches. */
export type ResponsePatchOptions = {
  addSecurityHeaders: AddSecurityHeaders;
  /** The shared cache in front of the site. */
  cdn: Cdn;
  /** The compressed body of a cached page's text (`compressedBodies.ts`). */
  getBody: (text: string, coding: Coding | undefined) => CompressedBody;
  /** Replaces Next's empty error document; undefined where the build has none. */
  errorDocument: string | undefined;
};

/**
 * Creates the patches of responses that Next sends, in the order of application. Each patch wraps the methods that the
 * patches before it installed, so what Next writes passes the list from its end to its start:
 *
 * 8. Responses whose body is complete are noted for patch 0.
 * 7. Documents with an entity tag of their own are sent as a 304 to clients that have them.
 * 6. The error document replaces Next's empty one before any other patch sees the body.
 * 5. Cached pages are sent as precompressed bodies, with the headers of patch 4. Other bodies pass unchanged.
 * 4. Headers that Next sets are replaced by those for the shared cache, or dropped.
 * 3. Security headers: the policy hashes the scripts of the final, uncompressed document.
 * 2. Documents are compressed in one call.
 * 1. Compression of everything that has no `Content-Encoding` yet.
 * 0. Complete bodies and texts are sent in one piece.
 */
export const createResponsePatches = ({
  addSecurityHeaders,
  cdn,
  getBody,
  errorDocument,
}: ResponsePatchOptions): readonly ResponsePatch[] => {
  // The middleware is written for Express, whose requests and responses extend Node's. It calls `next` synchronously.
  const compress = compression({ brotli }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const next = (): void => undefined;
  return [
    (_, response) => sendInOnePiece(response),
    (request, response) => compress(request, response, next),
    compressDocument,
    addSecurityHeaders,
    (_, response) => patchNextHeaders(response, cdn),
    (request, response, onCacheable) => sendCompressed(request, response, getBody, onCacheable),
    ...(errorDocument === undefined
      ? []
      : [
          (request: IncomingMessage, response: ServerResponse) =>
            replaceErrorDocument(request, response, errorDocument),
        ]),
    revalidateByTag,
    (_, response) => noteCompleteBody(response),
  ];
};
