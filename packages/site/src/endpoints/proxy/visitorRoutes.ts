import type { Brand } from '@masthead/config';
import { detectDevice } from '@masthead/config/device';
import { getToolDocuments, getVisitorDocuments } from '@masthead/graphql-ops/server';
import { env } from '../../env';
import { plainPage } from '@masthead/next-runtime/plain-page';
import { decodeSegment } from '../../routing/names';
import { boundedBody } from './boundedBody';
import { isForeign } from './isForeign';
import { proxyTo, type ProxyFault, type ProxyOptions } from './providerProxy';
import { serviceUrl } from './serviceUrl';
import { maxQueryBytes, parseVisitorQuery } from './visitorQuery';

type Handler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

const words = {
  unreachable: [
    'Your account cannot be reached just now',
    'Please go back and try again in a few minutes: your browser still has what you wrote.',
  ],
  'too-large': [
    'Your form was not taken',
    'It is too long. Please go back and shorten it: your browser still has what you wrote.',
  ],
  foreign: [
    'Your form was not taken',
    'It was sent from a page of another site. Open the page here and send it again.',
  ],
} as const satisfies Record<ProxyFault, readonly [title: string, advice: string]>;

const page = (fault: ProxyFault): string => {
  const [title, advice] = words[fault];
  return plainPage(title, advice);
};

const json = {
  contentType: 'application/json',
  bodies: {
    unreachable: JSON.stringify({ status: 502, error: 'The service does not answer. Please try again later.' }),
    'too-large': JSON.stringify({ status: 413, error: 'The request is too large.' }),
    foreign: JSON.stringify({ status: 403, error: 'This address takes requests of its own pages only.' }),
  },
} as const;

const pages = {
  contentType: 'text/html; charset=utf-8',
  bodies: { unreachable: page('unreachable'), 'too-large': page('too-large'), foreign: page('foreign') },
} as const;

/** The resource of a service that a request names, with the request's query; undefined for a path that leads out of the service. */
const below = (endpoint: string, path: readonly string[], request: Request): string | undefined => {
  const url = serviceUrl(endpoint, path);
  return url && `${url}${new URL(request.url).search}`;
};

const notFound = (): Response =>
  Response.json(
    { status: 404, error: 'There is nothing at this address.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );

const registration: ProxyOptions = {
  variable: 'REGISTRATION_URL',
  senders: 'anybody',
  bodyLimit: 32 * 1024,
  failure: pages,
};

/** An address without a promo code is this brand's: the service may serve several, and need not know this origin. */
const withPromoCode = (address: string, { promoCode }: Pick<Brand, 'promoCode'>): string => {
  const url = new URL(address);
  if (!url.searchParams.has('promoCode')) url.searchParams.set('promoCode', promoCode);
  return url.href;
};

/** `/Registration/…`: sign in, registration, account, store and the session check (SPEC §7.2). The service judges where its forms come from. */
export const registrationRoute = (brand: Pick<Brand, 'promoCode'>) => {
  const handle: Handler<{ path: string[] }> = async (request, { params }) => {
    const url = below(env.REGISTRATION_URL, (await params).path, request);
    return url ? proxyTo(request, withPromoCode(url, brand), registration) : notFound();
  };
  return { GET: handle, HEAD: handle, POST: handle };
};

/** `/userdemographics/?email=` (SPEC §7.2). */
export const demographicsRoute = () => ({
  GET: (request: Request): Promise<Response> =>
    proxyTo(request, `${env.DEMOGRAPHICS_URL}${new URL(request.url).search}`, {
      variable: 'DEMOGRAPHICS_URL',
      failure: json,
    }),
});

/** `/data-api/audience/{email}` (SPEC §7.2). */
export const audienceRoute = () => {
  const GET: Handler<{ email: string }> = async (request, { params }) => {
    const url = below(env.AUDIENCE_URL, [decodeSegment((await params).email)], request);
    return url ? proxyTo(request, url, { variable: 'AUDIENCE_URL', failure: json }) : notFound();
  };
  return { GET };
};

/** `POST /email-story/` (SPEC §7.2). */
export const emailStoryRoute = (brand: Pick<Brand, 'promoCode'>) => ({
  POST: (request: Request): Promise<Response> =>
    proxyTo(request, withPromoCode(env.EMAIL_STORY_URL, brand), {
      variable: 'EMAIL_STORY_URL',
      bodyLimit: 16 * 1024,
      failure: json,
    }),
});

/** `POST /views/`: one read of an article. SPEC §9: what a crawler opens is nobody's reading; it is thanked and not counted. */
export const viewsRoute = () => ({
  POST: async (request: Request): Promise<Response> =>
    detectDevice(request.headers) === 'crawler'
      ? new Response(null, { status: 204 })
      : proxyTo(request, env.VIEWS_URL, { variable: 'VIEWS_URL', bodyLimit: 1024, failure: json }),
});

const refuseQuery = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/** The documents that this deployment's pages send. The developers' tools, which production lacks, run every query type. */
const allowedDocuments = (() => {
  let documents: ReadonlySet<string> | undefined;
  return (): ReadonlySet<string> =>
    (documents ??= env.DEPLOYMENT === 'production' ? getVisitorDocuments() : getToolDocuments());
})();

/**
 * `POST /api/visitor/graphql/`: the visitor's own data, with credentials (SPEC §7.1). It accepts the documents of the
 * site's own pages and nothing else. No response enters a cache.
 */
export const visitorGraphqlRoute = (allowed: () => ReadonlySet<string> = allowedDocuments) => ({
  POST: async (request: Request): Promise<Response> => {
    if (isForeign(request)) return refuseQuery(403, 'This address accepts requests of its own pages only.');
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return refuseQuery(415, 'The body must be application/json.');
    const body = await boundedBody(request, maxQueryBytes);
    if (!body) return refuseQuery(413, `The body is larger than ${maxQueryBytes} bytes.`);
    const query = parseVisitorQuery(new TextDecoder().decode(body), allowed());
    if (!query.ok) return refuseQuery(query.status, query.error);
    return proxyTo(
      new Request(request.url, { method: 'POST', headers: request.headers, body: query.body }),
      env.GRAPHQL_URL,
      { variable: 'GRAPHQL_URL', failure: json },
    );
  },
});
