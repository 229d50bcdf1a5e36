import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';

/** A resource below an endpoint. Segments are encoded; undefined where they lead out of it or to itself. */
export const toServiceUrl = (endpoint: string, segments: readonly string[]): string | undefined =>
  segments.some((segment) => /^(?:\.|%2e){0,2}$/i.test(segment))
    ? undefined
    : [endpoint, ...segments.map(encodeURIComponent)].join('/');

/** How a request is forwarded to a service. */
type Forwarding = {
  /** Request headers that the service receives. All others stay here, hop-by-hop headers first. */
  requestHeaders: readonly string[];
  /** Response headers that the browser receives. */
  responseHeaders: readonly string[];
  /** `manual` leaves redirects to the browser; `error` rejects them. */
  redirect: 'manual' | 'error';
  /** Ends the request, the reading of the body included. */
  signal: AbortSignal;
  body?: Uint8Array<ArrayBuffer> | null;
};

const pickHeaders = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Returns the headers of the body that `fetch` returns, which it has decoded. */
const toDecoded = (headers: Headers): Headers => {
  const decoded = new Headers(headers);
  if (decoded.has('content-encoding')) decoded.delete('content-length');
  return decoded;
};

/** Sends a request to a service and returns the response with the listed headers only. Throws when there is none. */
export const forward = async (
  request: Request,
  url: string,
  { requestHeaders, responseHeaders, redirect, signal, body = null }: Forwarding,
): Promise<{ response: Response; setCookies: readonly string[] }> => {
  const headers = pickHeaders(request.headers, requestHeaders);
  const host = request.headers.get('host');
  if (requestHeaders.includes('x-forwarded-host') && host !== null && !headers.has('x-forwarded-host'))
    headers.set('x-forwarded-host', host);
  const response = await uncachedFetch(url, {
    method: request.method,
    headers,
    body,
    redirect,
    cache: 'no-store',
    signal,
  });
  return {
    response: new Response(response.body, {
      status: response.status,
      headers: pickHeaders(toDecoded(response.headers), responseHeaders),
    }),
    setCookies: response.headers.getSetCookie(),
  };
};
