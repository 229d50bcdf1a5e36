import { describe, expect, test } from 'vitest';
import { isSigned, sign } from './purgeRoute';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const time = String(now);
const body = '{"tags":["article:2026/11/21/a-deal"]}';

describe('signatures of the purge webhook', () => {
  test('accepts a recent message with a valid signature', () => {
    expect(isSigned(secret, { time, body, signature: sign(secret, time, body) }, now)).toBe(true);
  });

  test('matches the signature of the provider (apps/provider/src/content/purge)', () => {
    expect(sign(secret, time, body)).toBe('dd7ef41cfce4b2f03032444747265b707b136b1ed07c75b707a23fd246af205a');
  });

  test.each([
    ['another secret', { time, body, signature: sign('another', time, body) }],
    ['a changed body', { time, body: '{"tags":["brand:x"]}', signature: sign(secret, time, body) }],
    ['an old message', { time: String(now - 600_000), body, signature: sign(secret, String(now - 600_000), body) }],
    ['no time', { time: '', body, signature: sign(secret, '', body) }],
    ['no signature', { time, body, signature: '' }],
  ])('rejects %s', (_, message) => {
    expect(isSigned(secret, message, now)).toBe(false);
  });
});
