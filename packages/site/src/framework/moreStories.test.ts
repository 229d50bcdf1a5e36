import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, type Provider } from '../../test/aSite';
import { aPackage, aTeaser, byLabel } from '../../test/wire';
import { loadMoreStories } from './moreStories';
import { loadLatestStories } from './latestStories';

const recent = aPackage('home-recent', {
  title: 'Recent stories',
  packageUrl: '/news/',
  articles: ['a', 'b', 'c', 'd', 'e'].map((title) => aTeaser(title)),
});
const listed = (count: number) => Array.from({ length: count }, (_, index) => ({ url: `/listed/${index}/` }));

const loadWith = async (list: readonly { url: string }[], results: Record<string, unknown> = { recent }) => {
  let requestCount = 0;
  const provider = byLabel(results);
  const site = aSite((request) => {
    requestCount += 1;
    return provider(request);
  });
  return { outcome: await loadMoreStories(site, list), requestCount };
};

describe('§2.6 the two-column layout: a list much shorter than the rail', () => {
  test('continues with recent stories, up to a full page', async () => {
    expect((await loadWith(listed(1))).outcome).toMatchObject({
      moreStories: {
        title: 'Recent stories',
        url: '/news/',
        stories: [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }, { title: 'e' }],
      },
    });
    expect((await loadWith(listed(7))).outcome).toMatchObject({
      moreStories: { stories: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] },
    });
  });

  test('repeats no story', async () => {
    const { outcome } = await loadWith([{ url: '/2026/11/21/b/' }]);
    expect(outcome).toMatchObject({
      moreStories: { stories: [{ title: 'a' }, { title: 'c' }, { title: 'd' }, { title: 'e' }] },
    });
  });

  test.each([8, 10])('a list of %i makes no request', async (count) => {
    expect(await loadWith(listed(count))).toEqual({ outcome: {}, requestCount: 0 });
  });

  test.each([
    ['the position is empty', { recent: { ...recent, articles: [] } }],
    ['there is no such position', { recent: null }],
    ['it cannot be had', {}],
  ])('stays short when %s', async (_, results) => {
    expect((await loadWith(listed(1), results)).outcome).toEqual({});
  });
});

const sponsored = aTeaser('paid', { presentedBy: 'Acme' });
const latest = aPackage('home-latest', {
  articles: [sponsored, ...[...'abcdefgh'].map((title) => aTeaser(title))],
});

test('up to six newsroom stories come from the cache while the provider is down', async () => {
  const state: { provider: Provider } = { provider: byLabel({ latest }) };
  const site = aSite((request) => state.provider(request));
  const loaded = await loadLatestStories(site);
  expect(loaded.map(({ title }) => title)).toEqual([...'abcdef']);
  state.provider = () => {
    throw new TypeError('fetch failed');
  };
  expect(await loadLatestStories(site)).toEqual(loaded);
});

test('there are none if no cache has them', async () => {
  expect(await loadLatestStories(aSiteWithoutProvider())).toEqual([]);
});
