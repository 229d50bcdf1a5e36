import { describe, expect, test } from 'vitest';
import { parseCustomer, type Customer } from './customer.ts';
import {
  getNewslettersUrl,
  isProfileIncomplete,
  signedOutVisitor,
  getSubscribeCardAudience,
  unknownVisitor,
  toVisitor,
} from './visitor.ts';

const customer = (...subscriptions: [productId: number, status: number][]): Customer => ({
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Reyes',
  subscriptions: subscriptions.map(([productId, status], index) => ({ id: String(index), productId, status })),
});

describe('§6: a subscriber has status 1 for product 2454', () => {
  test.each<[string, [number, number][], 'subscriber' | 'registrant']>([
    ['no subscription', [], 'registrant'],
    ['the product, active', [[2454, 1]], 'subscriber'],
    ['the product, ended', [[2454, 0]], 'registrant'],
    ['the product with another status', [[2454, 2]], 'registrant'],
    ['another product, active', [[2455, 1]], 'registrant'],
    [
      'the product ended, and another product active',
      [
        [2454, 0],
        [1, 1],
      ],
      'registrant',
    ],
    [
      'the product ended and renewed',
      [
        [2454, 0],
        [2454, 1],
      ],
      'subscriber',
    ],
  ])('%s', (_, subscriptions, state) => {
    expect(toVisitor(customer(...subscriptions)).state).toBe(state);
  });
});

describe('§2.7: the newsletters link', () => {
  const urls = { loggedInState: '/preferences', loggedOutState: '/newsletters' };
  test.each([
    ['a subscriber', toVisitor(customer([2454, 1])), '/preferences'],
    ['a registrant', toVisitor(customer()), '/preferences'],
    ['a signed-out visitor', signedOutVisitor, '/newsletters'],
    ['a visitor whose state is unknown', unknownVisitor, '/newsletters'],
  ])('of $0 leads to $2', (_, visitor, url) => {
    expect(getNewslettersUrl(visitor, urls)).toBe(url);
  });
});

test.each([
  ['signed-in', 'always', 'signed-in'],
  ['signed-in', 'never', 'nobody'],
  ['always', 'never', 'everyone'],
  ['always', 'always', 'everyone'],
] as const)(
  '§2.8: with the brand setting %s and the route setting %s, the audience of the subscribe card is %s',
  (brand, route, audience) => {
    expect(getSubscribeCardAudience({ brand, route })).toBe(audience);
  },
);

test.each([
  [0, true],
  [99.9, true],
  [100, false],
  [120, false],
  [undefined, false],
])('§2.7: a profile of %s percent is incomplete: %s', (percent, incomplete) => {
  expect(isProfileIncomplete(percent)).toBe(incomplete);
});

describe('parseCustomer', () => {
  test.each([null, undefined, 'text', 7, [], {}, { id: '' }, { id: 7 }, { firstName: 'Ada' }])(
    'returns undefined for %j',
    (value) => {
      expect(parseCustomer(value)).toBeUndefined();
    },
  );
  test('replaces missing and invalid fields with empty ones and omits invalid subscriptions', () => {
    const parsed = parseCustomer({
      id: 'c1',
      firstName: 7,
      lastName: null,
      subscriptions: [{ id: 1, productId: 2454, status: 1 }, { productId: '2454', status: 1 }, null],
    });
    expect(parsed).toEqual({
      id: 'c1',
      firstName: '',
      lastName: '',
      subscriptions: [{ id: '1', productId: 2454, status: 1 }],
    });
  });
});
