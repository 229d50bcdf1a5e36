import { expect, test } from 'vitest';
import * as lifecycle from './lifecycle/index';
import * as table from './index';

test('exports exactly these names', () => {
  expect(Object.keys(table).toSorted()).toEqual([
    'breakpoints',
    'defaultSet',
    'findParagraphGap',
    'getAllSizes',
    'getArticleSlots',
    'getDefinition',
    'getLandmarkName',
    'getPageSlots',
    'getReservedSpace',
    'getSizeMapping',
    'getSizes',
    'homeSet',
    'interstitialRules',
    'isInterstitialDue',
    'isSlotName',
    'labels',
    'logoSet',
    'slots',
    'toAdPageName',
    'toBreakpoint',
    'toTargeting',
  ]);
  expect(Object.keys(lifecycle)).toEqual(['createAds']);
});
