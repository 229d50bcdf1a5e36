import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated clock difference, and the time in which a message can be replayed, in ms. */
const toleranceMs = 5 * 60_000;

/** The signature of a message: HMAC-SHA-256 over its time and body, in hexadecimal. */
export const sign = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Whether a message has a valid and recent signature. `time` is in ms since 1970 as text. */
export const isSigned = (
  secret: string,
  message: { time: string; body: string; signature: string },
  now: number,
): boolean => {
  const sent = Number(message.time);
  if (!Number.isFinite(sent) || Math.abs(now - sent) > toleranceMs) return false;
  const expected = Buffer.from(sign(secret, message.time, message.body));
  const given = Buffer.from(message.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
