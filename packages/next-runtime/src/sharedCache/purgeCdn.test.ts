import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi, describe } from 'vitest';
import { toPurgeTags, toResponseTags } from './cacheHeaders';
import { purges } from './purges';
import { getCdnApi, createCdnPurger } from './purgeCdn';

const articles = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `article:2026/11/21/${index}`);

describe('the tags of a response', () => {
  test.each<[name: string, tags: readonly string[], sent: readonly string[]]>([
    [
      'are those of the page',
      ['brand:harbor', 'article:2026/11/21/a-deal'],
      ['brand:harbor', 'article:2026/11/21/a-deal'],
    ],
    ['are listed once', ['search', 'search'], ['search']],
    ['exclude those of Next', ['_N_T_/layout', '_N_T_/~/home/page', '', 'search'], ['search']],
    ['have neither spaces nor commas', ['author:Zoë O, Jr'], ['author:Zo%C3%AB%20O%2C%20Jr']],
    ['are complete up to 60', articles(60), articles(60)],
    ['are shortened by family beyond 60', ['brand:harbor', ...articles(60)], ['brand:harbor', 'article:*']],
    [
      'lose the largest family first',
      ['brand:harbor', 'package:a', 'package:b', ...articles(60)],
      ['brand:harbor', 'package:a', 'package:b', 'article:*'],
    ],
    [
      'are shortened beyond 4,000 bytes',
      ['search', ...articles(30).map((tag) => `${tag}/${'x'.repeat(150)}`)],
      ['search', 'article:*'],
    ],
    ['replace a long tag by its family', [`article:${'x'.repeat(300)}`], ['article:*']],
    ['are one tag where families do not suffice', Array.from({ length: 61 }, (_, index) => `tag-${index}`), ['any']],
  ])('%s', (_, tags, sent) => expect(toResponseTags(tags)).toEqual(sent));
});

describe('the tags of a purge', () => {
  test('reach responses whose tags were shortened', () => {
    const changed = 'article:2026/11/21/7';
    const { tags } = toPurgeTags([changed]);
    for (const page of [
      articles(10),
      articles(100),
      [...Array.from({ length: 61 }, (_, index) => `tag-${index}`), changed],
    ])
      expect(toResponseTags(page).some((tag) => tags.includes(tag))).toBe(true);
  });

  test('say whether content was withdrawn', () => {
    expect(toPurgeTags(['article:a', 'withdrawn:article:a'])).toEqual({
      kind: 'withdrawn',
      tags: ['article:a', 'article:*', 'any'],
    });
    expect(toPurgeTags(['search']).kind).toBe('changed');
  });
});

type Received = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, string[]>;
};

const noVariables = {
  FASTLY_SERVICE_ID: undefined,
  FASTLY_API_TOKEN: undefined,
  CLOUDFLARE_ZONE_ID: undefined,
  CLOUDFLARE_API_TOKEN: undefined,
};
const fastly = {
  ...noVariables,
  CDN: 'fastly',
  FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY',
  FASTLY_API_TOKEN: 'a-token-of-fastly',
} as const;
const cloudflare = {
  ...noVariables,
  CDN: 'cloudflare',
  CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
  CLOUDFLARE_API_TOKEN: 'a-token-of-cloudflare',
} as const;

/** A server with the documented purge endpoints of both networks; `statuses` are those of the next responses. */
const serveApis = async (statuses: number[] = []) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = JSON.parse(text) as Received['body'];
      received.push({ method, url, headers, body });
      const isFastly = url?.startsWith('/service/') ?? false;
      const authorized = isFastly
        ? headers['fastly-key'] === fastly.FASTLY_API_TOKEN
        : headers.authorization === `Bearer ${cloudflare.CLOUDFLARE_API_TOKEN}`;
      const tooLong = isFastly ? (body.surrogate_keys?.length ?? 257) > 256 : (body.tags?.length ?? 31) > 30;
      const status = statuses.shift() ?? (authorized ? (tooLong ? 400 : 200) : 401);
      response.writeHead(status, { 'content-type': 'application/json' });
      if (isFastly)
        response.end(JSON.stringify(Object.fromEntries((body.surrogate_keys ?? []).map((tag) => [tag, 'an-id']))));
      else response.end(JSON.stringify({ success: status === 200, errors: [], messages: [], result: { id: 'an-id' } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const settle = () => Promise.all(purges.pending);

test('purges changed pages at Fastly by a soft purge of their keys, twice', async () => {
  const { received, origin } = await serveApis();
  const purge = createCdnPurger({ api: getCdnApi(fastly), origin, repeatAfterMs: 0 });
  expect(await purge(['article:2026/11/21/a-deal'])).toBe('complete');
  await settle();
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: `/service/${fastly.FASTLY_SERVICE_ID}/purge`,
    headers: { 'fastly-key': fastly.FASTLY_API_TOKEN, 'fastly-soft-purge': '1', 'content-type': 'application/json' },
    body: { surrogate_keys: ['article:2026/11/21/a-deal', 'article:*', 'any'] },
  });
});

test('removes withdrawn pages from Fastly', async () => {
  const { received, origin } = await serveApis();
  await createCdnPurger({ api: getCdnApi(fastly), origin, repeatAfterMs: 0 })(['article:a', 'withdrawn:article:a']);
  await settle();
  expect(received[0]?.headers).not.toHaveProperty('fastly-soft-purge');
});

test('purges Cloudflare by at most 30 tags a request', async () => {
  const { received, origin } = await serveApis();
  const purge = createCdnPurger({ api: getCdnApi(cloudflare), origin, repeatAfterMs: 0 });
  expect(await purge(Array.from({ length: 40 }, (_, index) => `article:${index}`))).toBe('complete');
  await settle();
  expect(received.slice(0, 2).map(({ method, url, body }) => [method, url, body.tags?.length])).toEqual([
    ['POST', `/client/v4/zones/${cloudflare.CLOUDFLARE_ZONE_ID}/purge_cache`, 30],
    ['POST', `/client/v4/zones/${cloudflare.CLOUDFLARE_ZONE_ID}/purge_cache`, 12],
  ]);
});

test('retries once, then reports that the purge must be sent again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  const once503 = await serveApis([503]);
  expect(await createCdnPurger({ api: getCdnApi(fastly), origin: once503.origin, repeatAfterMs: 0 })(['search'])).toBe(
    'complete',
  );
  await settle();
  const down = await serveApis([503, 503]);
  expect(await createCdnPurger({ api: getCdnApi(cloudflare), origin: down.origin, repeatAfterMs: 0 })(['search'])).toBe(
    'partial',
  );
  expect([down.received.length, error.mock.calls.length]).toEqual([2, 1]);
  expect(error.mock.calls.join()).not.toContain(cloudflare.CLOUDFLARE_API_TOKEN);
});

test('a response of Cloudflare without success is a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { origin } = await serveApis();
  const api = getCdnApi({ ...cloudflare, CLOUDFLARE_API_TOKEN: 'another-token-of-nobody' });
  expect(await createCdnPurger({ api, origin, repeatAfterMs: 0 })(['search'])).toBe('partial');
});

test('sends tokens to the hosts of the networks only', () => {
  expect([
    getCdnApi(fastly)?.origin,
    getCdnApi(cloudflare)?.origin,
    getCdnApi({ ...noVariables, CDN: 'nginx' }),
  ]).toEqual(['https://api.fastly.com', 'https://api.cloudflare.com', undefined]);
});
