import { describe, expect, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/setup.ts';
import { raceAbort } from './raceAbort.ts';

const instead = (reason: unknown) => `instead: ${String(reason)}`;
const never = new Promise<string>(() => undefined);

test('returns the work when it finishes in time', async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve('done'), signal, instead)).resolves.toBe('done');
  await expect(raceAbort(Promise.reject(new Error('broken')), signal, instead)).rejects.toThrow('broken');
  await expect(raceAbort(Promise.resolve('done'), undefined, instead)).resolves.toBe('done');
});

test('returns the fallback after an abort, also when already aborted', async () => {
  const controller = new AbortController();
  const waiting = raceAbort(never, controller.signal, instead);
  controller.abort('late');
  await expect(waiting).resolves.toBe('instead: late');
  await expect(raceAbort(never, AbortSignal.abort('at once'), instead)).resolves.toBe('instead: at once');
});

describe('a caller that aborts (SPEC §9)', () => {
  const article = createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'plotline' });
  const trending = createQuery('trending-articles', { site: 'plotline', limit: 5, timeframe: '4days' });
  const packages = createQuery('article-packages', { docId: '1', publication: 'plotline', limit: 3 });

  /** A client with an article and a trending list cached 40 minutes ago, and a provider that now hangs. */
  const beforeAnOutage = async () => {
    const server = await startContentServer();
    const provider: { state: 'there' | 'hangs' } = { state: 'there' };
    const requested = Promise.withResolvers<void>();
    const client = createTestClient({
      ...server,
      fetch: (input, init) =>
        provider.state === 'there' ? fetch(input, init) : (requested.resolve(), new Promise(() => undefined)),
    });
    await client.query({ route: 'article', parts: { article, trending } });
    client.advanceMinutes(40);
    provider.state = 'hangs';
    return { ...client, requested: requested.promise };
  };

  test('receives fresh and stale entries, and no result for the rest', async () => {
    const { query, lines, requested } = await beforeAnOutage();
    const controller = new AbortController();
    const waiting = query({ route: 'article', parts: { article, trending, packages }, signal: controller.signal });
    await requested;
    controller.abort(new Error('the time is over'));
    const reply = await waiting;
    expect(reply.article.ok && reply.article.value.getContent?.title).toBe('a-deal');
    expect(reply.trending.ok).toBe(true);
    expect(reply.packages).toEqual({ ok: false, error: { kind: 'unavailable', cause: new Error('the time is over') } });
    expect(lines).toEqual([
      expect.objectContaining({
        message: 'Stale result served because the provider did not respond',
        labels: ['article'],
      }),
    ]);
  });

  test('receives the same when already aborted', async () => {
    const { query } = await beforeAnOutage();
    const reply = await query({
      route: 'article',
      parts: { article, trending, packages },
      signal: AbortSignal.abort(),
    });
    expect([reply.article.ok, reply.trending.ok, reply.packages.ok]).toEqual([true, true, false]);
  });

  test('leaves the result to later callers', async () => {
    const gate = Promise.withResolvers<null>();
    const server = await startContentServer({ getContent: () => gate.promise });
    const { query } = createTestClient(server);
    expect((await query({ route: 'article', parts: { article }, signal: AbortSignal.abort() })).article.ok).toBe(false);
    gate.resolve(null);
    expect((await query({ route: 'article', parts: { article } })).article.ok).toBe(true);
    expect(server.received).toHaveLength(1);
  });
});
