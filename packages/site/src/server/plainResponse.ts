import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** These pages load nothing: their style is inline. They are never cached. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Sends a whole page (`plainPage`) without Next, with the strictest security headers. */
export const sendPlainPage = (response: ServerResponse, { status, page, more = {} }: { status: number; page: string; more?: OutgoingHttpHeaders }): void => {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(page), ...more }).end(page);
};
