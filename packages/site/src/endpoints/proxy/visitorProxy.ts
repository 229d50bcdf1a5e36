import { withTimeLimit } from '@masthead/process/time-limit';
import { log } from '@masthead/next-runtime/log';
import { logSecurityEvent } from '@masthead/next-runtime/security-log';
import { forward } from './forward';
import { isCrossOrigin, readBody } from './incoming';

const requestHeaders = [
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

const responseHeaders = [
  'allow',
  'content-disposition',
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

const defaultTimeoutMs = 10_000;
const defaultMaxBodyBytes = 64 * 1024;
/** Responses are one page, a few values, or the data of one reader. */
const maxResponseBytes = 2_000_000;

/** Why a request was not forwarded or got no response. */
export type ProxyError = 'unreachable' | 'too-large' | 'cross-origin';

const statusCodes = {
  unreachable: 502,
  'too-large': 413,
  'cross-origin': 403,
} as const satisfies Record<ProxyError, number>;

/** Options of a route that forwards a visitor's requests. */
export type VisitorProxyOptions = {
  /** Environment variable with the service's URL, for the log. */
  variable: string;
  maxBodyBytes?: number;
  timeoutMs?: number;
  /** `any` for services that check the origin of forms themselves, or act for no account. */
  allowedOrigins?: 'own' | 'any';
  /** `omit` for services that act for no account. */
  cookies?: 'forward' | 'omit';
  /** Response bodies for each error. */
  errors: { contentType: string; bodies: Readonly<Record<ProxyError, string>> };
};

const toErrorResponse = ({ contentType, bodies }: VisitorProxyOptions['errors'], error: ProxyError): Response =>
  new Response(bodies[error], {
    status: statusCodes[error],
    headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  });

/** Forwards a request to a service (§7.2): with cookies, uncached; URLs and bodies are never logged. */
export const forwardVisitorRequest = async (
  request: Request,
  url: string,
  {
    variable,
    maxBodyBytes = defaultMaxBodyBytes,
    timeoutMs = defaultTimeoutMs,
    allowedOrigins = 'own',
    cookies = 'forward',
    errors,
  }: VisitorProxyOptions,
): Promise<Response> => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (hasBody && allowedOrigins === 'own' && isCrossOrigin(request)) {
    logSecurityEvent({ event: 'foreign-form-refused', reason: 'other-origin' }, request.headers);
    return toErrorResponse(errors, 'cross-origin');
  }
  const body = hasBody ? await readBody(request, maxBodyBytes) : null;
  if (body === undefined) return toErrorResponse(errors, 'too-large');
  try {
    return await withTimeLimit(timeoutMs, async (signal) => {
      const { response, setCookies } = await forward(request, url, {
        requestHeaders: cookies === 'omit' ? requestHeaders.filter((name) => name !== 'cookie') : requestHeaders,
        responseHeaders,
        redirect: 'manual',
        signal,
        body,
      });
      response.headers.set('cache-control', 'no-store');
      for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
      // The time limit includes the body.
      const content = response.body && (await readBody(response, maxResponseBytes));
      if (content === undefined) throw new RangeError(`The response has more than ${maxResponseBytes} bytes.`);
      return new Response(content, response);
    });
  } catch (error) {
    log({
      level: 'error',
      message: `A service of the visitor's account does not respond, or with more than ${maxResponseBytes} bytes; check ${variable}.`,
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return toErrorResponse(errors, 'unreachable');
  }
};
