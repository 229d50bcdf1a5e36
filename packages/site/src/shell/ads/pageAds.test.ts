import { slots, type SlotName } from '@masthead/ad-slots';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

  test('outside production pages carry their test name', () => {
    expect([
      pageAds(aPage('/')).page,
      pageAds(aPage('/2026/11/21/a-deal/')).page,
      pageAds(aPage('/no/such/page/')).page,
    ]).toEqual(['test_home', 'test_article', 'test_other']);
  });

  test('§5 what the brand hides is nowhere', () => {
    const without = { ...aPage('/'), brand: { ...brand, advertising: { hidden: ['vert1'], refresh: [] } } };
    expect([pageAds(without).slots.has('vert1'), pageAds(without).slots.has('horiz1')]).toEqual([false, true]);
  });

  test('a slot that the table does not have is a mistake that is told', () => {
    expect(() =>
      pageAds({ ...aPage('/'), brand: { ...brand, advertising: { hidden: ['vert4'], refresh: [] } } }),
    ).toThrow('advertising.hidden names the slot "vert4"');
  });
});

describe('what the browser is told', () => {
  test('without a network code, the stand-in at the own origin, under a name that is no advertising', () => {
    const { source, libraryUrl, unitRoot } = adSettings(brand);
    expect([source, libraryUrl, unitRoot]).toEqual(['first-party', '/house/tag.js', `/house/${brand.tracking.site}`]);
    expect(libraryUrl).not.toMatch(/\bads?\b|advert|banner|sponsor|doubleclick/i);
  });
  test('§3 the publication by its tracking names, and what a page is called that does not say', () => {
    const { site, fallbackPageName } = adSettings(brand);
    expect([site, fallbackPageName]).toEqual([
      { alm_site: brand.tracking.site, alm_site_group: brand.tracking.siteGroup },
      'test_other',
    ]);
  });
  test('promotions are of this publication, and lead to its pages', () => {
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

test('every slot of the table has its place on some page', () => {
  const source = path.join(import.meta.dirname, '../..');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  // Those of an article's text stand by rule, those of logos by their set.
  const byRule = /^(vert[56]|smartsite_logo\d)$/;
  expect(
    (Object.keys(slots) as SlotName[]).filter(
      (name) => !byRule.test(name) && !new RegExp(`['"]${name}['"]`).test(texts),
    ),
  ).toEqual([]);
});
