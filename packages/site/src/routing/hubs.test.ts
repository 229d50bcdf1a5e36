import { defineBrand, getAddressRules, isOpenAddress } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { describe, expect, test } from 'vitest';
import { getFixedPaths } from '../endpoints/sitemaps/sitemaps';
import { getHubLinks, findHub } from './hubs';
import { getRouteMatcher } from './match';

const hubs = { sectors: { path: 'clinical', title: 'Clinical', description: 'Every field of the practice.' } };
const brand = defineBrand({ ...aBrand(), hubs });
const { matchAddress, matchDocument } = getRouteMatcher(brand);

describe('a hub at an address of the brand', () => {
  test('is routed with its streams, and the default address is not found', () => {
    expect(matchAddress('/clinical/')).toMatchObject({ name: 'sectors', path: '/clinical/' });
    expect(matchAddress('/clinical/implants/')).toMatchObject({
      name: 'sectorStream',
      params: { path: ['clinical', 'implants'] },
    });
    expect([matchAddress('/sectors/'), matchAddress('/sectors/office/')]).toEqual([undefined, undefined]);
    expect(matchAddress('/markets/atlanta/')?.name).toBe('marketStream');
  });

  test('is in feeds and site maps instead of the default', () => {
    expect(matchDocument('/clinical/implants/feed/')).toMatchObject({ params: { path: ['clinical', 'implants'] } });
    expect(matchDocument('/sectors/office/feed/')).toBeUndefined();
    expect(getFixedPaths(brand, [{ uri: '/clinical/implants/' }])).toContain('/clinical/');
  });

  test('is named by the brand in links and trails', () => {
    expect(getHubLinks(brand).slice(0, 3)).toEqual([
      { title: 'Markets', url: '/markets/' },
      { title: 'Clinical', url: '/clinical/' },
      { title: 'Best Practices', url: '/best-practices/' },
    ]);
    expect(findHub(brand, '/clinical/implants/')?.title).toBe('Clinical');
  });

  test('closes with its module, in browsers too', () => {
    const without = defineBrand({ ...aBrand(), hubs, hiddenModules: ['sectors'] });
    expect(isOpenAddress(without, '/clinical/implants/')).toBe(false);
    expect(getAddressRules(without)).toContainEqual({ start: '/clinical/', isOpen: false });
    expect(getRouteMatcher(without).matchAddress('/clinical/')).toBeUndefined();
  });

  test('may not have the path of another hub', () =>
    expect(() => defineBrand({ ...aBrand(), hubs: { sectors: { path: 'markets' } } })).toThrow(
      'hubs.sectors.path: "markets" is the path of another hub too',
    ));
});

test.each([
  ['/example-topics/rates/', 'Topics', '/example-topics/'],
  ['/example-sections/news/', 'Sections', '/example-sections/'],
  ['/tag/power/', 'Tags', '/tag/'],
  ['/region/west/', 'Regions', '/region/'],
  ['/webcasts/on-demand/office/', 'Webcasts on Demand', '/webcasts/on-demand/'],
  ['/regulated-media/notices/', 'Regulated Media', '/regulated-media/'],
  ['/thought-leaders/channel/a-bank/', 'Thought Leader Channels', '/thought-leaders/channel/'],
])('§2.2 the stream %s is listed by %s at %s', (stream, title, url) => {
  expect(findHub(brand, stream)).toMatchObject({ title, url });
  expect(matchAddress(stream)?.name).toMatch(/Stream$/);
  expect(matchAddress(url)?.path).toBe(url);
});
