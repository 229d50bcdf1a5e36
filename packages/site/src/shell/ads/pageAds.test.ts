import type { SlotName } from '@masthead/ad-slots';
import { describe, expect, test } from 'vitest';
import { aPage, brand } from '../../../test/aSite';
import { pageAds } from './pageAds';
import { adSettings } from './settings';

const has = (address: string, name: SlotName): boolean => pageAds(aPage(address)).slots.has(name);

describe('§2.6, §9 advertising by the route table', () => {
  test.each<[string, SlotName, boolean]>([
    ['/', 'horiz4', true],
    ['/markets/atlanta/', 'horiz4', false],
    ['/markets/atlanta/', 'horiz3', true],
    ['/events/', 'horiz3', false],
    ['/2026/11/21/a-deal/', 'vert5', true],
    ['/markets/', 'vert5', false],
    ['/cre-tech-center/', 'smartsite_logo8', true],
    ['/static/about-us/', 'interstitial', false],
    ['/no/such/page/', 'horiz1', true],
  ])('%s has %s: %s', (address, name, expected) => {
    expect(has(address, name)).toBe(expected);
  });

  test('pages have a test name outside production', () => {
    expect([
      pageAds(aPage('/')).page,
      pageAds(aPage('/2026/11/21/a-deal/')).page,
      pageAds(aPage('/no/such/page/')).page,
    ]).toEqual(['test_home', 'test_article', 'test_other']);
  });

  test('§5 slots that the brand hides are on no page', () => {
    const without = { ...aPage('/'), brand: { ...brand, advertising: { hidden: ['vert1'], refresh: [] } } };
    expect([pageAds(without).slots.has('vert1'), pageAds(without).slots.has('horiz1')]).toEqual([false, true]);
  });

  test('an unknown slot throws an error with its name', () => {
    expect(() =>
      pageAds({ ...aPage('/'), brand: { ...brand, advertising: { hidden: ['vert4'], refresh: [] } } }),
    ).toThrow('advertising.hidden names the slot "vert4"');
  });
});

describe('ad settings for the browser', () => {
  test('without a network code the script is the first-party stub, at a path without ad terms', () => {
    const { source, libraryUrl, unitRoot } = adSettings(brand);
    expect([source, libraryUrl, unitRoot]).toEqual(['first-party', '/house/tag.js', `/house/${brand.tracking.site}`]);
    expect(libraryUrl).not.toMatch(/\bads?\b|advert|banner|sponsor|doubleclick/i);
  });
  test('§3 has the tracking names of the publication and a fallback page name', () => {
    const { site, fallbackPageName } = adSettings(brand);
    expect([site, fallbackPageName]).toEqual([
      { alm_site: brand.tracking.site, alm_site_group: brand.tracking.siteGroup },
      'test_other',
    ]);
  });
  test('promotions link to pages of this publication', () => {
    const { house } = adSettings(brand);
    expect(house.label).toBe(`From ${brand.name}`);
    expect(house.promotions.length).toBeGreaterThanOrEqual(3);
    for (const { url, title, action } of house.promotions)
      expect([url.startsWith('/') || url.startsWith('https://'), title.length > 0, action.length > 0]).toEqual([
        true,
        true,
        true,
      ]);
  });
});
