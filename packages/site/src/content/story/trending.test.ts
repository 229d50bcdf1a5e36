import { ok } from '@masthead/graphql-ops';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { aTrendingStory } from '../../../test/wire';
import { toTrending } from './trending';

const createItem = (fields = {}) => aTrendingStory('loan', { uri: '/loan/', ...fields });
const getKicker = (fields: Record<string, unknown>, premiumDisplay = true) => {
  const result = ok({ getStatsList: { trendingArticles: { contents: [createItem(fields)] } } });
  return toTrending({ ...brand, premiumDisplay }, result)[0]?.kicker;
};

describe('§2.8 a trending item', () => {
  test.each([
    [
      'is the last item of the breadcrumb',
      {
        kicker: 'News',
        breadcrumb: [
          { name: 'Sectors', uri: '/sectors/' },
          { name: 'Office', uri: '/sectors/office/' },
        ],
      },
      [{ title: 'Office', url: '/sectors/office/' }],
    ],
    ['is the kicker of the story without a breadcrumb', { kicker: 'News' }, [{ title: 'News', url: '/loan/' }]],
    ['is empty without both', {}, []],
  ])('the kicker %s', (_, fields, trail) => {
    expect(getKicker(fields)).toEqual({ trail });
  });

  test.each([
    [true, 'PRO'],
    [false, undefined],
  ])('that is premium in a brand with premiumDisplay %s has the badge %s', (premiumDisplay, badge) => {
    expect(getKicker({ isPremium: true }, premiumDisplay)?.badge).toBe(badge);
  });
});

test('the list has five stories, none of which is in another list of the page', () => {
  const contents = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) =>
    createItem({ title: name, uri: `/${name}/` }),
  );
  const list = toTrending(
    brand,
    ok({ getStatsList: { trendingArticles: { contents } } }),
    [{ url: '/b/' }],
    [{ url: '/d/' }],
  );
  expect(list.map(({ title }) => title)).toEqual(['a', 'c', 'e', 'f', 'g']);
});
