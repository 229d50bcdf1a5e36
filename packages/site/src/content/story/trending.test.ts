import { ok } from '@masthead/graphql-ops';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { isPremium } from './story';
import { toTrending } from './trending';

const item = (change = {}) => ({
  title: 'Loan',
  uri: '/loan/',
  byline: null,
  kicker: null,
  breadcrumb: [],
  allCategories: [],
  ...change,
});
const getKicker = (change: Partial<ReturnType<typeof item>> | Record<string, unknown>, premiumDisplay = true) =>
  toTrending({ ...brand, premiumDisplay }, ok({ getStatsList: { trendingArticles: { contents: [item(change)] } } }))[0]
    ?.kicker;

describe('§2.8 a trending item', () => {
  test.each([
    [
      'is the last step of its breadcrumb',
      {
        kicker: 'News',
        breadcrumb: [
          { name: 'Sectors', uri: '/sectors/' },
          { name: 'Office', uri: '/sectors/office/' },
        ],
      },
      [{ title: 'Office', url: '/sectors/office/' }],
    ],
    ['is its own kicker without a breadcrumb', { kicker: 'News' }, [{ title: 'News', url: '/loan/' }]],
    ['is empty without both', {}, []],
  ])('the kicker %s', (_, change, trail) => {
    expect(getKicker(change)).toEqual({ trail });
  });

  test.each([
    [true, 'PRO'],
    [false, undefined],
  ])('in the Premium category with premium display %s has the badge %s', (display, badge) => {
    expect(getKicker({ allCategories: [{ name: 'Premium', sectionName: 'Tags' }] }, display)?.badge).toBe(badge);
  });
});

test.each([
  [[{ name: 'Premium', sectionName: 'Tags' }], true],
  [[{ name: 'Deals', sectionName: 'premium' }], true],
  [[{ name: 'Premium Outlets', sectionName: 'Retail' }], false],
  [[{ name: 'Deals' }], false],
  [[], false],
])('§6 the categories %j are premium for badge and tracking: %s', (categories, premium) => {
  expect(isPremium(categories)).toBe(premium);
});
