import { createQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSite, brand } from '../../test/aSite';
import { withDeadline } from './withDeadline';
import type { Site } from './site';

beforeEach(() => {
  vi.useFakeTimers();
  // The platform's own limits run on a clock that cannot be set.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The operation timed out', 'TimeoutError')), ms);
    return limit.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hanging = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => void signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const request = {
  route: 'search',
  parts: { article: createQuery('article', { naturalId: '2026/11/21/a-deal', site: brand.site }) },
};
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

/** Collects the result of the request once it is available. */
const collectResult = (site: Site) => {
  const seen: { article?: unknown } = {};
  void site.content.query(request).then(({ article }) => Object.assign(seen, { article }));
  return seen;
};

test("SPEC §9: sequential requests to partners' services share the page's deadline", async () => {
  const site = withDeadline(
    aSite(
      () => ({}),
      () => new Promise(() => undefined),
    ),
  );
  const seen: { topics?: unknown } = {};
  await vi.advanceTimersByTimeAsync(5_000);
  void site.partners.topics('news').then((topics) => Object.assign(seen, { topics }));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.topics).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
});

describe('SPEC §9: returns a stale result while the provider hangs', () => {
  test("before the page's deadline", async () => {
    const seen = collectResult(withDeadline(await aSiteBeforeAnOutage()));
    await vi.advanceTimersByTimeAsync(9_500);
    expect(seen.article).toEqual(staleResult);
  });

  test("at the page's deadline, for its last request", async () => {
    const site = withDeadline(await aSiteBeforeAnOutage());
    await vi.advanceTimersByTimeAsync(5_000);
    const seen = collectResult(site);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.article).toEqual(staleResult);
  });
});
