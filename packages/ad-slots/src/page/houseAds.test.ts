import { describe, expect, test } from 'vitest';
import { slots, type SlotName } from '../table/slots';
import { getHouseAdRule, spaceHouseAds, type PageFunding } from './houseAds';

const getAllowed = (layout: string, paidBy: PageFunding = 'newsroom') =>
  (Object.keys(slots) as SlotName[]).filter((name) => getHouseAdRule(name, { layout, paidBy }) === 'allowed');
const logos = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `smartsite_logo${index}`);

describe('§9: the slots that may show house ads', () => {
  test.each([
    ['home', ['horiz1', 'vert3', 'footer']],
    ['article', ['horiz1', 'vert6']],
    ['two-column', ['horiz1']],
    ['branded-resource', ['horiz1']],
  ])('of the layout %s are %j, and those outside the page', (layout, names) => {
    expect(getAllowed(layout)).toEqual(expect.arrayContaining([...names, 'nav_vert', 'interstitial', ...logos]));
    expect(getAllowed(layout)).toHaveLength(names.length + 2 + logos.length);
  });

  test('of a page that a sponsor pays for are the logos of partners only', () => {
    expect(getAllowed('article', 'sponsor')).toEqual(logos);
  });
});

describe('§9: one house ad in two screens', () => {
  const place = (top: number, name: SlotName = 'footer', rule: 'allowed' | 'none' = 'allowed') => ({ name, rule, top });
  test.each([
    ['one alone', [place(0)], [], ['allowed']],
    ['a second one at a distance of two screens', [place(0), place(2_000)], [], ['allowed', 'allowed']],
    ['none nearer than that', [place(0), place(1_999), place(2_000)], [], ['allowed', 'none', 'allowed']],
    ['none near a paid ad above or below', [place(0), place(-2_500)], [-900], ['none', 'none']],
    ['a slot without house ads takes no distance', [place(0, 'vert1', 'none'), place(10)], [], ['none', 'allowed']],
    ['the drawer is outside the page', [place(0), place(0, 'nav_vert'), place(0)], [], ['allowed', 'allowed', 'none']],
  ] as const)('%s', (_, places, adTops, rules) => {
    expect(spaceHouseAds(places, adTops, 1_000)).toEqual(rules);
  });
});
