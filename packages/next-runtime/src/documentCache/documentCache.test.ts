import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Answer,
  fails,
  get,
  holdRender,
  html,
  lifetimeMs,
  openSite,
  type OpenSite,
} from '../../test/documentSite';

const staleMs = 300_000;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('§2.9: a document of the cache', () => {
  type Case = [name: string, first: string, next: string, change: (site: OpenSite) => void | Promise<unknown>];
  test.each<Case>([
    [
      'is fresh until its lifetime ends',
      'HIT: render 1',
      'HIT: render 1',
      ({ clock }) => (clock.time += lifetimeMs - 1),
    ],
    [
      'is served stale and rendered again after its lifetime',
      'STALE (old): render 1',
      'HIT: render 2',
      ({ clock }) => (clock.time += lifetimeMs),
    ],
    [
      'is rendered while its reader waits when it has been stale for five minutes',
      'MISS: render 2',
      'HIT: render 2',
      ({ clock }) => (clock.time += lifetimeMs + staleMs),
    ],
    [
      'is served stale while its reader is not admitted',
      'STALE (old): render 1',
      'STALE (old): render 1',
      ({ clock, site }) => {
        clock.time += lifetimeMs + staleMs;
        site.admission = 'refused';
      },
    ],
    [
      'is served stale for ten seconds after a render that failed',
      'STALE (old): render 1',
      'STALE (old): render 1',
      ({ clock, site }) => {
        clock.time += lifetimeMs + staleMs;
        site.answer = () => fails;
      },
    ],
    [
      'is served and rendered again within a second after its purge',
      'STALE (old): render 1',
      'HIT: render 2',
      async ({ clock, cache }) => {
        await cache.purge(['article:1']);
        clock.time += 999;
      },
    ],
    [
      'is rendered while its reader waits a second after its purge',
      'MISS: render 2',
      'HIT: render 2',
      async ({ clock, cache }) => {
        await cache.purge(['article:1']);
        clock.time += 1_000;
      },
    ],
    [
      'is not served a second after its purge, whatever its lifetime',
      'MISS: render 2',
      'HIT: render 2',
      async ({ clock, cache }) => {
        clock.time += lifetimeMs;
        await cache.purge(['article:1']);
        clock.time += 1_000;
      },
    ],
    ['stays when another tag is purged', 'HIT: render 1', 'HIT: render 1', ({ cache }) => cache.purge(['article:2'])],
    [
      'stays in use where its render fails after its lifetime',
      'STALE (old): render 1',
      'STALE (old): render 1',
      ({ clock, site }) => {
        clock.time += lifetimeMs;
        site.answer = () => fails;
      },
    ],
    [
      'stays in use where its render breaks off after its lifetime',
      'STALE (old): render 1',
      'STALE (old): render 1',
      ({ clock, site }) => {
        clock.time += lifetimeMs;
        site.answer = () => Promise.reject(new Error('broke off'));
      },
    ],
    [
      'is not served where its render fails a second after its purge',
      'uncached 500: the server-error page',
      'uncached 500: the server-error page',
      async ({ clock, cache, site }) => {
        await cache.purge(['article:1']);
        clock.time += 1_000;
        site.answer = () => fails;
      },
    ],
    [
      'is not served where its render breaks off a second after its purge',
      'refused',
      'refused',
      async ({ clock, cache, site }) => {
        await cache.purge(['article:1']);
        clock.time += 1_000;
        site.answer = () => Promise.reject(new Error('broke off'));
      },
    ],
    [
      'is removed where its handler no longer has it stored',
      'STALE (old): render 1',
      'uncached 200: render 3',
      ({ clock, site }) => {
        clock.time += lifetimeMs;
        site.answer = () => ({ headers: { 'content-type': 'text/html' } });
      },
    ],
  ])('%s', async (_, first, next, change) => {
    const opened = openSite();
    expect(await get(opened.request)).toBe('MISS: render 1');
    await change(opened);
    expect(await get(opened.request)).toBe(first);
    await expect.poll(() => get(opened.request)).toBe(next);
  });

  test.each<[name: string, answer: Answer, second: string]>([
    ['without a lifetime', { headers: { 'content-type': 'text/html' } }, 'uncached 200: render 2'],
    ['with the status 500', { ...fails, headers: html }, 'uncached 500: the server-error page'],
    ['that sets a cookie', { headers: { ...html, 'set-cookie': 'a=b' } }, 'uncached 200: render 2'],
    ['with the status 404', { status: 404 }, 'HIT: render 1'],
  ])('a render %s is stored or not', async (_, answer, second) => {
    const { site, request } = openSite();
    site.answer = () => answer;
    await request();
    expect(await get(request)).toBe(second);
  });

  test('has the headers that its clients get', async () => {
    const { site, request } = openSite();
    const own = { 'content-type': 'text/html', 'x-robots-tag': 'noindex' };
    site.answer = () => ({ headers: { ...html, ...own, vary: 'rsc', date: 'now', 'x-nextjs-prerender': '1' } });
    const result = await request();
    expect(result.kind === 'cached' && result.document).toMatchObject({ tags: ['article:1'] });
    expect(result.kind === 'cached' && result.document.headers).toEqual({
      'content-security-policy': 'the policy',
      ...own,
    });
  });

  test('with a policy of its own keeps it', async () => {
    const { site, request } = openSite();
    site.answer = () => ({ headers: { ...html, 'content-security-policy': 'of AMP' } });
    expect(await request()).toMatchObject({ document: { headers: { 'content-security-policy': 'of AMP' } } });
  });

  test('that is not found is rendered again after a minute', async () => {
    const { clock, site, request } = openSite();
    site.answer = () => ({ status: 410, headers: { ...html, 'x-page-lifetime': '3600' } });
    await request();
    clock.time += 60_000;
    expect(await get(request)).toBe('STALE (old): render 1');
  });

  test('whose render failed is rendered again ten seconds later', async () => {
    const { clock, site, request } = openSite();
    await request();
    clock.time += lifetimeMs;
    site.answer = () => fails;
    await request();
    await setImmediate();
    clock.time += 9_999;
    await request();
    expect(site.renders).toBe(2);
    clock.time += 1;
    site.answer = () => ({});
    await expect.poll(() => get(request)).toBe('HIT: render 3');
  });
});

describe('readers of a document at the same time', () => {
  test('wait for one render', async () => {
    const { site, request } = openSite();
    const results = await Promise.all(Array.from({ length: 200 }, () => get(request)));
    expect([new Set(results), site.renders]).toEqual([new Set(['MISS: render 1']), 1]);
  });

  test('have it rendered again once', async () => {
    const { clock, site, request } = openSite();
    await request();
    clock.time += lifetimeMs;
    const results = await Promise.all(Array.from({ length: 200 }, () => get(request)));
    expect(new Set(results)).toEqual(new Set(['STALE (old): render 1']));
    await expect.poll(() => get(request)).toBe('HIT: render 2');
    expect(site.renders).toBe(2);
  });

  test('do not join a render that began before a purge, and its result does not replace the later one', async () => {
    const { site, cache, request } = openSite();
    const release = holdRender(site, { body: 'from before the purge' });
    const before = get(request);
    await expect.poll(() => site.renders).toBe(1);
    await cache.purge(['article:1']);
    expect(await get(request)).toBe('MISS: render 2');
    release();
    expect(await before).toBe('MISS (old): from before the purge');
    expect(await get(request)).toBe('HIT: render 2');
  });
});

test('a document that was purged during its render counts as purged', async () => {
  const { site, cache, request } = openSite();
  const release = holdRender(site, { body: 'from before the purge' });
  const first = get(request);
  await expect.poll(() => site.renders).toBe(1);
  await cache.purge(['article:1']);
  release();
  expect(await first).toBe('MISS (old): from before the purge');
  expect(await get(request)).toBe('STALE (old): from before the purge');
  await expect.poll(() => get(request)).toBe('HIT: render 2');
});

test('a render that hangs is given up after half a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { site, request } = openSite();
  holdRender(site);
  const first = get(request);
  await vi.advanceTimersByTimeAsync(30_001);
  expect([await first, await get(request)]).toEqual(['refused', 'MISS: render 2']);
});

describe('decision 27: few documents are rendered at a time', () => {
  const render = async ({ request }: OpenSite, keys: readonly string[]) => {
    for (const key of keys) await request(key);
  };

  test('further stale ones are served as they are meanwhile', async () => {
    const opened = openSite();
    const { clock, site, request } = opened;
    await render(opened, ['/a/', '/b/']);
    clock.time += lifetimeMs;
    const release = holdRender(site);
    expect([await get(request, '/a/'), await get(request, '/b/')]).toEqual([
      'STALE (old): render 1',
      'STALE (old): render 2',
    ]);
    expect(site.renders).toBe(3);
    release();
    await expect.poll(() => get(request, '/b/')).toBe('HIT: render 4');
  });

  test('readers of further purged ones wait', async () => {
    const opened = openSite();
    const { cache, site, request } = opened;
    await render(opened, ['/a/', '/b/', '/c/']);
    await cache.purge(['article:1']);
    const releases = [holdRender(site), holdRender(site)];
    await request('/a/');
    await request('/b/');
    expect(await get(request, '/c/')).toMatch('MISS');
    for (const release of releases) release();
  });

  test('a client that is not admitted gets documents of the cache, also while they are rendered again', async () => {
    const { clock, site, request } = openSite();
    await request();
    site.admission = 'refused';
    expect([await get(request), await get(request, '/b/')]).toEqual(['HIT: render 1', 'throttled']);
    clock.time += lifetimeMs;
    expect(await get(request)).toBe('STALE (old): render 1');
    await expect.poll(() => get(request)).toBe('HIT: render 2');
  });

  test('where too many wait, further readers are refused', async () => {
    const { site, request } = openSite();
    const held = Promise.withResolvers<Answer>();
    site.answer = () => held.promise;
    const waiting = ['/a/', '/b/', '/c/', '/d/'].map((key) => get(request, key));
    await expect.poll(() => site.renders).toBe(2);
    expect(await get(request, '/e/')).toBe('refused');
    held.resolve({});
    expect((await Promise.all(waiting)).every((result) => result.startsWith('MISS'))).toBe(true);
  });
});
