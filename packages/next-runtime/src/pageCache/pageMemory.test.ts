import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPageMemory, limitLifetime, type PageMemoryOptions } from './pageMemory';

const kilobyte = 1024;

const open = (options: Partial<PageMemoryOptions> = {}) =>
  createPageMemory({
    pages: 150 * kilobyte,
    newPages: 50 * kilobyte,
    notFoundPages: 50 * kilobyte,
    unpackedPages: 50 * kilobyte,
    notFoundMaxAgeMs: 60_000,
    ...options,
  });

/** A page that stays as large as it is when it is compressed. */
const page = (bytes = 6 * kilobyte, status = 200) => ({
  kind: 'APP_PAGE',
  html: '<p>A deal',
  rscData: randomBytes(bytes),
  segmentData: new Map([['/_full', Buffer.from('data')]]),
  headers: { 'x-next-cache-tags': 'article:1' },
  status,
});
const entry = (value: ReturnType<typeof page> | null) => ({
  value,
  lastModified: 1,
  cacheControl: { revalidate: 900 },
});

describe('§2.9, page cache in memory', () => {
  test.each<[name: string, value: Record<string, unknown>]>([
    ['a page', page()],
    ['a page with text beyond ASCII', { ...page(), html: '<p>Ä “deal”' }],
    ['a not-found page', page(100, 404)],
    ['a document', { kind: 'APP_ROUTE', body: Buffer.from('<rss/>'), headers: {}, status: 200 }],
  ])('returns %s as it was stored', async (_, value) => {
    const memory = open();
    const stored = { value, lastModified: 5, cacheControl: { revalidate: 900 } };
    await memory.set('/a', stored);
    expect([memory.get('/a'), memory.get('/a'), memory.get('/a')]).toEqual([stored, stored, stored]);
    expect(memory.get('/b')).toBeUndefined();
  });

  test('not-found pages evict only each other', async () => {
    const memory = open();
    await memory.set('/deal', entry(page()));
    for (let index = 0; index < 50; index += 1) await memory.set(`/invented-${index}`, entry(page(6 * kilobyte, 404)));
    expect(memory.get('/deal')).toBeDefined();
    expect(memory.get('/invented-49')).toBeDefined();
    expect(memory.get('/invented-0')).toBeUndefined();
  });

  test('pages that are requested once do not evict a page that is requested again', async () => {
    const memory = open();
    await memory.set('/deal', entry(page()));
    memory.get('/deal');
    for (let index = 0; index < 50; index += 1) await memory.set(`/archive?page=${index}`, entry(page()));
    expect(memory.get('/deal')).toBeDefined();
    expect(memory.get('/archive?page=0')).toBeUndefined();
  });

  test('pages that are requested once get the memory that popular pages leave free', async () => {
    const memory = open();
    for (let index = 0; index < 15; index += 1) await memory.set(`/${index}`, entry(page()));
    expect(Array.from({ length: 15 }, (_, index) => memory.get(`/${index}`)).filter(Boolean)).toHaveLength(15);
  });

  test('popular pages are bounded by bytes', async () => {
    const memory = open();
    for (let index = 0; index < 50; index += 1) {
      await memory.set(`/${index}`, entry(page()));
      memory.get(`/${index}`);
    }
    const cached = Array.from({ length: 50 }, (_, index) => memory.get(`/${index}`)).filter(Boolean);
    expect(cached.length).toBeGreaterThan(5);
    expect(cached.length * 6 * kilobyte).toBeLessThan(100 * kilobyte);
  });

  test('a page that is larger than the limit is not stored', async () => {
    const memory = open();
    await memory.set('/', entry(page()));
    await memory.set('/deal', entry(page(200 * kilobyte)));
    expect(memory.get('/deal')).toBeUndefined();
  });

  test('a page takes the memory of what it has not in common with the first page', async () => {
    const memory = open();
    const first = page(100 * kilobyte);
    for (let index = 0; index < 10; index += 1)
      await memory.set(`/${index}`, entry({ ...first, html: `<p>Deal ${index}`, rscData: Buffer.from(first.rscData) }));
    expect(memory.get('/0')?.value).toMatchObject({ html: '<p>Deal 0', rscData: first.rscData });
    expect(memory.get('/9')?.value).toMatchObject({ html: '<p>Deal 9', rscData: first.rscData });
  });

  test.each([
    ['404', page(100, 404)],
    ['410', page(100, 410)],
    ['nothing', null],
  ])('a withdrawn page, now %s, replaces the old one and is not kept for long', async (_, missing) => {
    let time = 1;
    const clock = { now: () => time };
    const memory = open({ clock });
    await memory.set('/deal', entry(page()));
    memory.get('/deal');
    await memory.set('/deal', entry(missing));
    expect(memory.get('/deal')?.value?.status).toBe(missing?.status);
    time += 60_001;
    expect(memory.get('/deal')).toBeUndefined();
  });

  test.each([
    ['a page', page(100), 900],
    ['404', page(100, 404), 60],
    ['410', page(100, 410), 60],
    ['nothing', null, 60],
  ])('%s is rendered again after its lifetime', (_, value, revalidate) =>
    expect(limitLifetime(value, { revalidate: 900, expire: 1_000 })).toEqual({ revalidate, expire: 1_000 }),
  );
});
