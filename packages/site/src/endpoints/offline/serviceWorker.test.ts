import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../test/aSite';
import { readingScript } from '../../shell/reading/readingScript';
import { getServiceWorkerText, serviceWorkerRoute } from './serviceWorkerRoute';
import { deleteOfflineStories } from '../../content/offline/offlineStories';

const policy = "default-src 'none'; script-src 'sha256-a'";
const storyPath = '/2026/11/21/a-deal/';
const storyHtml = (headline: string) =>
  `<html><head><link rel="preload" as="script" href="/_next/a.js"><link rel="preload" href="/fonts/headline.woff2" as="font"></head><body><script>${readingScript}</script><script src="/_next/a.js"></script><main><h1 class="t">${headline}</h1></main></body></html>`;

type Listener = (event: Record<string, unknown>) => void;

/** The browser around a service worker: caches in memory, and a network that can fail. */
const startWorker = (text: string, names: string[] = []) => {
  const stored = new Map<string, Map<string, Response>>(names.map((name) => [name, new Map()]));
  const network = { state: 'online' as 'online' | 'offline' | 'stalled', requests: [] as string[] };
  const listeners = new Map<string, Listener>();
  const toPath = (input: string | Request): string =>
    new URL(typeof input === 'string' ? input : input.url, 'https://news.example.com').pathname;
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      match: async (input: string | Request) => files.get(toPath(input))?.clone(),
      put: async (input: string | Request, response: Response) => void files.set(toPath(input), response),
    };
  };
  const caches = {
    keys: async () => [...stored.keys()],
    open: async (name: string) => open(name),
    delete: async (name: string) => stored.delete(name),
    match: async (input: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, files] of stored) {
        const file = files.get(toPath(input));
        if (file && (cacheName === undefined || cacheName === name)) return file.clone();
      }
      return undefined;
    },
  };
  const self = {
    caches,
    location: { origin: 'https://news.example.com' },
    navigator: { onLine: true },
    registration: { unregister: async () => void network.requests.push('unregistered') },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    setTimeout,
    fetch: async (input: string | Request) => {
      const path = toPath(input);
      network.requests.push(path);
      if (network.state === 'offline') throw new TypeError('fetch failed');
      if (network.state === 'stalled') return new Promise<Response>(() => undefined);
      if (path.startsWith('/20'))
        return new Response(storyHtml(`Story &amp; ${path}`), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
        });
      return new Response('file');
    },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  runInNewContext(text, { self, URL, Response, Promise, JSON });
  const dispatch = async (name: string, event: Record<string, unknown> = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    await Promise.all(work);
    return response;
  };
  const navigate = (path: string, cache = 'default') =>
    dispatch('fetch', {
      request: { method: 'GET', mode: 'navigate', cache, url: `https://news.example.com${path}` },
      preloadResponse: Promise.resolve(undefined),
    });
  return { stored, network, dispatch, navigate, store: (path: string) => dispatch('message', { data: { path } }) };
};

const start = (names?: string[]) => startWorker(getServiceWorkerText(brand), names);

describe('the service worker', () => {
  test('responds with a stored story without its scripts while the network fails', async () => {
    const { store, navigate, network } = start();
    await store(storyPath);
    network.state = 'offline';
    const response = await navigate(storyPath);
    const html = await response?.text();
    expect(html).toContain('Story &amp; /2026/11/21/a-deal/');
    expect(html).toContain(`<script>${readingScript}</script>`);
    expect(html).not.toContain('/_next/');
    expect(response?.headers.get('content-security-policy')).toBe(policy);
  });

  test('prefers the network', async () => {
    const { store, navigate, network } = start();
    await store(storyPath);
    network.requests.length = 0;
    expect(await (await navigate(storyPath))?.text()).toContain('/_next/a.js');
    expect(network.requests).toEqual([storyPath]);
  });

  test('stores the ten stories that were read last, and lists them on the offline page', async () => {
    const { store, navigate, network } = start();
    const paths = Array.from({ length: 12 }, (_, index) => `/2026/11/21/story-${index}/`);
    for (const path of paths) await store(path);
    await store('/2026/11/21/story-2/');
    network.state = 'offline';
    const page = await navigate('/markets/');
    expect(page?.status).toBe(503);
    const links = [...((await page?.text()) ?? '').matchAll(/<li><a href="([^"]+)">/g)].map(([, path]) => path);
    expect(links).toEqual(
      ['2', '11', '10', '9', '8', '7', '6', '5', '4', '3'].map((name) => `/2026/11/21/story-${name}/`),
    );
  });

  test.each([
    '/markets/',
    '/',
    '/2026/11/21/a-deal/?preview=1',
    '/Registration/',
    'https://elsewhere.example/2026/11/21/a/',
  ])('stores nothing for %s', async (path) => {
    const { store, network } = start();
    await store(path);
    expect(network.requests).toEqual([]);
  });

  test.each(['/Registration/Login.aspx', '/api/visitor/graphql/', '/devtools/', '/amp/2026/11/21/a-deal/'])(
    'leaves %s to the browser',
    async (path) => {
      expect(await start().navigate(path)).toBeUndefined();
    },
  );

  test('deletes the stories when the reader signs out, and leaves the request to the browser', async () => {
    const { store, stored, dispatch } = start();
    await store(storyPath);
    const request = { method: 'POST', mode: 'cors', url: 'https://news.example.com/Registration/Logout.aspx' };
    expect(await dispatch('fetch', { request })).toBeUndefined();
    expect([...stored.keys()]).toEqual(['offline-stories 1 files']);
  });

  test('keeps stories over deployments, and deletes caches of other formats', async () => {
    const { dispatch, stored } = start([
      'offline-stories build-1 files',
      `offline-stories 1 story ${storyPath}`,
      'other',
    ]);
    await dispatch('activate');
    expect([...stored.keys()]).toEqual([`offline-stories 1 story ${storyPath}`, 'other']);
  });

  describe('while the network stalls', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('responds with a stored story after four seconds', async () => {
      const { store, navigate, network } = start();
      await store(storyPath);
      network.state = 'stalled';
      const response = navigate(storyPath);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(await (await response)?.text()).not.toContain('/_next/');
    });

    test.each([
      ['a story that is not stored', '/2026/11/21/another-deal/', 'default'],
      ['another address of a stored story', `${storyPath}?preview=1`, 'default'],
      ['a story that the reader reloads', storyPath, 'no-cache'],
    ])('waits for %s', async (_, path, cache) => {
      const { store, navigate, network } = start();
      await store(storyPath);
      network.state = 'stalled';
      const onResponse = vi.fn<() => void>();
      void navigate(path, cache).then(onResponse);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(onResponse).not.toHaveBeenCalled();
    });
  });

  test('removes itself and its caches where the brand turns it off', async () => {
    const off = getServiceWorkerText({ ...brand, offlineReading: 'off' });
    const { dispatch, stored, network } = startWorker(off, ['offline-stories build-1 files', 'other']);
    await dispatch('activate');
    expect([...stored.keys()]).toEqual(['other']);
    expect(network.requests).toEqual(['unregistered']);
  });
});

test('the response may connect to the site only, and is revalidated', () => {
  const { headers } = serviceWorkerRoute(brand).GET();
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get('cache-control')).toContain('max-age=0');
});

test('signing out deletes the stored stories with their files, and no other caches', async () => {
  const stored = new Set(['offline-stories 1 files', 'offline-stories 1 story /2026/11/21/a-deal/', 'other']);
  await deleteOfflineStories({
    keys: async () => [...stored],
    delete: async (name) => stored.delete(name),
  });
  expect([...stored]).toEqual(['other']);
});
