import { afterEach, expect, test, vi } from 'vitest';
import { audienceRoute, emailStoryRoute, viewsRoute } from './visitorRoutes';

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
