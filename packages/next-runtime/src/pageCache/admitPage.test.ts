import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { beforeEach, expect, test, vi } from 'vitest';

const now = 1_800_000_000_000;
const value = { kind: 'APP_PAGE', html: '<p>A deal', headers: { 'x-next-cache-tags': 'article:1' } };
const stale = { value, lastModified: now - 61_000, cacheControl: { revalidate: 60 } };

/** Admits a page for a request, with the queue of a new process. */
const createAdmit = async () => {
  const { admitPage } = await import('./admitPage.ts');
  const { withRenderQueue } = await import('./renderQueue.ts');
  return (cached: typeof stale, headers: Record<string, string> = {}) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, headers);
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof admitPage>>>();
    withRenderQueue({ client: 'reader', response: new ServerResponse(request) }, () => {
      void admitPage(cached, 'APP_PAGE').then(resolve);
    });
    return promise;
  };
};

beforeEach(() => {
  vi.resetModules();
  tagsManifest.clear();
  vi.useFakeTimers({ now });
  return () => vi.useRealTimers();
});

test('§2.9, page cache: four stale pages are rendered again at a time; others are served as they are for a second', async () => {
  const admit = await createAdmit();
  const admitted = await Promise.all(Array.from({ length: 5 }, () => admit(stale)));
  expect(admitted.map(({ entry, end }) => [entry?.lastModified, entry?.cacheControl, typeof end])).toEqual([
    ...Array.from({ length: 4 }, () => [stale.lastModified, { revalidate: 60 }, 'function']),
    [now, { revalidate: 1 }, 'undefined'],
  ]);
});

test('fifty pages that were purged a moment ago are rendered again at a time; others wait like expired ones', async () => {
  const admit = await createAdmit();
  tagsManifest.set('article:1', { stale: now, expired: now + 60_000 });
  const admitted = await Promise.all(Array.from({ length: 50 }, () => admit(stale)));
  expect(admitted.filter(({ entry }) => entry?.lastModified === stale.lastModified)).toHaveLength(50);
  expect(await admit(stale)).toMatchObject({ entry: { lastModified: -1 }, end: expect.any(Function) });
});

test('a prefetch of a stale page, which Next does not render again, leaves room for others', async () => {
  const admit = await createAdmit();
  await Promise.all(Array.from({ length: 4 }, () => admit(stale, { 'next-router-prefetch': '1' })));
  expect((await admit(stale)).entry?.lastModified).toBe(stale.lastModified);
});
