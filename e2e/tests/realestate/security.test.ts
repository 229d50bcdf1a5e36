import { request as send } from 'node:http';
import { describe, expect, inject } from 'vitest';
import { untilConnected, untilLoaded } from '../../src/untilLoaded.ts';
import { get } from '../../src/http.ts';
import { closeContext } from '../../src/launch.ts';
import { getScreen } from '../../src/screens.ts';
import { findHeaderViolations } from '../../src/securityRules.ts';
import { sampleContent, testedBrand } from '../../src/testedBrand.ts';
import { test } from '../../src/test.ts';

const articlePath = async (): Promise<string> => (await getScreen('article')).path;
const linkOn = async (path: string, link: RegExp): Promise<string> =>
  link.exec((await get(path)).text)?.[1]?.replaceAll('&amp;', '&') ?? '';
const always = (path: string) => () => Promise.resolve(path);

type Kind = { kind: string; status: number; path: () => Promise<string>; init?: RequestInit };

const kinds: readonly Kind[] = [
  { kind: 'a cached page', status: 200, path: always('/') },
  { kind: 'a page for one request', status: 200, path: always('/search/?q=office') },
  { kind: 'an article', status: 200, path: articlePath },
  { kind: 'an AMP article', status: 200, path: async () => `/amp${await articlePath()}` },
  { kind: 'an AMP article that is not there', status: 404, path: always('/amp/2020/01/01/no-such-article/') },
  { kind: 'a page that is not there', status: 404, path: always('/no-such-page/') },
  { kind: 'a refused preview', status: 403, path: always('/?preview=https://elsewhere.example/graphql') },
  { kind: 'a redirect', status: 308, path: always('/markets') },
  { kind: 'developer tools', status: 200, path: always('/devtools/routes/') },
  { kind: 'a registration page', status: 200, path: always('/Registration/Login.aspx') },
  { kind: 'the health check', status: 200, path: always('/healthcheck/') },
  { kind: 'a picture', status: 200, path: () => linkOn('/', /src="(\/images\/[^"]+)"/) },
  { kind: 'a picture that is not there', status: 404, path: always('/images/no-such-picture/?width=400') },
  { kind: 'a drawing', status: 200, path: always(`/brand/${testedBrand.site}.svg`) },
  { kind: 'a framed document of the app', status: 200, path: always('/brand/what-is-it-worth.html') },
  { kind: 'a font', status: 200, path: always('/fonts/headline.woff2') },
  { kind: 'a script', status: 200, path: () => linkOn('/', /data-script="([^"]+)"/) },
  {
    kind: 'a feed',
    status: 200,
    path: () => linkOn(sampleContent.stream, /type="application\/rss\+xml"[^>]*href="(?:https?:\/\/[^/"]+)?([^"]+)"/),
  },
  { kind: 'the site map for crawlers', status: 200, path: always('/sitemap.xml') },
  { kind: 'robots.txt', status: 200, path: always('/robots.txt') },
  { kind: 'the manifest', status: 200, path: always('/manifest.webmanifest') },
  {
    kind: 'a house advertisement',
    status: 200,
    path: always('/house/creative/?position=vert1&width=300&height=250&turn=0'),
  },
  { kind: 'the library of house advertisements', status: 200, path: always('/house/tag.js') },
  { kind: 'a method that is not allowed', status: 405, path: always('/email-story/') },
  {
    kind: 'a form of another site',
    status: 403,
    path: always('/api/forms/contact/'),
    init: { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
  },
  { kind: 'an address that is too long', status: 414, path: always(`/${'a'.repeat(12_000)}/`) },
];

/** The status and headers of a request that `fetch` would refuse or change. */
const requestHeaders = (path: string, headers: Record<string, string>): Promise<{ status: number; headers: Headers }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('origin'));
    send({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(
          Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
        ),
      });
    })
      .on('error', reject)
      .end();
  });

describe('security headers: the rules of the HTTP Observatory and of OWASP', () => {
  test.for(kinds)('$kind breaks none', async ({ status, path, init }) => {
    const response = await get(await path(), init);
    expect([response.status, findHeaderViolations(status, response.headers)]).toEqual([status, []]);
  });

  test('headers that are too long break none', async () => {
    const { status, headers } = await requestHeaders('/', { 'x-long': 'a'.repeat(170 * 1024) });
    expect([status, findHeaderViolations(status, headers)]).toEqual([431, []]);
  });

  test.for(['/', '/brand/what-is-it-worth.html'])('%s that has not changed breaks none', async (path) => {
    const getCachedVersion = async () => {
      const { headers } = await get(path);
      const tag = headers.get('etag');
      const conditions: Record<string, string> =
        tag === null ? { 'if-modified-since': headers.get('last-modified') ?? '' } : { 'if-none-match': tag };
      return { headers, conditions };
    };
    // A page rendered again between the two requests has another entity tag.
    await expect
      .poll(async () => {
        const { headers, conditions } = await getCachedVersion();
        // `fetch` adds `Cache-Control: no-cache` to such a request, which asks for the whole file.
        const { status, headers: next } = await requestHeaders(path, conditions);
        return [
          status,
          findHeaderViolations(status, next),
          next.get('content-security-policy') === headers.get('content-security-policy'),
        ];
      })
      .toEqual([304, [], true]);
  });

  test.for(['home', 'article'])('the policy of %s has less than 4 KB', async (name) => {
    const { headers } = await get((await getScreen(name)).path);
    expect(headers.get('content-security-policy')?.length).toBeLessThan(4_000);
  });
});

const onlyOwn = [
  'home',
  'stream',
  'article',
  'search',
  'author',
  'static page with a rail',
  'blank static page',
  'podcast episode',
  'events',
  'issue gallery',
  'resource center',
  'site map',
  'developer tools',
  'not found',
  'refused preview',
] as const;

declare global {
  var __violations: string[];
  var __ran: string[];
}

describe('content security policy in the browser', () => {
  test.for(onlyOwn)('%s blocks nothing of its own, and nothing injected runs', async (name, { browser }) => {
    const { path, status } = await getScreen(name);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.__violations = [];
      globalThis.__ran = [];
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
          void globalThis.__violations.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
      );
    });
    expect((await page.goto(inject('origin') + path))?.status()).toBe(status);
    await untilConnected(page);
    await untilLoaded(page);
    expect(await page.evaluate(() => globalThis.__violations)).toEqual([]);

    // `strict-dynamic` trusts elements created by running code: only markup is injected here.
    await page.evaluate(() => {
      const holder = document.body.appendChild(document.createElement('div'));
      holder.innerHTML = `<img src="data:," onerror="__ran.push('handler')"><svg onload="__ran.push('svg')"></svg><iframe srcdoc="<script>parent.__ran.push('srcdoc')</script>"></iframe><a id="injected" href="javascript:__ran.push('address')">x</a>`;
      document.getElementById('injected')?.click();
    });
    await expect
      .poll(() => page.evaluate(() => new Set(globalThis.__violations.map((line) => line.split(' ')[0])).size))
      .toBeGreaterThan(1);
    expect(await page.evaluate(() => globalThis.__ran)).toEqual([]);
    await context.close();
  });

  test.for(['/', '/search/?q=a', '/no-such-page/'])(
    '%s of the second brand blocks nothing of its own',
    async (path, { visit, skip }) => {
      const origin = inject('templateOrigin');
      skip(origin === '', 'Only one publication runs.');
      await untilLoaded(await visit(path, { origin, status: path === '/no-such-page/' ? 404 : 200 }));
    },
  );

  test("the script of an editor's page runs, also after a soft navigation", async ({ visit }) => {
    const button = 'button:has-text("Select all")';
    const page = await visit('/static/media-kit-request-form/');
    await page.waitForSelector(button);
    const other = await visit('/static/about-us/');
    await other.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('a'), {
          href: '/static/media-kit-request-form/',
          id: 'soft',
          textContent: 'x',
        }),
      );
      document.getElementById('soft')?.click();
    });
    await other.waitForURL('**/static/media-kit-request-form/');
    await other.waitForSelector(button);
    expect(await other.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
      '/static/about-us/',
    );
  });

  test('a script that is injected into the HTML of a page does not run', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(`${inject('origin')}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          '<main',
          '<script>globalThis.__ran = ["injected"]</script><script src="https://evil.example/x.js"></script><main',
        ),
      });
    });
    await page.goto(`${inject('origin')}/`);
    await untilConnected(page);
    expect(await page.evaluate(() => globalThis.__ran ?? [])).toEqual([]);
    await closeContext(context);
  });
});
