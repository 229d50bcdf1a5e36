import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderRefusal, privateHeaders, type SendRefusal } from '../plainPage.ts';

const pageMethods: readonly string[] = ['GET', 'HEAD'];
const handlerMethods: readonly string[] = [...pageMethods, 'POST'];

/** Next would respond to OPTIONS by itself, and with a 500 to TRACE. */
const getAllowedMethods = (url: string, postPaths: readonly RegExp[]): readonly string[] => {
  const [path = ''] = url.split('?', 1);
  return postPaths.some((pattern) => pattern.test(path)) ? handlerMethods : pageMethods;
};

/** Whether an address accepts a method. Pages accept GET and HEAD: Next would render them for any other method. */
export const acceptsMethod = (method: string, url: string, postPaths: readonly RegExp[]): boolean =>
  getAllowedMethods(url, postPaths).includes(method);

/** Sends a 405 and closes the connection, so that a long body is not read. */
export const refuseMethod = (
  request: IncomingMessage,
  response: ServerResponse,
  { sendRefusal, postPaths }: { sendRefusal: SendRefusal; postPaths: readonly RegExp[] },
): void => {
  sendRefusal(request, response, {
    status: 405,
    page: renderRefusal('noData'),
    headers: {
      ...privateHeaders,
      'X-Robots-Tag': 'noindex',
      Allow: getAllowedMethods(request.url ?? '/', postPaths).join(', '),
      Connection: 'close',
    },
  });
  request.resume();
};
