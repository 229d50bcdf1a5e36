import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPage } from '../page/plainPage.ts';
import { sendPlainPage } from './plainResponse.ts';

/** Addresses whose route handlers accept other methods than GET and HEAD. Next answers by itself where a handler lacks a method. */
const handlers = [/^\/Registration\//, /^\/api\//, /^\/email-story\/?$/, /^\/views\/?$/];

const page = plainPage('This address does not accept data', 'Go back and use the form of the page. If you followed a link, open the home page.');

/** Whether an address accepts a method. Pages accept GET and HEAD: Next would render them for any other method. */
export const acceptsMethod = (method: string, url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return method === 'GET' || method === 'HEAD' || handlers.some((pattern) => pattern.test(path));
};

/** Sends a 405. The connection is closed, so that a long body is not read. */
export const sendMethodNotAllowed = (request: IncomingMessage, response: ServerResponse): void => {
  sendPlainPage(response, { status: 405, page, more: { Allow: 'GET, HEAD', Connection: 'close' } });
  request.resume();
};
