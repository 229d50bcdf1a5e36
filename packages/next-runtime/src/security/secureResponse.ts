import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { removeStyleHints } from '../pageCache/inlineStyles.ts';
import { prepareDocument } from '../pageCache/prepareDocument.ts';
import { filePolicy, svgPolicy } from './contentSecurityPolicy.ts';
import { resourcePolicy } from './securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of `secureResponse`. */
export type SecureResponseOptions = {
  /** Headers of every response. */
  always: Headers;
  /** All security headers of an HTML document. */
  getDocumentHeaders: (html: string) => Headers;
  /** Headers of the app's own HTML files, by path. They are served from disk and never buffered. */
  publicDocuments: ReadonlyMap<string, Headers>;
};

const policyHeader = 'content-security-policy';

/** Adds headers that the response does not have: a service behind the site may have sent stricter ones. */
const addMissing = (response: ServerResponse, headers: Headers): void => {
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
};

const getContentType = (response: ServerResponse): string => String(response.getHeader('content-type') ?? '');

const getCallback = (parts: readonly unknown[]): (() => void) | undefined =>
  parts.findLast((part) => typeof part === 'function') as (() => void) | undefined;

/** The writer may reuse its bytes after the call. */
const copyChunk = (chunk: unknown): string | Uint8Array =>
  typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array);

/** Joins the parts of a document. A page from Next's cache is one string, which needs no copy. */
const joinText = (chunks: readonly (string | Uint8Array)[]): string => {
  const [only] = chunks;
  if (chunks.length === 1 && typeof only === 'string') return only;
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))).toString();
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

/**
 * Adds the security headers to a response (decision 28). Files and data have one fixed policy. A document without its own
 * policy is buffered: the policy lists the hashes of its inline scripts, which follow the headers.
 */
export const secureResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  { always, getDocumentHeaders, publicDocuments }: SecureResponseOptions,
): void => {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const isHead = request.method === 'HEAD';
  const state: { body: 'undecided' | 'buffered' | 'passes' } = { body: 'undecided' };
  const chunks: (string | Uint8Array)[] = [];

  const headersWithoutBody = (): Headers => {
    const type = getContentType(response);
    // Browsers update a stored response by the headers of a 304: without the document's hashes it would lose its scripts.
    if (response.statusCode === 304) return publicDocuments.get(path) ?? {};
    if (type.startsWith('text/html')) return publicDocuments.get(path) ?? getDocumentHeaders('');
    return { [policyHeader]: type.startsWith('image/svg') ? svgPolicy : filePolicy };
  };

  const isBuffered = (): boolean => {
    if (state.body === 'undecided') {
      const isDocument =
        !isHead &&
        response.statusCode !== 304 &&
        getContentType(response).startsWith('text/html') &&
        !response.hasHeader(policyHeader) &&
        !publicDocuments.has(path);
      state.body = isDocument && !response.headersSent ? 'buffered' : 'passes';
    }
    return state.body === 'buffered';
  };

  response.writeHead = ((status: number, ...parts: unknown[]) => {
    setHeaders(response, parts);
    response.statusCode = status;
    if (isBuffered()) return response;
    if (!response.hasHeader(policyHeader)) addMissing(response, headersWithoutBody());
    addMissing(response, always);
    if (!response.hasHeader('cross-origin-resource-policy'))
      response.setHeader('cross-origin-resource-policy', resourcePolicy(getContentType(response)));
    return writeHead(status, ...parts.filter((part) => typeof part === 'string'));
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    if (!isBuffered()) flushHeaders();
  };

  response.write = ((...parts: unknown[]) => {
    if (!isBuffered()) return write(...parts);
    chunks.push(copyChunk(parts[0]));
    const done = getCallback(parts);
    if (done) process.nextTick(done);
    return true;
  }) as typeof response.write;

  response.end = ((...parts: unknown[]) => {
    if (!isBuffered()) return end(...parts);
    if (parts[0] !== undefined && parts[0] !== null && typeof parts[0] !== 'function') chunks.push(copyChunk(parts[0]));
    const html = prepareDocument(joinText(chunks)).join('');
    addMissing(response, getDocumentHeaders(html));
    const hints = removeStyleHints([response.getHeader('link') ?? []].flat().join(', '));
    if (hints) response.setHeader('link', hints);
    else response.removeHeader('link');
    if (response.hasHeader('content-length')) response.setHeader('content-length', Buffer.byteLength(html));
    state.body = 'passes';
    const done = getCallback(parts);
    return done ? end(html, done) : end(html);
  }) as typeof response.end;
};
