import { describe, expect, test } from 'vitest';
import { readBehavior } from './behavior.ts';
import { createStubLibrary } from './library.ts';
import { StubSlot } from './slot.ts';

// Every member of the interface types: a missing or removed one does not compile.
const calls = {
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

const ofService = {
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

const ofSlot = {
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

const library = () => createStubLibrary(new URL('http://house.example.com/house/'), () => readBehavior(''));

describe('DECISIONS, Advertising: the stub has the interface of the library', () => {
  test.each(Object.keys(calls))('googletag.%s', (name) => {
    expect(name in library()).toBe(true);
  });
  test.each(Object.keys(ofService))('googletag.pubads().%s', (name) => {
    expect(typeof Reflect.get(library().pubads(), name)).toBe('function');
  });
  test.each(Object.keys(ofSlot))('a slot has %s', (name) => {
    expect(typeof Reflect.get(new StubSlot('/house/page', [300, 250], 'room'), name)).toBe('function');
  });
});

describe('it merges configuration like the library', () => {
  test('null clears a key, a missing key stays, targeting merges by key', () => {
    const tag = library();
    tag.setConfig({ singleRequest: true, targeting: { a: '1', b: ['2', '3'] } });
    tag.setConfig({ targeting: { a: null, c: '4' } });
    expect(tag.getConfig(['targeting', 'singleRequest'])).toEqual({
      singleRequest: true,
      targeting: { b: ['2', '3'], c: '4' },
    });
    tag.setConfig({ targeting: null });
    expect(tag.getConfig('targeting')).toEqual({});
  });

  test('older calls change the same configuration', () => {
    const tag = library();
    tag.pubads().setTargeting('a', '1');
    expect(tag.getConfig('targeting')).toEqual({ targeting: { a: '1' } });
    expect([tag.pubads().getTargeting('a'), tag.pubads().getTargeting('b')]).toEqual([['1'], []]);
    tag.pubads().disableInitialLoad();
    expect(tag.getConfig('disableInitialLoad')).toEqual({ disableInitialLoad: true });
  });

  test('an element has one slot', () => {
    const tag = library();
    expect(tag.defineSlot('/house/page', [300, 250], 'room')).not.toBeNull();
    expect(tag.defineSlot('/house/page', [300, 250], 'room')).toBeNull();
  });

  test('commands run at once, in order', () => {
    const ran: number[] = [];
    library().cmd.push(
      () => void ran.push(1),
      () => void ran.push(2),
    );
    expect(ran).toEqual([1, 2]);
  });
});

describe('§3 a slot requests the sizes of the first row of its mapping that the viewport reaches', () => {
  const slot = () =>
    new StubSlot(
      '/house/page',
      [
        [970, 250],
        [300, 250],
      ],
      'room',
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
  ])('at %s px', (viewport, sizes) => {
    expect(slot().sizesAt(viewport)).toEqual(sizes);
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
  ])('%j without a mapping', (sizes, list) => {
    expect(new StubSlot('/house/page', sizes, 'room').sizesAt(390)).toEqual(list);
  });
});

describe('the URL sets the behavior of the stub', () => {
  const usual = readBehavior('');
  test.each([
    ['', usual],
    ['?house-delay=1500', { ...usual, delay: 1500 }],
    ['?house-delay=soon', usual],
    ['?house-delay=-5', usual],
    ['?house-delay=9e9', { ...usual, delay: 20_000 }],
    ['?house-empty=vert1,footer', { ...usual, empty: ['vert1', 'footer'] }],
    ['?house-size=largest&house-fault=throw', { ...usual, size: 'largest', failure: 'throw' }],
    ['?house-size=huge&house-fault=explode', usual],
  ])('%s', (search, expected) => {
    expect(readBehavior(search)).toEqual(expected);
  });
  test('missing parameters keep the previous values', () => {
    expect(readBehavior('?house-delay=0', { delay: 9, empty: ['all'], size: 'smallest', failure: 'none' })).toEqual({
      delay: 0,
      empty: ['all'],
      size: 'smallest',
      failure: 'none',
    });
  });
});
