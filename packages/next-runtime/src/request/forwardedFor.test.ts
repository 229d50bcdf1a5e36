import { expect, test } from 'vitest';
import { appendForwardedFor } from './forwardedFor';

test.each([
  ['nothing', undefined, '203.0.113.9'],
  ['an address that somebody made up', '198.51.100.1', '198.51.100.1, 203.0.113.9'],
  ['the way through two proxies', '198.51.100.1, 10.0.0.1', '198.51.100.1, 10.0.0.1, 203.0.113.9'],
])('who has connected stands behind %s', (_, said, told) => {
  const headers = { 'x-forwarded-for': said };
  appendForwardedFor({ headers, socket: { remoteAddress: '203.0.113.9' } });
  expect(headers['x-forwarded-for']).toBe(told);
});
