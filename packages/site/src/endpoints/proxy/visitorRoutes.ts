import type { Brand } from '@masthead/config';
import { detectDevice } from '@masthead/config/device';
import { compactText, getToolDocuments, getVisitorDocuments } from '@masthead/graphql-ops/server';
import { env } from '../../env';
import { renderPlainPage } from '@masthead/next-runtime/plain-page';
import { accountPageTexts } from '@masthead/texts/forms';
import { decodeSegment } from '../../routing/names';
import { isCrossOrigin, jsonError, parseJson, readBody, toErrorBody } from './incoming';
import { toServiceUrl } from './forward';
import { forwardVisitorRequest, type ProxyError, type VisitorProxyOptions } from './visitorProxy';

/** Largest body of a visitor's query, in bytes. */
export const maxQueryBytes = 16 * 1024;
/** Length of one variable, in characters as JSON: a cookie's value with its quotes. */
const maxVariableCharacters = 4_098;
const maxVariables = 20;

type VisitorQuery = { ok: true; body: string } | { ok: false; status: 400 | 403; error: string };

const reject = (status: 400 | 403, error: string): VisitorQuery => ({ ok: false, status, error });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a browser's request, and returns a new body with one allowed document and its variables only. */
const parseVisitorQuery = (text: string, allowed: ReadonlySet<string>): VisitorQuery => {
  const body = parseJson(text);
  if (!isRecord(body))
    return reject(400, 'The body must be one JSON object with query and variables. Batches are not accepted.');
  const { query, variables = {}, operationName, ...others } = body;
  if (Object.keys(others).length > 0)
    return reject(
      400,
      `The body may have query, variables and operationName only, not ${Object.keys(others)[0]?.slice(0, 40)}.`,
    );
  if (typeof query !== 'string') return reject(400, 'query must be a document.');
  if (operationName !== undefined && typeof operationName !== 'string')
    return reject(400, 'operationName must be a string.');
  const requestVariables = variables ?? {};
  if (!isRecord(requestVariables)) return reject(400, 'variables must be an object.');
  const sizes = Object.values(requestVariables).map((value) => JSON.stringify(value).length);
  if (sizes.length > maxVariables)
    return reject(400, `There are ${sizes.length} variables; the limit is ${maxVariables}.`);
  if (sizes.some((size) => size > maxVariableCharacters))
    return reject(400, `A variable has more than ${maxVariableCharacters} characters.`);
  const document = compactText(query);
  if (document === undefined || !allowed.has(document))
    return reject(403, 'This address accepts only the documents of the site’s own pages.');
  return { ok: true, body: JSON.stringify({ query: document, variables: requestVariables }) };
};

type Handler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

const messages = {
  unreachable: [accountPageTexts.unreachable, accountPageTexts.unreachableAdvice],
  'too-large': [accountPageTexts.notAccepted, accountPageTexts.tooLong],
  'cross-origin': [accountPageTexts.notAccepted, accountPageTexts.otherSite],
} as const satisfies Record<ProxyError, readonly [title: string, advice: string]>;

const renderPage = (error: ProxyError): string => {
  const [title, advice] = messages[error];
  return renderPlainPage(title, advice);
};

const jsonErrors = {
  contentType: 'application/json',
  bodies: {
    unreachable: JSON.stringify(toErrorBody('The service does not respond. Please try again later.', 502)),
    'too-large': JSON.stringify(toErrorBody('The request is too large.', 413)),
    'cross-origin': JSON.stringify(toErrorBody('This address accepts requests of its own pages only.', 403)),
  },
} as const;

const pageErrors = {
  contentType: 'text/html; charset=utf-8',
  bodies: {
    unreachable: renderPage('unreachable'),
    'too-large': renderPage('too-large'),
    'cross-origin': renderPage('cross-origin'),
  },
} as const;

/** URL of the requested resource of a service, with the query; undefined for a path that leads out of the service. */
const toResourceUrl = (endpoint: string, path: readonly string[], request: Request): string | undefined => {
  const url = toServiceUrl(endpoint, path);
  return url && `${url}${new URL(request.url).search}`;
};

const notFound = (): Response => jsonError('There is nothing at this address.', 404);

const registration: VisitorProxyOptions = {
  variable: 'REGISTRATION_URL',
  allowedOrigins: 'any',
  maxBodyBytes: 32 * 1024,
  errors: pageErrors,
};

/** Adds the brand's promo code, by which a service for several brands identifies this one. */
const withPromoCode = (address: string, { promoCode }: Pick<Brand, 'promoCode'>): string => {
  const url = new URL(address);
  if (!url.searchParams.has('promoCode')) url.searchParams.set('promoCode', promoCode);
  return url.href;
};

/** `/Registration/…`: account, store and session check (§7.2). The service checks the origin of its forms. */
export const registrationRoute = (brand: Pick<Brand, 'promoCode'>) => {
  const handle: Handler<{ path: string[] }> = async (request, { params }) => {
    const url = toResourceUrl(env.REGISTRATION_URL, (await params).path, request);
    return url ? forwardVisitorRequest(request, withPromoCode(url, brand), registration) : notFound();
  };
  return { GET: handle, HEAD: handle, POST: handle };
};

/** `/userdemographics/?email=` (§7.2). */
export const demographicsRoute = () => ({
  GET: (request: Request): Promise<Response> =>
    forwardVisitorRequest(request, `${env.DEMOGRAPHICS_URL}${new URL(request.url).search}`, {
      variable: 'DEMOGRAPHICS_URL',
      errors: jsonErrors,
    }),
});

/** `/data-api/audience/{email}` (§7.2). */
export const audienceRoute = () => {
  const GET: Handler<{ email: string }> = async (request, { params }) => {
    const url = toResourceUrl(env.AUDIENCE_URL, [decodeSegment((await params).email)], request);
    return url ? forwardVisitorRequest(request, url, { variable: 'AUDIENCE_URL', errors: jsonErrors }) : notFound();
  };
  return { GET };
};

/** `POST /email-story/` (§7.2). */
export const emailStoryRoute = (brand: Pick<Brand, 'promoCode'>) => ({
  POST: (request: Request): Promise<Response> =>
    forwardVisitorRequest(request, withPromoCode(env.EMAIL_STORY_URL, brand), {
      variable: 'EMAIL_STORY_URL',
      maxBodyBytes: 16 * 1024,
      errors: jsonErrors,
    }),
});

/** `POST /views/` counts a page view, not of crawlers (§9). Any origin may send one: AMP caches do. */
export const viewsRoute = () => ({
  POST: async (request: Request): Promise<Response> =>
    detectDevice(request.headers) === 'crawler'
      ? new Response(null, { status: 204 })
      : forwardVisitorRequest(request, env.VIEWS_URL, {
          variable: 'VIEWS_URL',
          allowedOrigins: 'any',
          cookies: 'omit',
          maxBodyBytes: 1024,
          errors: jsonErrors,
        }),
});

const rejectQuery = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/** The documents that pages send, and in developer tools every query type. */
const allowedDocuments = (() => {
  let documents: ReadonlySet<string> | undefined;
  return (): ReadonlySet<string> =>
    (documents ??= env.DEPLOYMENT === 'production' ? getVisitorDocuments() : getToolDocuments());
})();

/** `POST /api/visitor/graphql/`: the visitor's own data (§7.1), for the site's own documents only, uncached. */
export const visitorGraphqlRoute = (allowed: () => ReadonlySet<string> = allowedDocuments) => ({
  POST: async (request: Request): Promise<Response> => {
    if (isCrossOrigin(request)) return rejectQuery(403, 'This address accepts requests of its own pages only.');
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return rejectQuery(415, 'The body must be application/json.');
    const body = await readBody(request, maxQueryBytes);
    if (!body) return rejectQuery(413, `The body is larger than ${maxQueryBytes} bytes.`);
    const query = parseVisitorQuery(new TextDecoder().decode(body), allowed());
    if (!query.ok) return rejectQuery(query.status, query.error);
    return forwardVisitorRequest(
      new Request(request.url, { method: 'POST', headers: request.headers, body: query.body }),
      env.GRAPHQL_URL,
      { variable: 'GRAPHQL_URL', errors: jsonErrors },
    );
  },
});
