import { describe, expect, test } from 'vitest';
import { parse } from 'graphql';
import { createQuery } from '../createQuery.ts';
import { maxPreviewBytes } from './contentClient.ts';
import { startContentServer, startNonsenseServer } from '../../test/contentServer.ts';
import { createTestClient } from '../../test/testClient.ts';
import type { ContentError, Result } from '../result.ts';

const article = (slug = 'a-deal') => createQuery('article', { naturalId: `2026/11/21/${slug}`, site: 'harbor' });
const trending = () => createQuery('trending-articles', { site: 'harbor', limit: 5, timeframe: '4days' });
const stream = () => createQuery('stream', { slug: 'markets/atlanta/', siteName: 'harbor' });

describe('one page is one document (§7.1)', () => {
  test('sends labels together and returns a result for each', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    const results = await query({
      route: 'article',
      site: 'harbor',
      parts: { article: article(), trending: trending(), market: stream() },
    });

    expect(server.received).toHaveLength(1);
    expect(results.article.ok && results.article.value.getContent?.title).toBe('a-deal');
    expect(results.trending.ok && results.trending.value.getStatsList.trendingArticles.contents[0]?.title).toBe(
      'first of 5',
    );
    expect(results.market.ok && results.market.value.getContentStream?.name).toBe('markets/atlanta');
    expect(server.received[0]?.query).toContain('query wire_harbor_article(');
  });

  test('sends the same operation under two labels with separate variables', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    const results = await query({ route: 'home', parts: { first: article('one'), second: article('two') } });
    expect(results.first.ok && results.first.value.getContent?.title).toBe('one');
    expect(results.second.ok && results.second.value.getContent?.title).toBe('two');
    expect(server.received).toHaveLength(1);
  });

  test('sends a POST without cookies', async () => {
    const server = await startContentServer();
    await createTestClient(server).query({ route: 'article', parts: { article: article() } });
    expect(server.received[0]?.headers.cookie).toBeUndefined();
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('required fields (§5)', () => {
  test('does not send a label without its required field, logs it, and sends the others', async () => {
    const server = await startContentServer();
    const { query, logLines } = createTestClient(server);
    const results = await query({
      route: 'article',
      parts: { article: article(), broken: createQuery('article', { naturalId: '', site: 'harbor' }) },
    });
    expect(results.broken).toEqual({ ok: false, error: { kind: 'incomplete-query', missing: ['naturalId'] } });
    expect(results.article.ok).toBe(true);
    expect(server.received[0]?.query).not.toContain('broken');
    expect(logLines).toContainEqual(
      expect.objectContaining({
        message: 'Add Query: Failed validation for query. Please check required fields.',
        label: 'broken',
      }),
    );
  });

  test('logs a custom query without a function (§8)', async () => {
    const server = await startContentServer();
    const { query, logLines } = createTestClient(server);
    const results = await query({ route: 'home', parts: { own: createQuery('custom', undefined as never) } });
    expect(results.own).toEqual({ ok: false, error: { kind: 'incomplete-query', missing: ['function'] } });
    expect(logLines[0]?.message).toBe('Custom query must have a function!');
    expect(server.received).toHaveLength(0);
  });

  test('sends the document and variables of a custom query', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    const document = parse('query Own($site: String!) { getMarketGroups(site: $site) { title } }');
    const results = await query({
      route: 'home',
      parts: { own: createQuery('custom', () => ({ document, variables: { site: 'harbor' } })) },
    });
    expect(results.own).toEqual({ ok: true, value: { getMarketGroups: [{ title: 'Southeast' }] } });
  });
});

describe('a failed label does not affect others (§8)', () => {
  test('a field error makes only its own label unavailable', async () => {
    const server = await startContentServer({
      getContent: () => {
        throw new Error('no such shelf');
      },
    });
    const { query, logLines } = createTestClient(server);
    const results = await query({ route: 'article', parts: { article: article(), market: stream() } });
    expect(results.article).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(results.market.ok).toBe(true);
    expect(logLines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        labels: ['article'],
        causes: [expect.stringContaining('no such shelf')],
      }),
    );
  });

  test('requests the other labels again when a failed non-null field rejects the document', async () => {
    const server = await startContentServer({
      getStatsList: () => {
        throw new Error('no numbers');
      },
    });
    const { query } = createTestClient(server);
    const results = await query({
      route: 'article',
      parts: { article: article(), trending: trending(), market: stream() },
    });
    expect(results.trending).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(results.article.ok && results.market.ok).toBe(true);
  });

  test('an invalid variable fails only its own label', async () => {
    const server = await startContentServer();
    const { query } = createTestClient(server);
    const results = await query({
      route: 'article',
      parts: {
        article: article(),
        trending: createQuery('trending-articles', { site: 'harbor', limit: 0.5, timeframe: '4days' }),
      },
    });
    expect(results.trending.ok).toBe(false);
    expect(results.article.ok).toBe(true);
  });

  test.each([
    ['a page of HTML', 200, 'text/html', '<!doctype html><title>Maintenance</title>'],
    ['a gateway error', 502, 'text/html', '<h1>Bad Gateway</h1>'],
    ['JSON that is no GraphQL', 200, 'application/json', '{"status":"fine"}'],
    ['an incomplete response', 200, 'application/json', '{"data":{"article__getContent":'],
    ['a result without the fields', 200, 'application/json', '{"data":{"article__getContent":{"title":"only"}}}'],
    ['a text where an object belongs', 200, 'application/json', '{"data":{"article__getContent":"hello"}}'],
    ['a list as the whole', 200, 'application/json', '[]'],
    ['nothing', 200, 'application/json', ''],
  ])('%s makes the labels unavailable and logs their names', async (_, status, contentType, body) => {
    const { query, logLines } = createTestClient(
      await startNonsenseServer(status, { 'content-type': contentType }, body),
    );
    const results = await query({ route: 'article', parts: { article: article() } });
    expect(results.article).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(logLines).toContainEqual(
      expect.objectContaining({
        message: 'GraphQL request failed',
        labels: ['article'],
        document: 'wire_article',
      }),
    );
  });

  test('does not repeat single labels while the provider is overloaded', async () => {
    const server = await startNonsenseServer(
      503,
      { 'content-type': 'application/json' },
      '{"errors":[{"message":"too busy"}]}',
    );
    const results = await createTestClient(server).query({
      route: 'article',
      parts: { article: article(), trending: trending(), market: stream() },
    });
    expect([results.article.ok, results.trending.ok, results.market.ok]).toEqual([false, false, false]);
    expect(server.received).toHaveLength(1);
  });

  test('follows no redirect', async () => {
    const server = await startContentServer();
    const elsewhere = await startNonsenseServer(307, { location: server.endpoint }, '');
    expect(
      (await createTestClient(elsewhere).query({ route: 'article', parts: { article: article() } })).article.ok,
    ).toBe(false);
    expect(server.received).toHaveLength(0);
  });

  test('abandons a hanging provider after the timeout', async () => {
    const server = await startContentServer({ getContent: () => new Promise(() => undefined) });
    const { query } = createTestClient({ ...server, timeoutMs: 50 });
    const results = await query({ route: 'article', parts: { article: article() } });
    expect(results.article).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  test.each(['the usual endpoint', 'a preview'])(
    'stops waiting for %s when the caller aborts',
    async (endpointKind) => {
      const server = await startContentServer({ getContent: () => new Promise(() => undefined) });
      const controller = new AbortController();
      const parts = { article: article(), broken: createQuery('article', { naturalId: '', site: 'harbor' }) };
      const results = createTestClient(server).query({
        route: 'article',
        parts,
        signal: controller.signal,
        endpoint: endpointKind === 'a preview' ? server.endpoint : undefined,
      });
      controller.abort(new Error('the visitor left'));
      expect(await results).toMatchObject({
        article: { ok: false, error: { kind: 'unavailable', cause: new Error('the visitor left') } },
        broken: { ok: false, error: { kind: 'incomplete-query' } },
      });
    },
  );
});

describe('slow requests are logged (§8, §9)', () => {
  test.each([
    ['general', 8_001, 8_000, { article: article() }],
    ['trending', 5_001, 5_000, { article: article(), trending: trending() }],
    [
      'package',
      5_001,
      5_000,
      { package: createQuery('article-packages', { docId: '1', publication: 'harbor', limit: 3 }) },
    ],
  ])('logs %s as slow after %i ms', async (_, milliseconds, threshold, parts) => {
    const server = await startContentServer();
    const { query, logLines, clock } = createTestClient({
      ...server,
      fetch: (input, init) => ((clock.now += milliseconds), fetch(input, init)),
    });
    await query({ route: 'article', parts });
    expect(logLines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'GraphQL request took too long',
        milliseconds,
        threshold,
        labels: Object.keys(parts),
      }),
    );
  });

  test('does not log an article after 5 s', async () => {
    const server = await startContentServer();
    const { query, logLines, clock } = createTestClient({
      ...server,
      fetch: (input, init) => ((clock.now += 5_001), fetch(input, init)),
    });
    await query({ route: 'article', parts: { article: article() } });
    expect(logLines).toEqual([]);
  });
});

describe('preview (§7.1)', () => {
  test('sends the request to the preview endpoint and bypasses the caches', async () => {
    const [server, preview] = [await startContentServer(), await startContentServer({ getContent: () => null })];
    const { query } = createTestClient(server);
    const send = (endpoint?: string) => query({ route: 'article', parts: { article: article() }, endpoint });
    await send();
    expect((await send(preview.endpoint)).article).toEqual({ ok: true, value: { getContent: null } });
    await send(preview.endpoint);
    expect(preview.received).toHaveLength(2);
    expect((await send()).article.ok && server.received.length).toBe(1);
  });

  const queryPreview = (endpoint: string, options: Partial<Parameters<typeof createTestClient>[0]> = {}) =>
    createTestClient({ endpoint: 'http://127.0.0.1:1/graphql', ...options }).query({
      route: 'article',
      parts: { article: article() },
      endpoint,
    });

  test('follows no redirect of a preview endpoint', async () => {
    const elsewhere = await startContentServer();
    const preview = await startNonsenseServer(307, { location: elsewhere.endpoint }, '');
    expect((await queryPreview(preview.endpoint)).article.ok).toBe(false);
    expect([preview.received.length, elsewhere.received.length]).toEqual([1, 0]);
  });

  test('stops reading a response above the limit', async () => {
    const body = JSON.stringify({
      data: { article__getContent: null },
      extensions: { padding: ' '.repeat(maxPreviewBytes) },
    });
    const preview = await startNonsenseServer(200, { 'content-type': 'application/json' }, body);
    expect(causesOf((await queryPreview(preview.endpoint)).article).join()).toContain(
      `larger than ${maxPreviewBytes} bytes`,
    );
  });

  test('a previewed endpoint receives no cookies or other credentials', async () => {
    const preview = await startContentServer();
    await queryPreview(preview.endpoint);
    expect(preview.received.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
      [undefined, undefined],
    ]);
  });
});

const causesOf = (result: Result<unknown, ContentError>): string[] => {
  const causes = (cause: unknown): string[] => (cause instanceof Error ? [cause.message, ...causes(cause.cause)] : []);
  return result.ok || result.error.kind !== 'unavailable' ? [] : causes(result.error.cause);
};
