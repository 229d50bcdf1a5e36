import { expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, type Provider } from '../../test/aSite';
import { aPackage, aTeaser, byLabel } from '../../test/wire';
import { loadLatestStories } from './latestStories';

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
