import { afterEach, expect, test, vi } from 'vitest';
import { viewsRoute } from './visitorRoutes';

afterEach(() => void vi.unstubAllGlobals());

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
