import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { filePolicy, svgPolicy } from './contentSecurityPolicy.ts';

/** Headers of every response, unless the response has stricter ones of its own (docs/decisions/0028). */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
  // Windows that a page opens, such as a share dialog, keep their opener; other sites' windows do not.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
} as const;

/** Two years, for this host only: its other subdomains belong to other services. */
const strictTransportSecurity = 'max-age=63072000';

/** The security headers of a site with this public origin, the same on every response. */
export const securityHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...always,
  ...(origin.startsWith('https:') && { 'strict-transport-security': strictTransportSecurity }),
});

/** What other sites may embed: pictures, recordings and feeds that readers of feeds show, and fonts for framed documents. */
const shared = /^(?:image|audio|video|font)\/|^application\/(?:rss|atom|feed)\+|^text\/calendar/;

/** `Cross-Origin-Resource-Policy` for a content type. */
export const resourcePolicy = (contentType: string): 'cross-origin' | 'same-origin' =>
  shared.test(contentType) ? 'cross-origin' : 'same-origin';

type Headers = Readonly<Record<string, string>>;

/** The headers of `secureResponse`. */
export type SecureResponseOptions = {
  /** Headers of every response. */
  always: Headers;
  /** The headers of an HTML document at a path. */
  getDocumentHeaders: (path: string) => Headers;
};

/**
 * Adds headers that the response does not have: a document keeps its own policy, and a service may have sent stricter
 * ones.
 */
const addMissing = (response: ServerResponse, headers: Headers): void => {
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
};

/** `writeHead` takes headers as an object or as a flat list, after an optional status message. */
const setHeaders = (response: ServerResponse, parts: readonly unknown[]): void => {
  const headers = parts.findLast((part) => typeof part === 'object' && part !== null) as
    | OutgoingHttpHeaders
    | string[]
    | undefined;
  const entries = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]] as const] : []))
    : Object.entries(headers ?? {});
  for (const [name, value] of entries) if (value !== undefined) response.setHeader(name, value);
};

/** Adds the security headers to the head of a response (decision 28), by its type. */
export const secureResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  { always, getDocumentHeaders }: SecureResponseOptions,
): void => {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const toHeaders = (): Headers => {
    const type = String(response.getHeader('content-type') ?? '');
    // Browsers update a stored response by the headers of a 304, which has no type.
    if (type.startsWith('text/html') || response.statusCode === 304) return getDocumentHeaders(path);
    return {
      'content-security-policy': type.startsWith('image/svg') ? svgPolicy : filePolicy,
      'cross-origin-resource-policy': resourcePolicy(type),
    };
  };
  response.writeHead = ((status: number, ...parts: unknown[]) => {
    setHeaders(response, parts);
    response.statusCode = status;
    addMissing(response, { ...always, ...toHeaders() });
    return writeHead(status, ...parts.filter((part) => typeof part === 'string'));
  }) as typeof response.writeHead;
};
