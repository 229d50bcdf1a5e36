import { log } from '../log';

type Context = { params: Promise<{ path: string[] }> };

export type ProviderFiles = {
  /** Where the service answers. */
  endpoint: string;
  /** The variable that names the endpoint, for whoever reads the log. */
  variable: string;
  /** What the service gives: "picture". */
  kind: string;
  /** Headers of the request that the service needs. */
  asks: readonly string[];
  /** Headers of its answer that a browser or a CDN needs. */
  tells: readonly string[];
};

/** How long a file may take in ms: the first request for one may have it made. */
const timeoutMs = 20_000;

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  }));

/** A route that passes files of one service of the provider on at the site's own origin. No other service is ever asked. */
export const providerFiles = ({ endpoint, variable, kind, asks, tells }: ProviderFiles) => {
  const answer = async (request: Request, { params }: Context): Promise<Response> => {
    const { path } = await params;
    const url = new URL(`${endpoint}/${path.map(encodeURIComponent).join('/')}`);
    url.search = new URL(request.url).search;
    try {
      const file = await fetch(url, {
        method: request.method,
        headers: picked(request.headers, asks),
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return new Response(file.body, { status: file.status, headers: picked(file.headers, tells) });
    } catch (cause) {
      log({ level: 'error', message: `A ${kind} could not be fetched from its service; see ${variable}.`, path: url.pathname, cause: String(cause) });
      return new Response(`The ${kind} service does not answer. Please try again.`, { status: 502, headers: { 'cache-control': 'no-store' } });
    }
  };
  return { GET: answer, HEAD: answer };
};
