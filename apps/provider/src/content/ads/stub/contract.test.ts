import { describe, expect, test } from 'vitest';
import { readBehavior } from './behavior.ts';
import { createStubLibrary } from './library.ts';
import { StubSlot } from './slot.ts';

// All members of the library's types. `satisfies` fails the type check when the types add or remove a member.
const libraryMembers = {
  pubads: true,
  companionAds: true,
  cmd: true,
  getVersion: true,
  secureSignalProviders: true,
  defineSlot: true,
  defineOutOfPageSlot: true,
  display: true,
  enableServices: true,
  disablePublisherConsole: true,
  destroySlots: true,
  sizeMapping: true,
  apiReady: true,
  pubadsReady: true,
  openConsole: true,
  setAdIframeTitle: true,
  setConfig: true,
  getConfig: true,
  enums: true,
} satisfies Record<keyof typeof googletag, true>;

const pubAdsMembers = {
  addEventListener: true,
  removeEventListener: true,
  getSlots: true,
  setTargeting: true,
  clearTargeting: true,
  getTargeting: true,
  getTargetingKeys: true,
  setCategoryExclusion: true,
  clearCategoryExclusions: true,
  disableInitialLoad: true,
  isInitialLoadDisabled: true,
  enableSingleRequest: true,
  setCentering: true,
  refresh: true,
  enableVideoAds: true,
  setVideoContent: true,
  collapseEmptyDivs: true,
  clear: true,
  setLocation: true,
  setPublisherProvidedId: true,
  set: true,
  get: true,
  getAttributeKeys: true,
  display: true,
  updateCorrelator: true,
  setForceSafeFrame: true,
  setSafeFrameConfig: true,
  enableLazyLoad: true,
  setPrivacySettings: true,
} satisfies Record<keyof googletag.PubAdsService, true>;

const slotMembers = {
  set: true,
  get: true,
  getAttributeKeys: true,
  addService: true,
  defineSizeMapping: true,
  setClickUrl: true,
  setCategoryExclusion: true,
  clearCategoryExclusions: true,
  getCategoryExclusions: true,
  setTargeting: true,
  clearTargeting: true,
  getTargeting: true,
  getTargetingKeys: true,
  setCollapseEmptyDiv: true,
  getAdUnitPath: true,
  getSlotElementId: true,
  setForceSafeFrame: true,
  setSafeFrameConfig: true,
  getResponseInformation: true,
  updateTargetingFromMap: true,
  setConfig: true,
  getConfig: true,
} satisfies Record<keyof googletag.Slot, true>;

const createLibrary = () => createStubLibrary(new URL('http://house.example.com/house/'), () => readBehavior(''));

describe('§9: the stub has every member of the Google Publisher Tag library', () => {
  test.each(Object.keys(libraryMembers))('googletag.%s', (name) => {
    expect(name in createLibrary()).toBe(true);
  });
  test.each(Object.keys(pubAdsMembers))('googletag.pubads().%s', (name) => {
    expect(typeof Reflect.get(createLibrary().pubads(), name)).toBe('function');
  });
  test.each(Object.keys(slotMembers))('a slot has %s', (name) => {
    expect(typeof Reflect.get(new StubSlot('/house/page', [300, 250], 'slot-element'), name)).toBe('function');
  });
});

describe('§9: the stub behaves like the library', () => {
  test('setConfig clears a key with null, keeps missing keys and merges targeting by key', () => {
    const tag = createLibrary();
    tag.setConfig({ singleRequest: true, targeting: { a: '1', b: ['2', '3'] } });
    tag.setConfig({ targeting: { a: null, c: '4' } });
    expect(tag.getConfig(['targeting', 'singleRequest'])).toEqual({
      singleRequest: true,
      targeting: { b: ['2', '3'], c: '4' },
    });
    tag.setConfig({ targeting: null });
    expect(tag.getConfig('targeting')).toEqual({});
  });

  test('the older pubads() methods change the same configuration', () => {
    const tag = createLibrary();
    tag.pubads().setTargeting('a', '1');
    expect(tag.getConfig('targeting')).toEqual({ targeting: { a: '1' } });
    expect([tag.pubads().getTargeting('a'), tag.pubads().getTargeting('b')]).toEqual([['1'], []]);
    tag.pubads().disableInitialLoad();
    expect(tag.getConfig('disableInitialLoad')).toEqual({ disableInitialLoad: true });
  });

  test('defineSlot returns null if the element already has a slot', () => {
    const tag = createLibrary();
    expect(tag.defineSlot('/house/page', [300, 250], 'slot-element')).not.toBeNull();
    expect(tag.defineSlot('/house/page', [300, 250], 'slot-element')).toBeNull();
  });

  test('cmd.push runs commands immediately, in order', () => {
    const ran: number[] = [];
    createLibrary().cmd.push(
      () => void ran.push(1),
      () => void ran.push(2),
    );
    expect(ran).toEqual([1, 2]);
  });
});

describe('§3: a slot requests the sizes of the first row of its size mapping whose minimum width the viewport has', () => {
  const slot = () =>
    new StubSlot(
      '/house/page',
      [
        [970, 250],
        [300, 250],
      ],
      'slot-element',
    ).defineSizeMapping([
      [
        [1024, 0],
        [
          [970, 250],
          [728, 90],
        ],
      ],
      [[768, 0], [[728, 90]]],
      [[0, 0], []],
    ]);
  test.each([
    [
      1440,
      [
        [970, 250],
        [728, 90],
      ],
    ],
    [
      1024,
      [
        [970, 250],
        [728, 90],
      ],
    ],
    [800, [[728, 90]]],
    [390, []],
  ])('in a viewport of %s px', (viewportWidth, sizes) => {
    expect(slot().sizesAt(viewportWidth)).toEqual(sizes);
  });
  test.each<[googletag.GeneralSize, unknown]>([
    [[300, 250], [[300, 250]]],
    [
      [
        [300, 250],
        [300, 600],
      ],
      [
        [300, 250],
        [300, 600],
      ],
    ],
    ['fluid', ['fluid']],
    [['fluid'], ['fluid']],
    [
      [[300, 250], 'fluid'],
      [[300, 250], 'fluid'],
    ],
  ])('all sizes of %j without a size mapping', (sizes, requested) => {
    expect(new StubSlot('/house/page', sizes, 'slot-element').sizesAt(390)).toEqual(requested);
  });
});

describe('the query string sets the behavior of the stub', () => {
  const defaults = readBehavior('');
  test.each([
    ['', defaults],
    ['?house-delay=1500', { ...defaults, delayMs: 1500 }],
    ['?house-delay=soon', defaults],
    ['?house-delay=-5', defaults],
    ['?house-delay=9e9', { ...defaults, delayMs: 20_000 }],
    ['?house-empty=vert1,footer', { ...defaults, empty: ['vert1', 'footer'] }],
    ['?house-size=largest&house-fault=throw', { ...defaults, size: 'largest', failure: 'throw' }],
    ['?house-size=huge&house-fault=explode', defaults],
  ])('reads %j', (search, expected) => {
    expect(readBehavior(search)).toEqual(expected);
  });
  test('missing parameters keep the previous values', () => {
    expect(readBehavior('?house-delay=0', { delayMs: 9, empty: ['all'], size: 'smallest', failure: 'none' })).toEqual({
      delayMs: 0,
      empty: ['all'],
      size: 'smallest',
      failure: 'none',
    });
  });
});
