import { createHmac } from 'node:crypto';

/** How a site's `/api/purge/` knows us: HMAC-SHA-256 over the message's time and body, in hexadecimal. */
export const signPurge = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
