import { createQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSite, brand } from '../../test/aSite';
import { withDeadline } from '../documents/loadDocument';
import type { Site } from './site';
import { catchLoaderErrors } from './definePage';
import { found } from './result';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hanging = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => void signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const request = {
  route: 'search',
  parts: { article: createQuery('article', { naturalId: '2026/11/21/a-deal', site: brand.site }) },
};
const readArticle = async ({ content }: Site): Promise<unknown> => (await content.query(request)).article;
const staleResult = { ok: true, value: { getContent: null } };

/** A site with a 40-minute-old result, which is stale, and a provider that hangs. */
const aSiteBeforeAnOutage = async (): Promise<Site> => {
  const results = [Response.json({ data: { article__getContent: null } })];
  const content = createContentClient({
    brand: brand.key,
    endpoint: 'http://provider.example/graphql',
    fetch: (_, init) => (results.length > 0 ? Promise.resolve(results.pop() as Response) : hanging(init?.signal)),
  });
  await content.query(request);
  vi.advanceTimersByTime(40 * 60_000);
  return { ...aSite(() => ({})), content };
};

test("sequential requests to partners' services share the page's deadline", async () => {
  const site = aSite(
    () => ({}),
    () => new Promise(() => undefined),
  );
  const seen: { topics?: unknown } = {};
  void withDeadline(site, async ({ partners }) => {
    await after(5_000);
    seen.topics = await partners.topics('news');
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.topics).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
});

describe('returns a stale result while the provider hangs', () => {
  test("before the page's deadline", async () => {
    const article = withDeadline(await aSiteBeforeAnOutage(), readArticle);
    await vi.advanceTimersByTimeAsync(9_500);
    await expect(article).resolves.toEqual(staleResult);
  });

  test("at the page's deadline, for its last request", async () => {
    const seen: { article?: unknown } = {};
    void withDeadline(await aSiteBeforeAnOutage(), async (site) => {
      await after(5_000);
      seen.article = await readArticle(site);
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.article).toEqual(staleResult);
  });
});

test('§8 an exception in a loader becomes a logged server error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x is undefined');
  expect(await catchLoaderErrors(() => Promise.reject(error))).toEqual({
    ok: false,
    error: { kind: 'unavailable', cause: error },
  });
  expect(log.mock.calls[0]?.[0]).toContain('x is undefined');
  log.mockRestore();
});

test("returns the loader's result", async () => {
  expect(await catchLoaderErrors(() => Promise.resolve(found('view')))).toEqual(found('view'));
});
