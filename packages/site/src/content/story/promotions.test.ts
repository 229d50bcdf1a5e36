import { err, ok } from '@masthead/graphql-ops';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { getAlert, getFirstPromotion } from './promotions';

const listing = (change = {}) => ({
  type: 'Event',
  title: 'Net Lease Summit',
  description: 'Two days.',
  uri: '/events/',
  image: null,
  ...change,
});
const reply = (...listings: ReturnType<typeof listing>[]) => ok({ getPromotionalListings: listings });
const unavailable = err({ kind: 'unavailable' as const, cause: new TypeError('fetch failed') });

describe('§3 promotional listings', () => {
  test('returns the first listing', () => {
    expect(getFirstPromotion(brand, reply(listing(), listing({ title: 'Second' })), '/')).toEqual({
      promotion: { type: 'Event', title: 'Net Lease Summit', description: 'Two days.', url: '/events/' },
    });
  });

  test('skips listings that link to the current page', () => {
    expect(
      getFirstPromotion(brand, reply(listing(), listing({ title: 'Second', uri: '/rss/' })), '/events/'),
    ).toMatchObject({
      promotion: { title: 'Second' },
    });
  });

  test('skips listings of a module that the publication does not have', () => {
    expect(
      getFirstPromotion({ ...brand, hiddenModules: ['events'] }, reply(listing(), listing({ uri: '/rss/' })), '/'),
    ).toMatchObject({ promotion: { url: '/rss/' } });
  });

  test('omits invalid URLs', () => {
    expect(getFirstPromotion(brand, reply(listing({ uri: 'javascript:alert(1)', description: null })), '/')).toEqual({
      promotion: { type: 'Event', title: 'Net Lease Summit' },
    });
  });

  test.each([
    ['none', reply()],
    ['alerts alone', reply(listing({ type: 'Alert' }))],
    ['no response', unavailable],
  ])('is undefined with %s', (_, result) => {
    expect(getFirstPromotion(brand, result, '/')).toEqual({});
  });
});

describe('§2.8 the alert about a regulated product', () => {
  test('is the listing of type Alert', () => {
    expect(
      getAlert(
        reply(
          listing(),
          listing({
            type: 'Alert',
            title: 'Offered by prospectus only.',
            description: 'Read the disclosures',
            uri: '/tag/x/',
          }),
        ),
      ),
    ).toEqual({ text: 'Offered by prospectus only.', link: { title: 'Read the disclosures', url: '/tag/x/' } });
  });

  test('may have no link', () => {
    expect(getAlert(reply(listing({ type: 'alert', title: 'Offered by prospectus only.', uri: null })))).toEqual({
      text: 'Offered by prospectus only.',
    });
  });

  test.each([
    ['promotions alone', reply(listing())],
    ['no response', unavailable],
  ])('is undefined with %s', (_, result) => {
    expect(getAlert(result)).toBeUndefined();
  });
});
