import { env } from '../env';

type Context = { params: Promise<{ path: string[] }> };

/** Headers of the image service that a browser or a CDN needs. */
const passedOn = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'vary'] as const;

/** How long a picture may take in ms: the first request for one draws it. */
const timeoutMs = 20_000;

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  }));

const fetchImage = async (request: Request, { params }: Context): Promise<Response> => {
  const { path } = await params;
  const url = new URL(`${env.IMAGES_URL}/${path.map(encodeURIComponent).join('/')}`);
  url.search = new URL(request.url).search;
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers: picked(request.headers, ['accept', 'if-none-match']),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return new Response(answer.body, { status: answer.status, headers: picked(answer.headers, [...passedOn]) });
  } catch (cause) {
    console.error(JSON.stringify({ level: 'error', message: 'A picture could not be fetched from the image service; see IMAGES_URL.', path: url.pathname, cause: String(cause) }));
    return new Response('The image service does not answer. Please try again.', { status: 502, headers: { 'cache-control': 'no-store' } });
  }
};

/**
 * Pictures of the image service at the site's own origin: one connection for the reader, one address for a CDN.
 * Only the configured service is ever asked (SPEC §7.2, image resizing proxy).
 */
export const imagesRoute = () => ({ GET: fetchImage, HEAD: fetchImage });
