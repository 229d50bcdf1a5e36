import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether the request names this entity tag in `If-None-Match`. */
export const hasTag = (request: IncomingMessage, tag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((sent) => sent.trim() === tag) ?? false;

type Parts = readonly unknown[];

/**
 * Sends a 304 without a body where a response has the entity tag of the request. Next does not do this for documents of
 * route handlers, so feed readers would download each feed again. Apply it after the patches that compress, so that a body
 * that is not sent is not compressed.
 */
export const revalidateByTag = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.headers['if-none-match'] === undefined) return;
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response) as (...parts: Parts) => boolean;
  const end = response.end.bind(response) as (...parts: Parts) => ServerResponse;
  let isNotModified = false;

  /** Sends the 304 before the first byte of the body. */
  const check = (): boolean => {
    const tag = response.getHeader('etag');
    if (isNotModified || response.headersSent || response.statusCode !== 200 || typeof tag !== 'string')
      return isNotModified;
    if (!hasTag(request, tag)) return false;
    isNotModified = true;
    response.statusCode = 304;
    response.removeHeader('content-length');
    end();
    return true;
  };

  response.flushHeaders = () => {
    if (!check()) flushHeaders();
  };
  response.write = ((...parts: Parts) => check() || write(...parts)) as typeof response.write;
  response.end = ((...parts: Parts) => (check() ? response : end(...parts))) as typeof response.end;
};
