import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** These pages are never cached or framed, and have no forms. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Sends a whole page (`plainPage`) without Next, with its security headers. */
export const sendPlainPage = (response: ServerResponse, { status, page, more = {} }: { status: number; page: string; more?: OutgoingHttpHeaders }): void => {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(page), ...more }).end(page);
};
