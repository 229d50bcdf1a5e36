import { withTimeLimit } from '@masthead/process/time-limit';
import { log } from '@masthead/next-runtime/log';
import { lengthHeader, tagsHeader, toResponseTags } from '@masthead/next-runtime/page-tags';
import { forward, toServiceUrl } from './forward';

/** The provider limits requests by client; without this header all readers would share one limit. */
const clientHeaders = ['x-forwarded-for'] as const;

/** Without these headers of the provider an SVG of a partner would run as a document of the site. */
const protectiveHeaders = [
  'content-security-policy',
  'content-disposition',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'retry-after',
] as const;

type FileService = {
  /** URL of the service. */
  endpoint: string;
  /** Environment variable with that URL, for the log. */
  variable: string;
  /** What the service returns: "picture". */
  kind: string;
  /** Request headers that the service needs, besides the client's address. */
  requestHeaders: readonly string[];
  /** Response headers for browsers and CDNs, besides the protective ones. */
  responseHeaders: readonly string[];
  /** Time until the response starts, in ms; a file may have to be generated first. Its transfer has no limit. */
  timeoutMs?: number;
  /** Adjusts the URL of a request. */
  toUrl?: (url: URL) => URL;
};

type Context = { params: Promise<{ path: string[] }> };

const noStore = { 'cache-control': 'no-store' };

/** Tags of a file for shared caches: all of its kind, and this one in all its sizes. */
const toTags = (kind: string, [id = '']: readonly string[]): readonly string[] => {
  const name = kind.replaceAll(' ', '-');
  return [`type:${name}`, `${name}:${id}`];
};

/** Serves the files of one service at the site's own origin (§7.2). No other host is requested. */
export const createFileProxy = ({
  endpoint,
  variable,
  kind,
  requestHeaders,
  responseHeaders,
  timeoutMs = 20_000,
  toUrl = (url) => url,
}: FileService) => {
  const handle = async (request: Request, { params }: Context): Promise<Response> => {
    const serviceUrl = toServiceUrl(endpoint, (await params).path);
    if (!serviceUrl) return new Response('There is nothing at this address.', { status: 404, headers: noStore });
    const url = toUrl(Object.assign(new URL(serviceUrl), { search: new URL(request.url).search }));
    try {
      const { response } = await withTimeLimit(
        timeoutMs,
        (signal) =>
          forward(request, url.href, {
            requestHeaders: [...requestHeaders, ...clientHeaders],
            responseHeaders: [...responseHeaders, ...protectiveHeaders],
            redirect: 'error',
            signal,
          }),
        // A reader who leaves also ends the transfer, which has no limit.
        request.signal,
      );
      const length = response.headers.get('content-length');
      if (length !== null) response.headers.set(lengthHeader, length);
      if (response.ok) response.headers.set(tagsHeader, toResponseTags(toTags(kind, (await params).path)).join(' '));
      return response;
    } catch (error) {
      // After the reader has left, the abort is not an error of the service.
      if (!request.signal.aborted)
        log({
          level: 'error',
          message: `The ${kind} service does not respond; check ${variable}.`,
          path: url.pathname,
          cause: String(error),
        });
      return new Response(`The ${kind} service does not respond. Please try again.`, { status: 502, headers: noStore });
    }
  };
  return { GET: handle, HEAD: handle };
};
