import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPage } from '../plainPage.ts';
import { sendPlainPage } from '../plainResponse.ts';

const pageMethods: readonly string[] = ['GET', 'HEAD'];
const handlerMethods: readonly string[] = [...pageMethods, 'POST'];

/** Next would respond to OPTIONS by itself, and with a 500 to TRACE. */
const methodsOf = (url: string, postPaths: readonly RegExp[]): readonly string[] => {
  const [path = ''] = url.split('?', 1);
  return postPaths.some((pattern) => pattern.test(path)) ? handlerMethods : pageMethods;
};

const page = plainPage(
  'This address does not accept data',
  'Go back and use the form of the page. If you followed a link, open the home page.',
);

/** Whether an address accepts a method. Pages accept GET and HEAD: Next would render them for any other method. */
export const acceptsMethod = (method: string, url: string, postPaths: readonly RegExp[]): boolean =>
  methodsOf(url, postPaths).includes(method);

/** Sends a 405. The connection is closed, so that a long body is not read. */
export const sendMethodNotAllowed = (
  request: IncomingMessage,
  response: ServerResponse,
  postPaths: readonly RegExp[],
): void => {
  sendPlainPage(response, {
    status: 405,
    page,
    more: { Allow: methodsOf(request.url ?? '/', postPaths).join(', '), Connection: 'close' },
  });
  request.resume();
};
