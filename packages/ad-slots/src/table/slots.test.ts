import { describe, expect, test } from 'vitest';
import { getAllSizes, getSizeMapping, getSizes, getReservedSpace, toBreakpoint } from './sizes';
import { getPageSlots } from './sets';
import { getLandmarkName } from './labels';
import { toAdPageName } from '../page/targeting';
import { getDefinition, isSlotName, slots, type SlotName, breakpoints } from './slots';

const names = Object.keys(slots) as SlotName[];

describe('§9: the slot table', () => {
  test.each([
    [728, 90],
    [970, 250],
    [300, 250],
    [300, 600],
    [300, 1050],
  ])('has a slot of %sx%s', (width, height) => {
    expect(names.some((name) => getAllSizes(name).some((size) => String(size) === `${width},${height}`))).toBe(true);
  });

  test('has unique positions and landmark names', () => {
    expect(new Set(names.map((name) => slots[name].position)).size).toBe(names.length);
    expect(new Set(names.map((name) => getLandmarkName(slots[name]))).size).toBe(names.length);
  });

  test.each(names)('%s reserves space for its largest size at every breakpoint', (name) => {
    const tooLarge = breakpoints.flatMap((breakpoint) => {
      const space = getReservedSpace(getDefinition(name), breakpoint);
      const width = space?.width === 'full' ? Infinity : (space?.width ?? 0);
      return getSizes(getDefinition(name), breakpoint).filter((size) =>
        size === 'fluid' ? !space || space.height === 0 : size[0] > width || size[1] > (space?.height ?? 0),
      );
    });
    expect(tooLarge).toEqual([]);
  });

  test('a slot without sizes at a breakpoint reserves no space there', () => {
    expect(getReservedSpace(slots.vert2, 768)).toBeUndefined();
    expect(getReservedSpace(slots.vert2, 1024)).toEqual({ width: 300, height: 600 });
  });

  test.each(names)('no size of %s is wider than the viewport at its breakpoint, 320 px for the first', (name) => {
    const tooWide = (
      [
        [0, 320],
        [768, 768],
        [1024, 1024],
      ] as const
    ).flatMap(([breakpoint, narrowestViewport]) =>
      getSizes(getDefinition(name), breakpoint).filter((size) => size !== 'fluid' && size[0] > narrowestViewport),
    );
    expect(tooWide).toEqual([]);
  });

  test.each([
    ['vert1', true],
    ['vert4', false],
    ['toString', false],
    ['', false],
  ])('"%s" is the name of a slot: %s', (text, expected) => {
    expect(isSlotName(text)).toBe(expected);
  });
});

describe('§3: size mapping at 0, 768 and 1024', () => {
  test.each([
    [320, 0],
    [767, 0],
    [768, 768],
    [1023, 768],
    [1024, 1024],
    [2000, 1024],
  ])('a viewport of %s px uses the breakpoint %s px', (viewportWidth, breakpoint) => {
    expect(toBreakpoint(viewportWidth)).toBe(breakpoint);
  });

  test('lists the widest breakpoint first and inherits missing sizes from the narrower one', () => {
    expect(getSizeMapping('horiz1', { viewportWidth: 1440, width: 1440 })).toEqual([
      {
        viewport: [1024, 0],
        sizes: [
          [970, 90],
          [728, 90],
        ],
      },
      { viewport: [768, 0], sizes: [[728, 90]] },
      { viewport: [0, 0], sizes: [[320, 50]] },
    ]);
    expect(getSizeMapping('vert1', { viewportWidth: 1440, width: 300 }).map(({ sizes }) => sizes)).toEqual([
      [[300, 250]],
      [[300, 250]],
      [[300, 250]],
    ]);
  });

  test('leaves out sizes wider than the container', () => {
    expect(getSizeMapping('horiz2', { viewportWidth: 1024, width: 636 })[0]?.sizes).toEqual([[468, 60]]);
    expect(getSizeMapping('horiz2', { viewportWidth: 1440, width: 956 })[0]?.sizes).toEqual([
      [728, 90],
      [468, 60],
    ]);
  });
});

describe('§2.6 the slots of a page by its layout and route', () => {
  test.each<[string, Parameters<typeof getPageSlots>, SlotName, boolean]>([
    ['the home page has more slots', [{ layout: 'home' }], 'vert3', true],
    ['other pages have fewer', [{ layout: 'two-column' }], 'vert3', false],
    ['a route adds a slot', [{ layout: 'article', adSlots: ['vert5'] }], 'vert5', true],
    ['a route hides a slot', [{ layout: 'article', adSlotsHidden: ['vert1'] }], 'vert1', false],
    ['hiding wins over adding', [{ layout: 'article', adSlots: ['vert5'], adSlotsHidden: ['vert5'] }], 'vert5', false],
    ['hideHoriz3 hides horiz3', [{ layout: 'two-column', hideHoriz3: true }], 'horiz3', false],
    ['hideHoriz3 hides no other slot', [{ layout: 'two-column', hideHoriz3: true }], 'horiz2', true],
    ['a slot whose flag is false is hidden (§5)', [{ layout: 'home' }, { vert1: false }], 'vert1', false],
    ['a slot whose flag is true stays', [{ layout: 'home' }, { vert1: true }], 'vert1', true],
    ['a flag adds nothing', [{ layout: 'default' }, { vert7: true }], 'vert7', false],
    ['the bare layout has none', [{ layout: 'bare' }], 'horiz1', false],
    ['a route adds a slot to the bare layout', [{ layout: 'bare', adSlots: ['nav_vert'] }], 'nav_vert', true],
  ])('%s', (_, parameters, name, expected) => {
    expect(getPageSlots(...parameters).has(name)).toBe(expected);
  });
});

describe('§9: page names of the ad manager', () => {
  test.each([
    ['development', 'test_home'],
    ['qa', 'test_home'],
    ['stage', 'test_home'],
    ['production', 'home'],
  ] as const)('in %s the home page is %s', (deployment, name) => {
    expect(toAdPageName('home', deployment)).toBe(name);
  });
});
