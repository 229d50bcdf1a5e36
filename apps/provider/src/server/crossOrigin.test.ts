import { describe, expect, test } from 'vitest';
import { brands } from '../../test/fixtures/brands.ts';
import type { Brands } from '../content/publications/brands.ts';
import { createIsOwnOrigin } from '../content/publications/origins.ts';
import { createRouter } from './router.ts';
import { rejectCrossOrigin, classifySender } from './crossOrigin.ts';

const [first] = brands;
const publications: Brands = [{ ...first, origins: ['http://localhost:3000', 'https://www.example.com'] }];
const isOwn = {
  production: createIsOwnOrigin(publications, 'production'),
  development: createIsOwnOrigin(publications, 'development'),
};
const post = (headers: Record<string, string>) =>
  new Request('http://provider.invalid/x', {
    method: 'POST',
    headers: { 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https', ...headers },
  });

test.each<[Record<string, string>, string]>([
  [{ origin: 'https://www.example.com' }, 'own-page'],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, 'own-page'],
  [{ 'sec-fetch-site': 'same-origin' }, 'own-page'],
  [{ 'sec-fetch-site': 'none' }, 'own-page'],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, 'other-site'],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' }, 'other-site'],
  [{ origin: 'https://evil.example.org' }, 'other-site'],
  [{ origin: 'https://evil.example.org', 'sec-fetch-site': 'same-origin' }, 'other-site'],
  [{ origin: 'https://evil.example.org', 'x-forwarded-host': 'evil.example.org' }, 'other-site'],
  [{ origin: 'http://www.example.com' }, 'other-site'],
  [{ origin: 'null' }, 'other-site'],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 'other-site'],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 'own-page'],
  [{ origin: 'http://localhost:3000' }, 'other-site'],
  [{}, 'no-browser'],
])('classifies a request with %j as %s in production', (headers, sender) =>
  expect(classifySender(post(headers), isOwn.production)).toBe(sender),
);

test.each([
  [{ origin: 'http://localhost:3005' }, 'own-page'],
  [{ origin: 'https://192.0.2.7', 'x-forwarded-host': '192.0.2.7' }, 'own-page'],
  [{ origin: 'https://evil.example.org' }, 'other-site'],
])('classifies a request with %j as %s in development', (headers: Record<string, string>, sender) =>
  expect(classifySender(post(headers), isOwn.development)).toBe(sender),
);

test.each<[Record<string, string>, number | undefined]>([
  [{}, undefined],
  [{ cookie: 'mh_session=a' }, 403],
  [{ cookie: 'mh_session=a', origin: 'https://www.example.com' }, undefined],
  [{ cookie: 'mh_session=a', origin: 'https://evil.example.org' }, 403],
  [{ origin: 'https://evil.example.org' }, 403],
])('responds to a request with %j with %s', (headers, status) =>
  expect(rejectCrossOrigin(post(headers), isOwn.production)?.status).toBe(status),
);

describe('the router', () => {
  const handle = async () => new Response('accepted');
  const route = createRouter(
    [
      { path: '/x', methods: ['GET', 'POST'], handle },
      { path: '/open', methods: ['POST'], allowedOrigins: 'any', handle },
      { path: '/json', methods: ['POST'], bodyType: 'application/json', handle },
    ],
    isOwn.production,
  );
  const send = async (path: string, method: string, headers: Record<string, string> = {}) =>
    (
      await route(
        new Request(`http://provider.invalid${path}`, {
          method,
          headers: { origin: 'https://evil.example.org', ...headers },
        }),
        'a',
      )
    ).status;

  test.each([
    ['/x', 'POST', 403],
    ['/x', 'GET', 200],
    ['/open', 'POST', 200],
  ])('responds to a page of another site that requests %s by %s with %i', async (path, method, status) =>
    expect(await send(path, method)).toBe(status),
  );

  test.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('responds to %s on a JSON route with %i', async (type, status) => {
    expect(await send('/json', 'POST', { origin: 'https://www.example.com', 'content-type': type })).toBe(status);
  });
});
