import { describe, expect, test } from 'vitest';
import { createQuery } from '../createQuery.ts';
import { startContentServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/setup.ts';
import { raceAbort } from './raceAbort.ts';

const instead = (reason: unknown) => `instead: ${String(reason)}`;
const never = new Promise<string>(() => undefined);

test('work that is done in time is what it is', async () => {
  const { signal } = new AbortController();
  await expect(raceAbort(Promise.resolve('done'), signal, instead)).resolves.toBe('done');
  await expect(raceAbort(Promise.reject(new Error('broken')), signal, instead)).rejects.toThrow('broken');
  await expect(raceAbort(Promise.resolve('done'), undefined, instead)).resolves.toBe('done');
});

test('who stops waiting, or never began to, gets the other thing', async () => {
  const controller = new AbortController();
  const waiting = raceAbort(never, controller.signal, instead);
  controller.abort('late');
  await expect(waiting).resolves.toBe('instead: late');
  await expect(raceAbort(never, AbortSignal.abort('at once'), instead)).resolves.toBe('instead: at once');
});

describe('who stops waiting (SPEC §9)', () => {
  const article = createQuery('article', { naturalId: '2026/11/21/a-deal', site: 'plotline' });
  const trending = createQuery('trending-articles', { site: 'plotline', limit: 5, timeframe: '4days' });
  const packages = createQuery('article-packages', { docId: '1', publication: 'plotline', limit: 3 });

  /** A client that was asked for an article and the trending list 40 minutes ago, before a provider that hangs now. */
  const beforeAnOutage = async () => {
    const server = await startContentServer();
    const provider: { state: 'there' | 'hangs' } = { state: 'there' };
    const asked = Promise.withResolvers<void>();
    const client = createTestClient({
      ...server,
      fetch: (input, init) =>
        provider.state === 'there' ? fetch(input, init) : (asked.resolve(), new Promise(() => undefined)),
    });
    await client.query({ route: 'article', parts: { article, trending } });
    client.passMinutes(40);
    provider.state = 'hangs';
    return { ...client, asked: asked.promise };
  };

  test('gets what is fresh, what is old where nothing else is there, and no answer for the rest', async () => {
    const { query, lines, asked } = await beforeAnOutage();
    const controller = new AbortController();
    const waiting = query({ route: 'article', parts: { article, trending, packages }, signal: controller.signal });
    await asked;
    controller.abort(new Error('the time is over'));
    const reply = await waiting;
    expect(reply.article.ok && reply.article.value.getContent?.title).toBe('a-deal');
    expect(reply.trending.ok).toBe(true);
    expect(reply.packages).toEqual({ ok: false, error: { kind: 'unavailable', cause: new Error('the time is over') } });
    expect(lines).toEqual([
      expect.objectContaining({
        message: 'Stale answer served because the provider did not answer',
        labels: ['article'],
      }),
    ]);
  });

  test('gets the same when there was no time left from the beginning', async () => {
    const { query } = await beforeAnOutage();
    const reply = await query({
      route: 'article',
      parts: { article, trending, packages },
      signal: AbortSignal.abort(),
    });
    expect([reply.article.ok, reply.trending.ok, reply.packages.ok]).toEqual([true, true, false]);
  });

  test('leaves the answer to those who come later', async () => {
    const gate = Promise.withResolvers<null>();
    const server = await startContentServer({ getContent: () => gate.promise });
    const { query } = createTestClient(server);
    expect((await query({ route: 'article', parts: { article }, signal: AbortSignal.abort() })).article.ok).toBe(false);
    gate.resolve(null);
    expect((await query({ route: 'article', parts: { article } })).article.ok).toBe(true);
    expect(server.received).toHaveLength(1);
  });
});
