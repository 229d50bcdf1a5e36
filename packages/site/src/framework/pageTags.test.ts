// Next's request stores throw without this import.
import 'next/dist/server/node-environment-baseline';
import { createQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external';
import {
  workUnitAsyncStorage,
  type PrerenderStoreLegacy,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSite, brand } from '../../test/aSite';
import { withPageTags } from './pageTags';
import type { Site } from './site';

/** Loads the data of a page as Next renders it. Returns what Next has noted about the page. */
const renderPage = async (load: () => Promise<unknown>): Promise<{ tags: string[] | null; revalidate: number }> => {
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => undefined,
  };
  const work = { route: '/page', incrementalCache } as unknown as WorkStore;
  const page = { type: 'prerender-legacy', revalidate: 3_600, tags: null } as unknown as PrerenderStoreLegacy;
  await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(page, load));
  return { tags: page.tags, revalidate: page.revalidate };
};

const article = createQuery('article', { naturalId: '2026/11/21/a-deal', site: brand.site });
const queries: [string, (site: Site) => Promise<unknown>, string][] = [
  [
    'the content service',
    ({ content }) => content.query({ route: 'article', parts: { article } }),
    'article:2026/11/21/a-deal',
  ],
  ["the partners' services", ({ partners }) => partners.topics('news'), 'partners'],
  [
    "the partners' services before a deadline",
    ({ partners }) => partners.withOptions({ signal: new AbortController().signal }).topics('news'),
    'partners',
  ],
];

/** A site whose services can fail. */
const setUp = () => {
  const services = { areUp: true };
  const respond = async (value: unknown): Promise<Response> => {
    if (!services.areUp) throw new TypeError('fetch failed');
    return Response.json(value);
  };
  const site = withPageTags({
    ...aSite(
      () => ({}),
      () => respond([]),
    ),
    content: createContentClient({
      brand: brand.key,
      endpoint: 'http://provider.example/graphql',
      fetch: () => respond({ data: { article__getContent: null } }),
    }),
  });
  return { site, services };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(queries)('a page with results of %s', (_, query, tag) => {
  test('has their tags and its own lifetime', async () => {
    const { site } = setUp();
    const page = await renderPage(() => query(site));
    expect(page.tags).toContain(tag);
    expect(page.revalidate).toBe(3_600);
  });

  test('is rendered again after 30 seconds where a result is old because the service is down', async () => {
    const { site, services } = setUp();
    await renderPage(() => query(site));
    vi.advanceTimersByTime(60 * 60_000);
    services.areUp = false;
    expect(await renderPage(() => query(site))).toMatchObject({ revalidate: 30 });
  });
});
