import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { log } from '@masthead/next-runtime/log';
import { pickedHeaders } from '../proxy/pickedHeaders';
import { serviceUrl } from '../proxy/serviceUrl';

type Context = { params: Promise<{ path: string[] }> };

const passedOn = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'retry-after',
  'x-content-type-options',
] as const;
/** The service may be asked to wait, for tests and for looking at a slow page. */
const timeoutMs = 25_000;

/**
 * The promotions of the house at the site's own origin (the same-origin rule): the stand-in for the ad manager's library,
 * its answers and its creatives. Only the configured service is ever asked.
 */
export const houseRoute = (brand: Brand) => ({
  GET: async (request: Request, { params }: Context): Promise<Response> => {
    const { path } = await params;
    const file = path.at(-1)?.includes('.') ? '' : '/';
    const address = serviceUrl(env.ADS_URL, path);
    if (!address)
      return new Response('There is nothing at this address.', {
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    const url = new URL(`${address}${file}`);
    url.search = new URL(request.url).search;
    url.searchParams.set('site', brand.site);
    try {
      const answer = await fetch(url, {
        headers: pickedHeaders(request.headers, ['x-forwarded-for']),
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
      });
      return new Response(answer.body, { status: answer.status, headers: pickedHeaders(answer.headers, passedOn) });
    } catch (cause) {
      // A reader who has left reads no response.
      if (!request.signal.aborted)
        log({
          level: 'error',
          message: 'The promotions of the house could not be fetched; see ADS_URL.',
          path: url.pathname,
          cause: String(cause),
        });
      return new Response('The promotions of the house do not answer.', {
        status: 502,
        headers: { 'cache-control': 'no-store' },
      });
    }
  },
});
