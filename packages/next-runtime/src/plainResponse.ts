import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** These pages are never cached. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Sends a whole page (`plainPage`) without Next. The response must already be secured (`secureResponse.ts`). */
export const sendPlainPage = (
  response: ServerResponse,
  { status, page, more = {} }: { status: number; page: string; more?: OutgoingHttpHeaders },
): void => {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(page), ...more }).end(page);
};
