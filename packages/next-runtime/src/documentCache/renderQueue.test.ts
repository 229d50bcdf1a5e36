import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderQueue, type RenderQueue } from './renderQueue';

let queue: RenderQueue;
let started: string[];
let refused: string[];
let ends: Map<string, () => void>;
/** Time in which renders have kept the event loop busy. */
let busyMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  refused = [];
  ends = new Map();
  busyMs = 0;
  queue = createRenderQueue({
    maxRenders: 2,
    maxRevalidations: { stale: 2, purged: 3 },
    maxWaiting: 3,
    maxUtilization: 0.5,
    maxWaitMs: 5_000,
    maxRenderMs: 2_000,
    readersMs: 1_000,
    clock: Date,
    getBusyMs: () => busyMs,
  });
  return () => vi.useRealTimers();
});

/** Requests pages that no cache holds. */
const request = async (client: string, ...pages: readonly string[]): Promise<void> => {
  for (const page of pages)
    void queue.enter(client).then((end) => {
      if (end === 'refused') return refused.push(page);
      started.push(page);
      ends.set(page, end);
    });
  await pass(0);
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const end = async (page: string): Promise<void> => {
  ends.get(page)?.();
  await pass(0);
};

describe('pages that no cache holds are rendered', () => {
  test('at once, up to the limit, while no cached page is requested', async () => {
    await request('crawler', 'a', 'b', 'c');
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('one after the other while readers request cached pages, when the event loop has been idle as long as it was busy', async () => {
    queue.noteCachedPage();
    await request('crawler', 'a', 'b');
    expect(started).toEqual(['a']);
    await pass(100);
    busyMs += 80;
    await end('a');
    await pass(59);
    expect(started).toEqual(['a']);
    await pass(1);
    expect(started).toEqual(['a', 'b']);
  });

  test('for a reader before a crawler that came first', async () => {
    queue.noteCachedPage();
    await request('crawler', 'a', 'b', 'c');
    await request('reader', 'story');
    await end('a');
    expect(started).toEqual(['a', 'story']);
  });

  /** Passes time in which readers request cached pages. */
  const passWithReaders = async (seconds: number, busyShare = 0): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      queue.noteCachedPage();
      busyMs += busyShare * 1_000;
      await pass(1_000);
    }
  };

  test('after two seconds behind a render that waits for a service', async () => {
    queue.noteCachedPage();
    await request('crawler', 'hangs', 'b');
    await passWithReaders(1);
    expect(started).toEqual(['hangs']);
    await passWithReaders(1);
    expect(started).toEqual(['hangs', 'b']);
  });

  test('after five seconds on an event loop that is always busy', async () => {
    queue.noteCachedPage();
    await request('crawler', 'a', 'b');
    busyMs = 100;
    await end('a');
    await passWithReaders(4, 1);
    expect(started).toEqual(['a']);
    await passWithReaders(1, 1);
    expect(started).toEqual(['a', 'b']);
  });

  test('two seconds after renders that do not end, while no cached page is requested', async () => {
    await request('crawler', 'hangs', 'hangs, too', 'c', 'd', 'e');
    await pass(1_999);
    expect(started).toEqual(['hangs', 'hangs, too']);
    await pass(1);
    expect(started).toEqual(['hangs', 'hangs, too', 'c', 'd']);
  });

  test('and beside them pages of the cache, each for two seconds at most', async () => {
    await request('crawler', 'a', 'b');
    const first = queue.revalidate('stale');
    expect([queue.revalidate('stale'), queue.revalidate('stale')]).toEqual([expect.any(Function), 'refused']);
    expect([queue.revalidate('purged'), queue.revalidate('purged')]).toEqual([expect.any(Function), 'refused']);
    if (first !== 'refused') first();
    expect([queue.revalidate('stale'), queue.revalidate('purged')]).toEqual(['refused', expect.any(Function)]);
    await pass(2_000);
    expect(queue.revalidate('stale')).toEqual(expect.any(Function));
  });

  test('unless more wait than the limit: of those of the client with the most, the last one is refused', async () => {
    await request('crawler', 'a', 'b', 'c', 'd', 'e');
    expect(refused).toEqual([]);
    await request('reader', 'story');
    expect(refused).toEqual(['e']);
    await request('crawler', 'f');
    expect(refused).toEqual(['e', 'f']);
    for (const page of ['a', 'b', 'c', 'd']) await end(page);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'story']);
  });

  test('as soon as a render ends twice, only once more', async () => {
    await request('crawler', 'a', 'b', 'c', 'd');
    await end('a');
    await end('a');
    expect(started).toEqual(['a', 'b', 'c']);
  });
});
