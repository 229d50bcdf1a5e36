import { afterEach, describe, expect, test, vi } from 'vitest';
import { audienceRoute, emailStoryRoute, maxQueryBytes, viewsRoute, visitorGraphqlRoute } from './visitorRoutes';
import { getToolDocuments, getVisitorDocuments } from '@masthead/graphql-ops/server';

afterEach(() => void vi.unstubAllGlobals());

test('§7.2 adds the brand’s promo code to an emailed story', async () => {
  const service = vi.fn<typeof fetch>(
    async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', service);
  const body = new URLSearchParams({
    email: 'friend@example.com',
    theLink: 'https://news.example.com/2026/11/21/a-deal/',
  });
  const response = await emailStoryRoute({ promoCode: 'EXA' }).POST(
    new Request('https://news.example.com/email-story/', {
      method: 'POST',
      body,
      headers: { origin: 'https://news.example.com', host: 'news.example.com' },
    }),
  );
  expect(response.status).toBe(200);
  expect(String(service.mock.calls[0]?.[0])).toMatch(/\/email-story\?promoCode=EXA$/);
});

test.each([
  ['reader%40example.com', 'reader%40example.com'],
  ['%', '%25'],
  ['..%2F..%2Fgraphql', '..%2F..%2Fgraphql'],
])('§7.2: the audience segment %j is requested as one segment, %j', async (email, segment) => {
  const service = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', service);
  const response = await audienceRoute().GET(new Request('https://news.example.com/data-api/audience/x/'), {
    params: Promise.resolve({ email }),
  });
  expect([response.status, String(service.mock.calls[0]?.[0]).split('/').at(-1)]).toEqual([204, segment]);
});

test('counts a view of an AMP article that a cache of another origin serves, without cookies', async () => {
  const service = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', service);
  const response = await viewsRoute().POST(
    new Request('https://news.example.com/views/', {
      method: 'POST',
      body: '{"site":"example","naturalId":"2026/11/21/a-deal"}',
      headers: {
        origin: 'https://news-example-com.cdn.ampproject.org',
        'sec-fetch-site': 'cross-site',
        cookie: 'mh_session=s',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0',
      },
    }),
  );
  expect([response.status, service.mock.calls.length]).toEqual([202, 1]);
  expect(new Headers(service.mock.calls[0]?.[1]?.headers).has('cookie')).toBe(false);
});

test.each<[string, Record<string, string>, number]>([
  ['a reader', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36' }, 1],
  ['a crawler by its name', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 0],
  [
    'a crawler that the delivery network knows',
    { 'user-agent': 'Mozilla/5.0 Chrome/153.0.0.0', 'cf-verified-bot': 'true' },
    0,
  ],
  ['nobody who gives a name', {}, 0],
])('§9 forwards a page view of %s %j: %i times', async (_, headers, times) => {
  const service = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', service);
  const body = JSON.stringify({ site: 'example', naturalId: '2026/11/21/a-deal' });
  const response = await viewsRoute().POST(
    new Request('https://news.example.com/views/', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        origin: 'https://news.example.com',
        host: 'news.example.com',
        ...headers,
      },
    }),
  );
  expect(response.status).toBe(204);
  expect(service).toHaveBeenCalledTimes(times);
});

const [customerQuery = ''] = getVisitorDocuments();
const variables = { encryptedCustomerId: 'abc' };

const post = async (body: unknown, headers: Record<string, string> = {}, allowed = getVisitorDocuments) => {
  const service = vi.fn<typeof fetch>(async () => Response.json({ data: { getCustomer: null } }));
  vi.stubGlobal('fetch', service);
  const request = new Request('https://news.example.com/api/visitor/graphql/?query={getUser{userId}}', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://news.example.com',
      host: 'news.example.com',
      cookie: 'mh_session=s',
      'x-forwarded-for': '203.0.113.9',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await visitorGraphqlRoute(allowed).POST(request);
  return { status: response.status, text: await response.text(), sent: service.mock.calls };
};

describe('§7.1 the site’s GraphQL route', () => {
  test('forwards the customer query with cookies and client address', async () => {
    const { status, sent } = await post({ query: customerQuery, variables });
    expect([status, sent.length]).toEqual([200, 1]);
    const [url, init] = sent[0] ?? [];
    expect(new URL(String(url)).search).toBe('');
    expect(JSON.parse(new TextDecoder().decode(init?.body as Uint8Array))).toEqual({ query: customerQuery, variables });
    expect(Object.fromEntries(init?.headers as Headers)).toMatchObject({
      cookie: 'mh_session=s',
      'x-forwarded-for': '203.0.113.9',
    });
  });

  test.each([
    ['another document', { query: '{ getArticleIndex(site: "x") { nextAfter } }' }, 403],
    [
      'the customer query with one more field',
      { query: customerQuery.replace('{id ', '{id __typename '), variables },
      403,
    ],
    ['introspection', { query: '{ __schema { types { name } } }' }, 403],
    ['a text that is not a document', { query: '\u0001' }, 403],
    ['a batch', [{ query: customerQuery, variables }], 400],
    ['a second field', { query: customerQuery, variables, extensions: { persistedQuery: {} } }, 400],
    ['a document id instead of a document', { documentId: 'abc', variables }, 400],
    ['no document', { variables }, 400],
    ['variables that are a list', { query: customerQuery, variables: ['abc'] }, 400],
    ['a long variable', { query: customerQuery, variables: { encryptedCustomerId: 'x'.repeat(4_097) } }, 400],
    [
      'many variables',
      {
        query: customerQuery,
        variables: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`v${index}`, 1])),
      },
      400,
    ],
    ['a body that is not JSON', '{', 400],
    ['a large body', { query: customerQuery, variables, x: 'x'.repeat(maxQueryBytes) }, 413],
  ])('rejects %s without calling the service', async (_, body, expected) => {
    const { status, sent, text } = await post(body);
    expect([status, sent]).toEqual([expected, []]);
    expect(JSON.parse(text)).toHaveProperty('errors.0.message');
  });

  test.each([
    ['of another site’s page', { origin: 'https://evil.example.org' }, 403],
    ['with another content type than JSON', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('rejects a request %s', async (_, headers, expected) => {
    const { status, sent } = await post({ query: customerQuery, variables }, headers);
    expect([status, sent]).toEqual([expected, []]);
  });

  test('the developer tools may send every document of the query types and no other', async () => {
    const toolDocument = [...getToolDocuments()].find((document) => document.startsWith('query GetCategories')) ?? '';
    expect(
      (
        await post(
          { query: toolDocument, variables: { site: 'x' }, operationName: 'GetCategories' },
          {},
          getToolDocuments,
        )
      ).status,
    ).toBe(200);
    expect((await post({ query: toolDocument, variables: { site: 'x' } })).status).toBe(403);
    expect(
      (await post({ query: toolDocument.replace('naturalId', 'id:naturalId') }, {}, getToolDocuments)).status,
    ).toBe(403);
  });
});
