import { log } from '@masthead/next-runtime/log';
import { pickedHeaders } from '../proxy/pickedHeaders';
import { serviceUrl } from '../proxy/serviceUrl';

/** The provider limits what each client may have made; its own address would count all readers as one. */
const clientHeaders = ['x-forwarded-for'] as const;

/**
 * How a browser must treat a file and when it may try again. A drawing that a partner sent is sandboxed by the provider:
 * without these headers it would run as a document of the site.
 */
const protectiveHeaders = [
  'content-security-policy',
  'content-disposition',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'retry-after',
] as const;

type Context = { params: Promise<{ path: string[] }> };

/** A file service of the provider. */
export type ProviderFiles = {
  /** Where the service answers. */
  endpoint: string;
  /** The variable that names the endpoint, for whoever reads the log. */
  variable: string;
  /** What the service gives: "picture". */
  kind: string;
  /** Headers of the request that the service needs, besides the client's address. */
  asks: readonly string[];
  /** Headers of its response that a browser or a CDN needs, besides those that protect. */
  tells: readonly string[];
  /** How long a file may take to begin, in ms: the first request for one may have it made. How long it then takes is the reader's line. */
  timeoutMs?: number;
};

/** The answer of a service that begins in time; what follows is given up only when nobody reads it any more. */
const begun = async (url: URL, init: RequestInit, reader: AbortSignal, ms: number): Promise<Response> => {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`The service did not begin within ${ms} ms.`, 'TimeoutError')),
    ms,
  );
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([reader, limit.signal]) });
  } finally {
    clearTimeout(timer);
  }
};

/** A route that passes files of one service of the provider on at the site's own origin. No other service is ever asked. */
export const providerFiles = ({ endpoint, variable, kind, asks, tells, timeoutMs = 20_000 }: ProviderFiles) => {
  const answer = async (request: Request, { params }: Context): Promise<Response> => {
    const { path } = await params;
    const address = serviceUrl(endpoint, path);
    if (!address)
      return new Response('There is nothing at this address.', {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    const url = new URL(address);
    url.search = new URL(request.url).search;
    try {
      const headers = pickedHeaders(request.headers, [...asks, ...clientHeaders]);
      const file = await begun(
        url,
        { method: request.method, headers, cache: 'no-store', redirect: 'error' },
        request.signal,
        timeoutMs,
      );
      return new Response(file.body, {
        status: file.status,
        headers: pickedHeaders(file.headers, [...tells, ...protectiveHeaders]),
      });
    } catch (cause) {
      // A reader who has left is no fault of the service, and reads no answer.
      if (!request.signal.aborted)
        log({
          level: 'error',
          message: `A ${kind} could not be fetched from its service; see ${variable}.`,
          path: url.pathname,
          cause: String(cause),
        });
      return new Response(`The ${kind} service does not answer. Please try again.`, {
        status: 502,
        headers: { 'cache-control': 'no-store' },
      });
    }
  };
  return { GET: answer, HEAD: answer };
};
