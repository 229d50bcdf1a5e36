import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { getSite } from '../../framework/site';
import { purgeDocuments } from '@masthead/next-runtime/purge';
import { purgeCdn } from '@masthead/next-runtime/purge-cdn';
import { jsonError, readBody } from '../proxy/incoming';
import { logSecurityEvent, type SecurityEvent } from '@masthead/next-runtime/security-log';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated clock difference. It is also how long a recorded message can be replayed. */
const toleranceMs = 5 * 60_000;

/** Returns the signature of a message: HMAC-SHA-256 over its time and body, in hexadecimal. */
export const sign = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Whether a message has a valid and recent signature. `time` is in ms since 1970 as text. */
export const isSigned = (
  secret: string,
  message: { time: string; body: string; signature: string },
  now: number,
): boolean => {
  const sentAt = Number(message.time);
  if (!Number.isFinite(sentAt) || Math.abs(now - sentAt) > toleranceMs) return false;
  const expected = Buffer.from(sign(secret, message.time, message.body));
  const received = Buffer.from(message.signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
};

/** Maximum number of tags; a longer list is a mistake. */
const maxTags = 200;
const maxBodyBytes = 64 * 1024;

const respond = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });

const parseTags = (body: string): string[] | undefined => {
  try {
    const { tags } = JSON.parse(body) as { tags?: unknown };
    const valid =
      Array.isArray(tags) &&
      tags.length > 0 &&
      tags.length <= maxTags &&
      tags.every((tag) => typeof tag === 'string' && tag.length <= 256);
    return valid ? (tags as string[]) : undefined;
  } catch {
    return undefined; // Not JSON: the response states the expected format.
  }
};

type RefusalReason = Extract<SecurityEvent, { event: 'purge-refused' }>['reason'];

const refuse = (request: Request, reason: RefusalReason, status: number, message: string): Response => {
  logSecurityEvent({ event: 'purge-refused', reason }, request.headers);
  return jsonError(message, status);
};

/**
 * The signed webhook of a content system: POST `{"tags": ["article:2026/11/21/a-deal"]}` with `x-purge-time` (ms since
 * 1970) and `x-purge-signature` (see `sign`). It purges query results, pages, and the delivery network that CDN
 * names. Old pages are served while new ones are rendered, for a second at most. 503: a cache was unavailable, send the
 * same request again.
 */
export const purgeRoute = (brand: Brand) => ({
  POST: async (request: Request): Promise<Response> => {
    if (!env.REVALIDATE_SECRET)
      return refuse(request, 'closed', 404, 'Purging is closed: REVALIDATE_SECRET is not set.');
    const bytes = await readBody(request, maxBodyBytes);
    if (!bytes) return refuse(request, 'too-large', 413, 'The message is too long.');
    const body = new TextDecoder().decode(bytes);
    const message = {
      time: request.headers.get('x-purge-time') ?? '',
      body,
      signature: request.headers.get('x-purge-signature') ?? '',
    };
    if (!isSigned(env.REVALIDATE_SECRET, message, Date.now()))
      return refuse(request, 'bad-signature', 401, 'The signature is missing, wrong or too old.');
    const tags = parseTags(body);
    if (!tags) return refuse(request, 'malformed', 400, `Send {"tags": […]} with 1 to ${maxTags} tags.`);
    // Query results before documents, documents before the delivery network: what is fetched meanwhile is new.
    const results = [await getSite(brand).content.purge(tags), await purgeDocuments(tags), await purgeCdn(tags)];
    if (results.includes('partial'))
      return jsonError('A cache could not be purged; the log names it. Send the same request again.', 503);
    return respond(200, `Purged ${tags.length === 1 ? 'one tag' : `${tags.length} tags`}.`);
  },
});
