import { createQuery } from '@masthead/graphql-ops';
import { createContentClient } from '@masthead/graphql-ops/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSite, brand } from '../../test/aSite';
import { createCacheFacts, noteCacheFacts, toCacheHeaders } from './pageTags';
import type { Site } from './site';

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
  const site = {
    ...aSite(
      () => ({}),
      () => respond([]),
    ),
    content: createContentClient({
      brand: brand.key,
      endpoint: 'http://provider.example/graphql',
      fetch: () => respond({ data: { article__getContent: null } }),
    }),
  };
  /** Loads the data of a page. Returns its headers for the document cache. */
  const load = async (query: (site: Site) => Promise<unknown>) => {
    const facts = createCacheFacts();
    await query(noteCacheFacts(site, facts));
    return toCacheHeaders(3_600, facts);
  };
  return { load, services };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(queries)('a page with results of %s', (_, query, tag) => {
  test('has their tags and its own lifetime', async () => {
    const headers = await setUp().load(query);
    expect(headers['x-page-tags']?.split(' ')).toContain(tag);
    expect(headers['x-page-lifetime']).toBe('3600');
  });

  test('is rendered again after 30 seconds where a result is old because the service is down', async () => {
    const { load, services } = setUp();
    await load(query);
    vi.advanceTimersByTime(60 * 60_000);
    services.areUp = false;
    expect(await load(query)).toMatchObject({ 'x-page-lifetime': '30' });
  });
});
