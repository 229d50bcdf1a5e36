import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryPageCache } from './memoryPageCache.ts';
import { withRenderQueue } from './renderQueue.ts';

const MemoryPageCache = createMemoryPageCache({ cacheKeyParams: [] });
type Context = Parameters<InstanceType<typeof MemoryPageCache>['get']>;
const page = { kind: 'APP_PAGE', html: '<!DOCTYPE html><p>A deal', headers: {} };

const createHandler = () =>
  new MemoryPageCache({
    fs: undefined,
    flushToDisk: false,
    serverDistDir: '',
    revalidatedTags: [],
  } as unknown as ConstructorParameters<typeof MemoryPageCache>[0]);

/** Requests a page that no cache holds, with a handler of its own as in Next. */
const requestPage = (path: string) => {
  const pages = createHandler();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const render: { isStarted: boolean; entry?: Awaited<ReturnType<typeof pages.get>> } = { isStarted: false };
  withRenderQueue({ client: 'reader', response }, () => {
    void pages
      .get(path, { kind: 'APP_PAGE' } as Context[1])
      .then((entry) => Object.assign(render, { isStarted: true, entry }));
  });
  return {
    render,
    disconnect: () => void response.destroy(),
    store: () => pages.set(path, page as never, {} as never),
  };
};

/** Waits until renders that may start have started. */
const settle = (): Promise<unknown> => setImmediate();

describe('four pages are rendered at a time,', () => {
  test('also where their clients disconnect, as a proxy does that requests a slow page again', async () => {
    const requests = Array.from({ length: 5 }, (_, index) => requestPage(`/${index}/`));
    const getStarted = () => requests.filter(({ render }) => render.isStarted).length;
    await settle();
    expect(getStarted()).toBe(4);
    for (const { disconnect } of requests) disconnect();
    await settle();
    expect(getStarted()).toBe(4);
    await requests[0]?.store();
    await settle();
    expect(getStarted()).toBe(5);
    for (const { store } of requests) await store();
  });
});

test('while 300 pages wait to be rendered, a further one is a 503 that no cache stores', async () => {
  const requests = Array.from({ length: 305 }, (_, index) => requestPage(`/busy/${index}/`));
  await settle();
  const refused = requests.filter(({ render }) => render.entry);
  expect(refused.map(({ render }) => render.entry?.value)).toEqual([
    expect.objectContaining({
      kind: 'APP_PAGE',
      status: 503,
      headers: expect.objectContaining({ 'cache-control': 'private, no-store', 'retry-after': '10' }),
    }),
  ]);
  for (const { store } of requests.filter((one) => !refused.includes(one))) {
    await store();
    await settle();
  }
});

test('§2.9, page cache: a page whose purge is over waits for its turn, as one that no cache holds', async () => {
  const purged = { ...page, headers: { 'x-next-cache-tags': 'article:1' } };
  const now = Date.now();
  vi.useFakeTimers({ now: now - 60_000, toFake: ['Date'] });
  await createHandler().set('/purged/', purged as never, {} as never);
  vi.useRealTimers();
  tagsManifest.set('article:1', { stale: now - 30_000, expired: now - 29_000 });
  const others = Array.from({ length: 4 }, (_, index) => requestPage(`/other/${index}/`));
  const { render, store } = requestPage('/purged/');
  await settle();
  expect(render.isStarted).toBe(false);
  for (const other of others) await other.store();
  await settle();
  expect(render.entry).toMatchObject({ lastModified: -1 });
  await store();
});

test('decision 54: a page that was purged while it was rendered is marked for shared caches', async () => {
  const renderPage = async (path: string, purgedTag: string) => {
    const rendered = { ...page, headers: { 'x-next-cache-tags': 'article:2' } };
    const pages = createHandler();
    await pages.get(path, { kind: 'APP_PAGE' } as Context[1]);
    tagsManifest.set(purgedTag, { stale: Date.now() + 1, expired: Date.now() + 1_000 });
    await pages.set(path, rendered as never, {} as never);
    return rendered.headers;
  };
  expect(await renderPage('/unchanged/', 'article:3')).not.toHaveProperty('x-page-purged');
  expect(await renderPage('/changed/', 'article:2')).toMatchObject({ 'x-page-purged': '1' });
});

test('the constants that tag pages are not stored', async () => {
  const constant = { kind: 'FETCH', data: { headers: {}, body: 'true', status: 200, url: '' }, revalidate: 60 };
  await createHandler().set('a-hash', constant as never, { fetchCache: true, tags: ['article:1'] } as never);
  expect(await createHandler().get('a-hash', { kind: 'FETCH', tags: ['article:1'] } as never)).toBeNull();
});
