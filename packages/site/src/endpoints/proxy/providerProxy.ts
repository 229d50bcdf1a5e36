import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';
import { log } from '@masthead/next-runtime/log';
import { boundedBody } from './boundedBody';
import { isForeign } from './isForeign';
import { pickedHeaders } from './pickedHeaders';
import { logSecurityEvent } from '@masthead/next-runtime/security-log';

/** What the service is told of a request. Everything else, hop-by-hop headers first, stays here. */
const askedWith = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-purpose',
  'purpose',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/** What the reader's browser is told of the answer. Cookies go through one by one. */
const answeredWith = [
  'allow',
  'content-language',
  'content-security-policy',
  'content-type',
  'location',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
] as const;

/** How long a service may take, in ms. */
const defaultTimeoutMs = 10_000;

/** Options of a proxy route. */
export type ProxyOptions = {
  /** For the log: which variable says where the service is. */
  variable: string;
  /** Largest body, in bytes. */
  bodyLimit?: number;
  timeoutMs?: number;
  /** `anybody` where the service itself judges where a form comes from. */
  senders?: 'own-pages' | 'anybody';
  /** What the reader sees when there is no answer to carry back. */
  failure: { contentType: string; bodies: Readonly<Record<ProxyFault, string>> };
};

/** Why there is no answer: the service gives none, the body is too large, or another site's page has sent it. */
export type ProxyFault = 'unreachable' | 'too-large' | 'foreign';

const statusOf = { unreachable: 502, 'too-large': 413, foreign: 403 } as const satisfies Record<ProxyFault, number>;

const defaultBodyLimit = 64 * 1024;

const fail = ({ contentType, bodies }: ProxyOptions['failure'], fault: ProxyFault): Response =>
  new Response(bodies[fault], {
    status: statusOf[fault],
    headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  });

const answerOf = (answer: Response): Response => {
  const headers = pickedHeaders(answer.headers, answeredWith);
  headers.set('cache-control', 'no-store');
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers });
};

const describe = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');

/**
 * Carries a reader's request on to a service and its answer back, at the site's own origin: cookies go both ways,
 * redirects are the browser's to follow, and nothing is kept. Addresses and bodies never reach a log.
 */
export const proxyTo = async (
  request: Request,
  url: string,
  {
    variable,
    bodyLimit = defaultBodyLimit,
    timeoutMs = defaultTimeoutMs,
    senders = 'own-pages',
    failure,
  }: ProxyOptions,
): Promise<Response> => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (hasBody && senders === 'own-pages' && isForeign(request)) {
    logSecurityEvent({ event: 'foreign-form-refused', reason: 'other-origin' }, request.headers);
    return fail(failure, 'foreign');
  }
  const body = hasBody ? await boundedBody(request, bodyLimit) : null;
  if (body === undefined) return fail(failure, 'too-large');
  try {
    const headers = pickedHeaders(request.headers, askedWith);
    const host = request.headers.get('host');
    if (host !== null && !headers.has('x-forwarded-host')) headers.set('x-forwarded-host', host);
    return answerOf(
      await uncachedFetch(url, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
  } catch (cause) {
    log({
      level: 'error',
      message: `A service of the reader's account does not answer; see ${variable}.`,
      cause: describe(cause),
    });
    return fail(failure, 'unreachable');
  }
};
