import { describe, expect, test, vi } from 'vitest';
import { queryProvider } from '../src/content.ts';
import { get } from '../src/http.ts';
import { getScreen, screenNames } from '../src/screens.ts';
import { sampleTerm, testedBrand } from '../src/testedBrand.ts';

const cached = ['home', 'stream', 'article', 'author', 'static page with a rail', 'markets hub'].filter((name) =>
  screenNames.includes(name),
);

describe('responses', () => {
  test.for([...cached, 'search', 'not found'])(
    '%s has the security headers and does not name the server',
    async (name) => {
      const { path } = await getScreen(name);
      const { headers } = await get(path);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(`${headers.get('content-security-policy')}${headers.get('x-frame-options')}`).toMatch(
        /frame-ancestors|SAMEORIGIN|DENY/,
      );
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test.for(cached)(
    '%s is the same for every visitor: it is shared, sets no cookie and is a cache hit the second time',
    async (name) => {
      const { path } = await getScreen(name);
      const visitTwice = async () => {
        const first = await get(path);
        const second = await get(path, { headers: { cookie: 'oly_enc_id=forged; customerData=x' } });
        return [
          second.headers.get('x-page-cache'),
          second.headers.get('set-cookie'),
          second.headers.get('cache-control'),
          second.text === first.text,
        ];
      };
      // A page whose lifetime ends between two requests is stale, and then another one.
      await expect.poll(visitTwice).toEqual(['HIT', null, expect.stringMatching(/s-maxage=\d+/), true]);
    },
  );

  test('Server-Timing names the cache of a page, and the render and the queries of one that no cache has', async () => {
    const getTiming = async (path: string) => (await get(path)).headers.get('server-timing');
    await expect.poll(() => getTiming('/')).toMatch(/^cache;desc="(?:hit|micro)"$/);
    expect(await getTiming('/search/?q=server-timing')).toMatch(
      /^cache;desc="none", render;dur=[\d.]+, provider;dur=[\d.]+;desc="\d+ requests?, \d+ quer(?:y|ies)"$/,
    );
    expect(await getTiming('/robots.txt')).toBeNull();
  });

  test('a document that no cache holds names no style sheet to preload', async () => {
    const { headers } = await get('/search/?q=no+cache+has+this+page');
    expect(headers.get('link') ?? '').not.toMatch(/as="style"/);
  });

  test('a page is compressed when the browser accepts it', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('scripts and styles are cached for a year', async () => {
    const { text } = await get('/');
    const script = /data-script="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await get(script)).headers.get('cache-control'), script).toMatch(/max-age=31536000.*immutable/);
  });

  test('/healthcheck reports liveness and readiness separately and reveals no configuration', async () => {
    for (const path of ['/healthcheck/', '/healthcheck/live/', '/healthcheck/ready/']) {
      // On a busy machine a check may time out.
      const { text, headers } = await vi.waitUntil(
        async () => {
          const response = await get(path);
          return response.status === 200 && response;
        },
        { timeout: 30_000 },
      );
      expect(headers.get('cache-control'), path).toMatch(/no-store/);
      expect(text, path).not.toMatch(/localhost|127\.0\.0\.1|postgres|redis|secret|node_modules/i);
    }
  });
});

describe('shared caches', () => {
  /** The longest `stale-while-revalidate` that any response may have, in seconds. */
  const maxStaleSeconds = 86_400;
  const getSeconds = (name: string, cacheControl: string): number =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);

  const kinds: readonly (readonly [kind: string, path: string, maxSharedSeconds: number])[] = [
    ['a page', '/', 300],
    ['a page that is rendered again once a day', '/static/about-us/', 300],
    ['a feed', '/rss/feed/', 300],
    ['a site map', '/sitemap.xml', 300],
    ['a calendar', '/events/calendar.ics', 300],
    ['data of a chart', '/2025/02/01/withdrawn-deal/chart-1.csv', 60],
    ['an unknown article', '/2025/02/01/withdrawn-deal/', 60],
    ['an unknown stream', '/markets/withdrawn/', 60],
    ['an unmatched address', '/no-such-page/', 60],
    ['an unknown file', '/no-such-file.png', 60],
    ['an unknown feed', '/tag/withdrawn/feed/', 60],
    ['an unknown AMP page', '/amp/2025/02/01/withdrawn-deal/', 60],
    ['a search', '/search/?q=office', 0],
    ['a page that bypasses the cache', '/?nocache=1', 0],
    ['robots.txt', '/robots.txt', 3_600],
    ['the web app manifest', '/manifest.webmanifest', 86_400],
    ['a file of the brand', `/brand/${testedBrand.site}.svg`, 86_400],
  ];

  test.for(kinds)('%s is stored by shared caches for a short time', async ([, path, maxSharedSeconds]) => {
    for (const turn of ['first', 'second']) {
      const cacheControl = (await get(path)).headers.get('cache-control') ?? '';
      expect(
        getSeconds('s-maxage', cacheControl) || getSeconds('max-age', cacheControl),
        `${turn}: ${cacheControl}`,
      ).toBeLessThanOrEqual(maxSharedSeconds);
      expect(getSeconds('stale-while-revalidate', cacheControl), `${turn}: ${cacheControl}`).toBeLessThanOrEqual(
        maxStaleSeconds,
      );
      expect(cacheControl, turn).not.toBe('');
    }
  });

  test.for(['/?a&a&a', '/?utm_source=newsletter&tab=secret&page=7&realmID=secret', '/?_rsc=secret'])(
    '%s is the cached home page',
    async (path) => {
      const readTag = async () => (await get('/')).headers.get('etag');
      await expect.poll(async () => (await get('/')).headers.get('x-page-cache')).toBe('HIT');
      // Again if the home page has been rendered meanwhile, because its lifetime is over.
      const { headers, text, tag } = await vi.waitUntil(
        async () => {
          const [before, response, after] = [await readTag(), await get(path), await readTag()];
          return before === after && { ...response, tag: after };
        },
        { timeout: 30_000 },
      );
      expect(headers.get('x-page-cache')).toMatch(/^(?:HIT|STALE)$/);
      expect(headers.get('etag')).toBe(tag);
      expect(text).not.toMatch(/secret|newsletter&/);
    },
  );

  test.for(['/markets?utm_source=newsletter', '/about/?utm_source=newsletter'])(
    '%s redirects with its query: analytics reads it on the next page',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(308);
      expect(headers.get('location')).toMatch(/\/\?utm_source=newsletter$/);
    },
  );
});

describe('pictures', () => {
  const aPicture = async (): Promise<string> => {
    const query = `{ getContentStream(term: "${sampleTerm}", site: "${testedBrand.site}", pageSize: 1) { contents { image { uri } } } }`;
    const { getContentStream } = await queryProvider<{
      getContentStream: { contents: readonly { image: { uri: string } }[] };
    }>(query);
    return getContentStream.contents[0]?.image.uri ?? '';
  };

  test('Next’s own image optimizer is closed', async () => {
    const { status } = await get(`/_next/image/?url=${encodeURIComponent(await aPicture())}&w=640&q=75`);
    expect(status).toBe(404);
  });

  test('are served by the site, in a format that the browser accepts, and are cacheable', async () => {
    const uri = await aPicture();
    const { status, headers } = await get(`${uri}/?width=400`, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
    expect(headers.get('cache-control')).toMatch(/max-age=\d{5,}/);
    expect(headers.get('vary')).toMatch(/accept/i);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.for([
    '/images/no-such-picture/?width=400',
    '/images/..%2f..%2fpackage.json?width=400',
    '/images/%00/?width=400',
    '/images/?width=400',
  ])('%s is a 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.for(['13', '0', '-400', 'abc', '99999', '400.5', ''])(
    'width "%s" is refused or taken as the nearest allowed one',
    async (width) => {
      expect((await get(`${await aPicture()}/?width=${width}`)).status).toBeLessThan(500);
    },
  );
});
