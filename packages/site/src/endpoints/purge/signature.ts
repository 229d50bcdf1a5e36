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
