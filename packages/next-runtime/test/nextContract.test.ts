import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
// Next's stores of a request need the globals that this module sets.
import 'next/dist/server/node-environment-baseline';
import type { RoutesManifest as NextRoutesManifest } from 'next/dist/build';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache';
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js';
import { BUILD_ID_FILE, ROUTES_MANIFEST, SERVER_DIRECTORY } from 'next/constants.js';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response.js';
import { patchFetch } from 'next/dist/server/lib/patch-fetch.js';
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external.js';
import {
  workUnitAsyncStorage,
  type PrerenderStoreLegacy,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { unstable_cache } from 'next/dist/server/web/spec-extension/unstable-cache.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { limitCacheControls } from '../src/pageCache/limitCacheControls.ts';
import { createMemoryPageCache } from '../src/pageCache/memoryPageCache.ts';
import { normalizeCachedPage } from '../src/pageCache/normalizeCachedPage.ts';
import { parseRows, serializeRows } from '../src/payload/payloadRows.ts';
import { removeStaticElements } from '../src/payload/staticRegions.ts';
import type { RoutesManifest } from '../src/request/canonicalizeUrl.ts';
import { browserHeaders, createHeaderCleaner, isInternalHeader } from '../src/request/requestHeaders.ts';
import { cacheStateHeader, rewrittenQueryHeader } from '../src/response/nextHeaders.ts';
import { createIsSiteScript } from '../src/security/siteScripts.ts';
import { uncachedFetch } from '../src/uncachedFetch.ts';

// The one place that checks what this package assumes about the installed Next beyond its public interface. Each test names
// the module of `src/` that depends on the assumption: change that module when a new Next fails the test.

const require = createRequire(import.meta.url);
const nextDist = path.join(path.dirname(require.resolve('next/package.json')), 'dist');
const readDist = (file: string): string => readFileSync(path.join(nextDist, file), 'utf8');
/** Requires a private CommonJS module of Next. */
const load = <Module>(file: string): Module => require(`next/dist/${file}`) as Module;

describe('page cache', () => {
  test('src/pageCache/memoryPageCache.ts: the default cache handler is a class with get and set', () => {
    const Handler = createMemoryPageCache({ cacheKeyParams: [] });
    const FileSystemCache = Object.getPrototypeOf(Handler.prototype) as Record<string, unknown>;
    expect([typeof FileSystemCache['get'], typeof FileSystemCache['set']]).toEqual(['function', 'function']);
  });

  test('src/pageCache/redisPageCache.ts: the table of tags decides what is stale', () => {
    tagsManifest.set('stale', { stale: 2_000 });
    tagsManifest.set('expired', { expired: 2_000 });
    expect([areTagsStale(['stale'], 1_000), areTagsStale(['stale'], 3_000)]).toEqual([true, false]);
    expect([areTagsExpired(['expired'], 1_000), areTagsExpired(['expired'], 3_000)]).toEqual([true, false]);
    tagsManifest.clear();
    const decides = readDist('server/lib/incremental-cache/index.js').includes(
      'areTagsStale)(cacheTags, lastModified)',
    );
    expect(decides, 'the page cache of Next decides by other means').toBe(true);
  });

  test('src/pageCache/purgedPages.ts: only `lastModified: -1` keeps an old page from being served once more', async () => {
    const { IncrementalCache } = load<{
      IncrementalCache: new (options: object) => {
        get: (...request: unknown[]) => Promise<{ isStale?: unknown } | null>;
      };
    }>('server/lib/incremental-cache/index.js');
    tagsManifest.set('article:1', { stale: 2_000, expired: 3_000 });
    const value = { kind: 'APP_PAGE', html: '', headers: { [NEXT_CACHE_TAGS_HEADER]: 'article:1' } };
    const readFrom = async (lastModified: number) => {
      const CurCacheHandler = class {
        get = async () => ({ value, lastModified, cacheControl: { revalidate: 300 } });
      };
      const cache = new IncrementalCache({
        CurCacheHandler,
        requestHeaders: {},
        previewProps: {},
        prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
      });
      return (
        await cache.get('/a-deal/', { kind: 'APP_PAGE', route: { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' } })
      )?.isStale;
    };
    expect([await readFrom(1_000), await readFrom(-1)]).toEqual([true, -1]);
    (SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }).cacheControls.clear();
    tagsManifest.clear();
  });

  test('src/pageCache/pageTags.ts: a page has the tags and the lifetime of cached calls whose results are not stored', async () => {
    const incrementalCache = {
      generateSimpleCacheKey: async (key: string) => key,
      get: async (_: string, { kind }: { kind: string }) => (expect(kind).toBe('FETCH'), null),
      set: async (_: string, { kind }: { kind: string }) => expect(kind).toBe('FETCH'),
    };
    const work = { route: '/page', incrementalCache } as unknown as WorkStore;
    const page = { type: 'prerender-legacy', revalidate: 3_600, tags: null } as unknown as PrerenderStoreLegacy;
    const call = unstable_cache(async () => true, ['constant'], { tags: ['article:1'], revalidate: 30 });
    await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(page, call));
    await Promise.all(Object.values(work.pendingRevalidates ?? {}));
    expect(page).toMatchObject({ tags: ['article:1'], revalidate: 30 });
    expect.assertions(3);
  });

  test('src/pageCache/redisPageCache.ts: the tags of an entry are in its headers', () =>
    expect(NEXT_CACHE_TAGS_HEADER).toBe('x-next-cache-tags'));

  test('src/pageCache/addSharedCacheHeaders.ts: each response of a cached page has the headers of the page', () => {
    expect(readDist('build/templates/app-page-runtime.js')).toMatch(
      /headers = \{\s*\.\.\.cachedData\.headers\s*\};[^]*?res\.appendHeader\(key, value\);/,
    );
    expect(readDist('build/templates/app-route.js')).toContain(
      'fromNodeOutgoingHttpHeaders)(cacheEntry.value.headers)',
    );
  });

  test('a browser with a page of another build loads the whole document: data name their build', () => {
    expect(readDist('client/components/router-reducer/fetch-server-response.js')).toMatch(
      /\?\? flightResponse\.b\) !== \(0, _navigationbuildid\.getNavigationBuildId\)\(\)\) \{[^}]*return doMpaNavigation\(/,
    );
  });

  test('src/pageCache/redisPageCache.ts: BUILD_ID is beside the folder server', () => {
    expect([BUILD_ID_FILE, SERVER_DIRECTORY]).toEqual(['BUILD_ID', 'server']);
  });

  test('src/pageCache/limitCacheControls.ts: the table of lifetimes is a static map that grows with each URL', () => {
    const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
    const table = (SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }).cacheControls;
    for (let index = 0; index <= 5_000; index += 1) controls.set(`/${index}/`, { revalidate: 1, expire: 2 });
    expect(table.size).toBe(5_001);
    limitCacheControls();
    expect(table.size).toBe(0);
  });

  test('src/pageCache/packedPage.ts: a cached page has its HTML as text and its data as buffers', () => {
    expectTypeOf<IncrementalCachedAppPageValue['html']>().toEqualTypeOf<string>();
    expectTypeOf<IncrementalCachedAppPageValue['rscData']>().toEqualTypeOf<Buffer | undefined>();
    expectTypeOf<IncrementalCachedAppPageValue['segmentData']>().toEqualTypeOf<Map<string, Buffer> | undefined>();
    expectTypeOf<IncrementalCachedAppPageValue['status']>().toEqualTypeOf<number | undefined>();
  });

  test('src/pageCache/normalizeCachedPage.ts: the data of a page contain its URL as "c" directly followed by its query as "q"', () => {
    const rendering = readDist('server/app-render/app-render.js');
    const pattern = /c: prepareInitialCanonicalUrl\(url\),\s*q: \(0, _querystring\.getRenderedSearch\)\(query\),/g;
    // The page, and the error page.
    expect(rendering.match(pattern)).toHaveLength(2);
    const page = { html: String.raw`<script>self.__next_f.push([1,"{\"c\":[\"\",\"a\"],\"q\":\"?u=1\"}"])</script>` };
    expect(normalizeCachedPage(page, []).html).not.toContain('u=1');
  });

  test('src/pageCache/deferScripts.ts: React writes asynchronous scripts as the pattern expects', () => {
    const { createElement } = load<{ createElement: (...node: readonly unknown[]) => unknown }>('compiled/react');
    const { renderToString } = load<{ renderToString: (node: unknown) => string }>('compiled/react-dom/server.node.js');
    const html = renderToString(
      createElement(
        'html',
        null,
        createElement('head', null, createElement('script', { src: '/_next/static/chunks/a.js', async: true })),
        createElement('body', null, 'text'),
      ),
    );
    expect(html).toContain('<script src="/_next/static/chunks/a.js" async=""></script>');
    expect(normalizeCachedPage({ html }, []).html).not.toContain('<script src');
  });
});

describe('payload', () => {
  test('src/payload: React writes rows that are read, and static elements become regions', () => {
    const script = path.join(import.meta.dirname, 'renderPayload.cjs');
    const payload = execFileSync(process.execPath, ['--conditions=react-server', script], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production' },
    });
    const rows = parseRows(payload) ?? [];
    expect(serializeRows(rows)).toBe(payload);
    const root = removeStaticElements(rows).find(({ id }) => id === '0');
    expect(root).toMatchObject({
      model: [
        '$',
        'main',
        null,
        {
          children: [
            ['$', 'style', null, { href: '/a.css', precedence: 'next', children: '' }],
            ['$', expect.stringMatching(/^\$L/), null, {}],
            expect.stringMatching(/^\$L/),
            ['$', expect.stringMatching(/^\$L/), null, { icon: ['$', 'svg', null, expect.anything()] }],
          ],
        },
      ],
    });
    const slim = serializeRows(removeStaticElements(rows));
    expect(slim).toContain('"story",{"tag":"article","id":1}]');
    expect(slim).not.toMatch(/A long text|p\{top:0\}/);
  });

  test('src/payload/staticMarkup.ts: client components in server code are functions with a mark', () => {
    const script = `const { Button } = require('next/dist/compiled/react-server-dom-turbopack/server.node').createClientModuleProxy('module');
      [typeof Button, Button.$$typeof === Symbol.for('react.client.reference')].join()`;
    const printed = execFileSync(process.execPath, ['--conditions=react-server', '-p', script], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
    expect(printed.trim()).toBe('function,true');
  });

  test('src/payload/StaticRegion.client.tsx: React adopts a style by its href, whatever its content', () => {
    const { createElement } = load<{ createElement: (...node: readonly unknown[]) => unknown }>('compiled/react');
    const { renderToString } = load<{ renderToString: (node: unknown) => string }>('compiled/react-dom/server.node.js');
    const style = createElement('style', { precedence: 'next', href: '/a.css' }, 'p{top:0}');
    expect(renderToString(style)).toBe('<style data-precedence="next" data-href="/a.css">p{top:0}</style>');
    expect(readDist('compiled/react-dom/cjs/react-dom-client.production.js')).toContain('style[data-href~="');
  });
});

describe('style sheets', () => {
  test('src/pageCache/inlineStyles.ts: React writes links of style sheets as the pattern expects', () => {
    const { createElement } = load<{ createElement: (...node: readonly unknown[]) => unknown }>('compiled/react');
    const { renderToString } = load<{ renderToString: (node: unknown) => string }>('compiled/react-dom/server.node.js');
    const href = '/_next/static/chunks/a.css';
    expect(renderToString(createElement('link', { rel: 'stylesheet', href, precedence: 'next' }))).toBe(
      `<link rel="stylesheet" href="${href}" data-precedence="next"/>`,
    );
    expect(readDist('server/app-render/render-css-resource.js')).toContain(": 'next';");
  });

  test('src/pageCache/inlineStyles.ts: React takes a link of the document as loaded, whether or not it is disabled', () => {
    const client = readDist('compiled/react-dom/cjs/react-dom-client.production.js');
    expect(client).toContain(`return 'link[rel="stylesheet"][' + key + "]";`);
    const found =
      /querySelector\(\s*getStylesheetSelectorFromKey\(type\)\s*\)\)\s*\?[^?:]*\.instance = [^?:]*\.state\.loading = 5\)/;
    expect(client).toMatch(found);
  });
});

describe('page that is stored', () => {
  test('src/pageCache/normalizeCachedPage.ts: Next sends the object that it stores', async () => {
    type Value = { kind: string; html: string };
    type Cache = {
      get: (
        key: string,
        generate: () => Promise<unknown>,
        context: Readonly<Record<string, unknown>>,
      ) => Promise<{ value: { html: { toUnchunkedString: () => string } } }>;
    };
    const { default: ResponseCache } = load<{
      default: new (options: { minimalMode: boolean; route: string }) => Cache;
    }>('server/response-cache');
    const { default: RenderResult } = load<{ default: { fromStatic: (html: string, type: string) => unknown } }>(
      'server/render-result',
    );
    const incrementalCache = {
      get: async () => null,
      set: async (_: string, value: Value) => {
        value.html = 'normalized';
      },
    };
    const sent = await new ResponseCache({ minimalMode: false, route: '/a' }).get(
      '/a/',
      async () => ({
        value: { kind: 'APP_PAGE', html: RenderResult.fromStatic('rendered', 'text/html') },
        cacheControl: { revalidate: 60, expire: 120 },
      }),
      { incrementalCache, routeKind: 'APP_PAGE' },
    );
    expect(sent.value.html.toUnchunkedString()).toBe('normalized');
  });
});

describe('responses', () => {
  test('src/response/nextHeaders.ts: pages and documents from the cache are HIT or STALE in one header', () => {
    const state = `res.setHeader('${cacheStateHeader}', isOnDemandRevalidate ? 'REVALIDATED' : cacheEntry.isMiss ? 'MISS' : cacheEntry.isStale ? 'STALE' : 'HIT')`;
    const templates = ['app-page-runtime', 'app-route'];
    expect(templates.filter((name) => !readDist(`build/templates/${name}.js`).includes(state))).toEqual([]);
  });

  test('src/response/nextHeaders.ts: Cache-Control of cached responses begins with s-maxage', () => {
    const { getCacheControlHeader } = load<{
      getCacheControlHeader: (control: { revalidate: number; expire: number }) => string;
    }>('server/lib/cache-control.js');
    expect(getCacheControlHeader({ revalidate: 60, expire: 31_536_000 })).toMatch(
      /^s-maxage=60, stale-while-revalidate=/,
    );
  });

  test('src/response/nextHeaders.ts: the router reads the rewritten query from one header', () =>
    expect(
      load<Record<string, unknown>>('client/components/app-router-headers.js')['NEXT_REWRITTEN_QUERY_HEADER'],
    ).toBe(rewrittenQueryHeader));

  test('src/response/errorDocument.ts: the document of a failed rendering has the id __next_error__', () =>
    expect(/createElement\('html', \{\s*id: '__next_error__'/.test(readDist('server/app-render/app-render.js'))).toBe(
      true,
    ));

  test('src/security/siteScripts.ts: data in pages are pushed to self.__next_f as JSON', async () => {
    const flight = new Blob(['0:"</script><script>alert(1)"\n']).stream() as ReadableStream<Uint8Array>;
    const html = await new Response(createInlinedDataReadableStream(flight, undefined, null)).text();
    const scripts = html.split('</script>').flatMap((part) => (part ? [part.replace('<script>', '')] : []));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((code) => !createIsSiteScript([])(code))).toEqual([]);
  });
});

describe('requests', () => {
  test('src/request/requestHeaders.ts: every request header of Next is removed or known to be harmless', () => {
    const harmless = new Set([
      ...browserHeaders,
      'x-deployment-id',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-port',
      'x-forwarded-proto',
      'x-gzip',
    ]);
    const files = globSync(
      ['server/**/*.js', 'build/templates/*.js', 'lib/*.js', 'client/components/app-router-headers.js'],
      { cwd: nextDist },
    );
    const names = new Set(
      files.flatMap((file) =>
        [...readDist(file).matchAll(/['"`]((?:next|x)-[a-z][a-z0-9-]*)['"`]/g)].map(([, name = '']) => name),
      ),
    );
    expect(names).toContain('x-middleware-prefetch');
    expect(names).toContain('next-resume');
    expect([...names].filter((name) => !isInternalHeader(name) && !harmless.has(name))).toEqual([]);
  });

  test('src/request/requestHeaders.ts: the router state is parsed strictly, and a malformed one would be a 500', () => {
    const clean = createHeaderCleaner({ DEPLOYMENT: 'development', SITE_ORIGIN: undefined });
    const valid = encodeURIComponent(JSON.stringify(['', {}]));
    const getHeaders = (state: string) => {
      const headers = { 'next-router-state-tree': state };
      clean(headers);
      return headers;
    };
    expect([getHeaders(valid), getHeaders('malformed')]).toEqual([{ 'next-router-state-tree': valid }, {}]);
  });

  test('src/request/canonicalizeUrl.ts: the router marks requests for data by the header rsc and the parameter _rsc', () =>
    expect(load<Record<string, unknown>>('client/components/app-router-headers.js')).toMatchObject({
      RSC_HEADER: 'rsc',
      NEXT_RSC_UNION_QUERY: '_rsc',
    }));

  test('src/request/canonicalizeUrl.ts: routes-manifest.json has the routes with their patterns', () => {
    expectTypeOf<NextRoutesManifest['rewrites']['afterFiles'][number]>().toExtend<
      Pick<RoutesManifest['rewrites']['afterFiles'][number], 'destination' | 'regex'>
    >();
    expectTypeOf<NextRoutesManifest['dynamicRoutes'][number]>().toExtend<RoutesManifest['dynamicRoutes'][number]>();
    expect(ROUTES_MANIFEST).toBe('routes-manifest.json');
  });

  test('src/editor/editorIdentity.ts: draft mode is controlled by two cookies', () => {
    expect(load<Record<string, unknown>>('server/api-utils/index.js')).toMatchObject({
      COOKIE_NAME_PRERENDER_BYPASS: '__prerender_bypass',
      COOKIE_NAME_PRERENDER_DATA: '__next_preview_data',
    });
  });

  test('src/uncachedFetch.ts: the patched fetch holds the original one', async () => {
    const original = globalThis.fetch;
    const platform = (async () => new Response('platform')) as typeof fetch;
    globalThis.fetch = platform;
    try {
      patchFetch({ workAsyncStorage, workUnitAsyncStorage });
      expect(globalThis.fetch).not.toBe(platform);
      expect((globalThis.fetch as typeof fetch & { _nextOriginalFetch?: unknown })._nextOriginalFetch).toBeTypeOf(
        'function',
      );
      expect(await (await uncachedFetch('http://localhost/')).text()).toBe('platform');
    } finally {
      globalThis.fetch = original;
    }
  });
});

describe('scripts of browsers', () => {
  test('src/browser/aliases.ts: Next requests the replaced modules by these names', () => {
    expect(readDist('build/polyfills/process.js')).toContain("require('next/dist/compiled/process')");
    expect(readDist('client/app-globals.js')).toContain('require("../build/polyfills/polyfill-module")');
    expect(readDist('client/components/builtin/global-error.js')).toContain('require("./error-styles")');
  });

  test('src/browser/polyfills.ts: supported browsers have all of Next’s polyfills but the last', () => {
    const guards = readDist('build/polyfills/polyfill-module.js').matchAll(/("\w+"in [\w.]+|[A-Z]\w+\.[\w.]+)\|\|/g);
    expect([...guards].map(([, guard]) => guard)).toEqual([
      '"trimStart"in String.prototype',
      '"trimEnd"in String.prototype',
      '"description"in Symbol.prototype',
      'Array.prototype.flat',
      'Promise.prototype.finally',
      'Object.fromEntries',
      'Array.prototype.at',
      'Object.hasOwn',
      '"canParse"in URL',
    ]);
  });

  test('src/browser/errorStyles.ts: exports all styles of Next’s error page', async () => {
    const styles = load<object>('client/components/builtin/error-styles.js');
    expect(Object.keys(await import('../src/browser/errorStyles.ts')).toSorted()).toEqual(
      Object.keys(styles).toSorted(),
    );
  });
});
