import { describe, expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { get } from '../src/http.ts';
import { screenNamed } from '../src/screens.ts';

const cached = ['home', 'stream', 'article', 'author', 'static page with a rail', 'markets hub'] as const;

describe('answers', () => {
  test.for([...cached, 'search', 'not found'] as const)('%s carries the security headers and names no server', async (name) => {
    const { path } = await screenNamed(name);
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(`${headers.get('content-security-policy')}${headers.get('x-frame-options')}`).toMatch(/frame-ancestors|SAMEORIGIN|DENY/);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.for(cached)('%s is the same for every visitor: it may be shared, sets no cookie and is served from the cache the second time', async (name) => {
    const { path } = await screenNamed(name);
    // Another test may have left it at the end of its time: the next reader has the old one while it is made anew.
    await expect.poll(async () => (await get(path)).headers.get('x-nextjs-cache')).toBe('HIT');
    const first = await get(path);
    const second = await get(path, { headers: { cookie: 'oly_enc_id=forged; customerData=x' } });
    expect(second.headers.get('x-nextjs-cache')).toBe('HIT');
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(second.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
    expect(second.text).toBe(first.text);
  });

  test('a page is compressed when the browser can read that', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('scripts and styles may be kept for a year', async () => {
    const { text } = await get('/');
    const files = [...text.matchAll(/ (?:src|href)="(\/_next\/static\/[^" ]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
    expect(files).not.toEqual([]);
    for (const file of new Set(files)) expect((await get(file)).headers.get('cache-control'), file).toMatch(/max-age=31536000.*immutable/);
  });

  test('/healthcheck tells liveness and readiness apart and gives away no configuration', async () => {
    // A machine with more to do than it can may be late once.
    await expect.poll(async () => (await get('/healthcheck/ready/')).status).toBe(200);
    for (const path of ['/healthcheck/', '/healthcheck/live/', '/healthcheck/ready/']) {
      const { status, text, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers.get('cache-control'), path).toMatch(/no-store/);
      expect(text, path).not.toMatch(/localhost|127\.0\.0\.1|postgres|redis|secret|node_modules/i);
    }
  });
});

describe('pictures', () => {
  const aPicture = async (): Promise<string> => {
    const query = '{ getContentStream(term: "markets/northeast", site: "plotline", pageSize: 1) { contents { image { uri } } } }';
    const { getContentStream } = await content<{ getContentStream: { contents: readonly { image: { uri: string } }[] } }>(query);
    return getContentStream.contents[0]?.image.uri ?? '';
  };

  test('Next’s own image optimizer is closed', async () => {
    const { status } = await get(`/_next/image/?url=${encodeURIComponent(await aPicture())}&w=640&q=75`);
    expect(status).toBe(404);
  });

  test('come through the site itself, in the format that the browser accepts, and may be kept', async () => {
    const uri = await aPicture();
    const { status, headers } = await get(`${uri}/?width=400`, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
    expect(headers.get('cache-control')).toMatch(/max-age=\d{5,}/);
    expect(headers.get('vary')).toMatch(/accept/i);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.for(['/images/no-such-picture/?width=400', '/images/..%2f..%2fpackage.json?width=400', '/images/%00/?width=400', '/images/?width=400'])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.for(['13', '0', '-400', 'abc', '99999', '400.5', ''])('width "%s" is refused or taken as the nearest allowed one', async (width) => {
    expect((await get(`${await aPicture()}/?width=${width}`)).status).toBeLessThan(500);
  });
});
