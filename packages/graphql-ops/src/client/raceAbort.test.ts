import { describe, expect, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/testClient.ts';
import { raceAbort } from './staleWhileRevalidateCache.ts';

const toFallback = (reason: unknown) => `fallback: ${String(reason)}`;
const pendingForever = new Promise<string>(() => undefined);

test('resolves or rejects like the work if that settles before an abort', async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve('done'), signal, toFallback)).resolves.toBe('done');
  await expect(raceAbort(Promise.reject(new Error('broken')), signal, toFallback)).rejects.toThrow('broken');
  await expect(raceAbort(Promise.resolve('done'), undefined, toFallback)).resolves.toBe('done');
});

test('resolves with the fallback after an abort, also for a signal that is already aborted', async () => {
  const controller = new AbortController();
  const result = raceAbort(pendingForever, controller.signal, toFallback);
  controller.abort('late');
  await expect(result).resolves.toBe('fallback: late');
  await expect(raceAbort(pendingForever, AbortSignal.abort('at once'), toFallback)).resolves.toBe('fallback: at once');
});

describe('a page request that is aborted', () => {
  const article = createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'harbor' });
  const trending = createQuery('trending-articles', { site: 'harbor', limit: 5, timeframe: '4days' });
  const packages = createQuery('article-packages', { docId: '1', publication: 'harbor', limit: 3 });

  /** Creates a client that cached an article and a trending list 40 minutes ago, and a provider that now hangs. */
  const createClientOfHangingProvider = async () => {
    const server = await startContentServer();
    const provider: { state: 'responds' | 'hangs' } = { state: 'responds' };
    const requested = Promise.withResolvers<void>();
    const client = createTestClient({
      ...server,
      fetch: (input, init) =>
        provider.state === 'responds' ? fetch(input, init) : (requested.resolve(), new Promise(() => undefined)),
    });
    await client.query({ route: 'article', parts: { article, trending } });
    client.advanceMinutes(40);
    provider.state = 'hangs';
    return { ...client, requested: requested.promise };
  };

  test('resolves with fresh and stale entries, and with an error for labels without an entry', async () => {
    const { query, logLines, requested } = await createClientOfHangingProvider();
    const controller = new AbortController();
    const pageResults = query({ route: 'article', parts: { article, trending, packages }, signal: controller.signal });
    await requested;
    controller.abort(new Error('deadline exceeded'));
    const results = await pageResults;
    expect(results.article.ok && results.article.value.getContent?.title).toBe('a-deal');
    expect(results.trending.ok).toBe(true);
    expect(results.packages).toEqual({
      ok: false,
      error: { kind: 'unavailable', cause: new Error('deadline exceeded') },
    });
    expect(logLines).toEqual([
      expect.objectContaining({
        message: 'Stale result served because the provider did not respond',
        labels: ['article'],
      }),
    ]);
  });

  test('resolves with the same results if it is already aborted', async () => {
    const { query } = await createClientOfHangingProvider();
    const results = await query({
      route: 'article',
      parts: { article, trending, packages },
      signal: AbortSignal.abort(),
    });
    expect([results.article.ok, results.trending.ok, results.packages.ok]).toEqual([true, true, false]);
  });

  test('leaves its provider request to the next caller, who sends none', async () => {
    const gate = Promise.withResolvers<null>();
    const server = await startContentServer({ getContent: () => gate.promise });
    const { query } = createTestClient(server);
    expect((await query({ route: 'article', parts: { article }, signal: AbortSignal.abort() })).article.ok).toBe(false);
    gate.resolve(null);
    expect((await query({ route: 'article', parts: { article } })).article.ok).toBe(true);
    expect(server.received).toHaveLength(1);
  });
});
