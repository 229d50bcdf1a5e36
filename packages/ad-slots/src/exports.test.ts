import { expect, test } from 'vitest';
import * as lifecycle from './lifecycle/index';
import * as table from './index';

test('the exports of the package are these: a change is a change for everyone', () => {
  expect(Object.keys(table).toSorted()).toEqual([
    'adPageName',
    'allSizesOf',
    'defaultSet',
    'definitionOf',
    'homeSet',
    'inArticleSlots',
    'interstitialDue',
    'interstitialRules',
    'isSlotName',
    'labels',
    'landmarkName',
    'logoSet',
    'mappingOf',
    'mayOpen',
    'sizesOf',
    'slots',
    'slotsOfPage',
    'spaceOf',
    'targetingOf',
    'widthFor',
    'widths',
  ]);
  expect(Object.keys(lifecycle)).toEqual(['createAds']);
});
