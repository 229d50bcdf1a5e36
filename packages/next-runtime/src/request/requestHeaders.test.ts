import { describe, expect, test } from 'vitest';
import { appendForwardedFor, createHeaderCleaner, toOriginForm } from './requestHeaders';

const clean = (
  headers: Record<string, string>,
  env: Parameters<typeof createHeaderCleaner>[0] = { DEPLOYMENT: 'production', SITE_ORIGIN: 'https://www.example.com' },
): Record<string, unknown> => {
  const copy = { ...headers };
  createHeaderCleaner(env)(copy);
  return copy;
};

describe('request headers that control Next do not come from outside', () => {
  test.each([
    'next-action',
    'next-resume',
    'x-action-forwarded',
    'x-invocation-id',
    'x-invoke-path',
    'x-invoke-query',
    'x-invoke-status',
    'x-matched-path',
    'x-middleware-prefetch',
    'x-middleware-set-cookie',
    'x-middleware-subrequest',
    'x-next-revalidated-tags',
    'x-next-unknown',
    'x-nextjs-data',
    'x-now-route-matches',
    'x-original-url',
    'x-prerender-revalidate',
    'x-revalidate',
    'x-rewrite-url',
    'x-vercel-id',
  ])('%s is removed', (name) =>
    expect(clean({ [name]: '1', accept: 'text/html' })).toEqual({ accept: 'text/html', ...clean({}) }),
  );

  test.each(['rsc', 'x-forwarded-for', 'x-purge-signature'])('%s is not removed', (name) => {
    expect(clean({ [name]: '1' })).toHaveProperty(name);
  });

  test('the host is the public one, regardless of the request', () => {
    const headers = {
      host: 'elsewhere.example',
      forwarded: 'host=elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-port': '81',
      'x-forwarded-proto': 'http',
    };
    expect(clean(headers)).toEqual({
      host: 'www.example.com',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    });
  });

  test('in development every host name is accepted', () => {
    expect(
      clean({ host: '192.168.1.5:3000' }, { DEPLOYMENT: 'development', SITE_ORIGIN: 'http://localhost:3000' }),
    ).toEqual({ host: '192.168.1.5:3000' });
  });

  test.each([
    ['/markets/?a=1', '/markets/?a=1'],
    ['http://elsewhere.example/markets/?a=1', '/markets/?a=1'],
    ['HTTPS://elsewhere.example', '/'],
    ['http://elsewhere.example?a=1', '/?a=1'],
    ['*', '/'],
  ])('the target %s is the path %s', (target, expected) => expect(toOriginForm(target)).toBe(expected));
});

test.each([
  ['nothing', undefined, '203.0.113.9'],
  ['an invented address', '198.51.100.1', '198.51.100.1, 203.0.113.9'],
  ['the addresses of two proxies', '198.51.100.1, 10.0.0.1', '198.51.100.1, 10.0.0.1, 203.0.113.9'],
])('the peer of the connection is appended to %s', (_, received, forwarded) => {
  const headers = { 'x-forwarded-for': received };
  appendForwardedFor({ headers, socket: { remoteAddress: '203.0.113.9' } });
  expect(headers['x-forwarded-for']).toBe(forwarded);
});
