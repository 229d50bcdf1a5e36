import { visitorOf, type Customer, type VisitorState } from '@masthead/auth';
import { describe, expect, test } from 'vitest';
import { toShownVisitor } from './shownVisitor';

const customer: Customer = {
  id: 'c1',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Reyes',
  title: '',
  promoCode: '',
  subscriptions: [{ id: 's1', productId: 2454, status: 1 }],
};
const session = (percent?: number): VisitorState['session'] => ({
  state: null,
  loggedIn: true,
  sessionInitialized: true,
  user: {
    email: 'a@example.com',
    userId: 'c1',
    firstName: 'Ada',
    lastName: 'Reyes',
    demographics: percent === undefined ? {} : { profileCompletionPercent: percent },
  },
});
const busy: VisitorState['session'] = { state: 'busy', loggedIn: false, sessionInitialized: false };

describe('§2.7: what a page shows of its reader', () => {
  test('a subscriber has a name and the pro button', () => {
    expect(toShownVisitor({ visitor: visitorOf(customer), session: busy })).toEqual({
      visitor: { state: 'subscriber', firstName: 'Ada', lastName: 'Reyes' },
      answer: 'awaited',
      pro: 'shown',
    });
  });
  test('a registrant has no pro button', () => {
    expect(toShownVisitor({ visitor: visitorOf({ ...customer, subscriptions: [] }), session: busy })).toMatchObject({
      visitor: { state: 'registrant' },
      pro: 'hidden',
    });
  });
  test.each([
    [60, { profileCompletion: 60 }],
    [100, {}],
    [undefined, {}],
  ])('a profile of %s per cent is shown as %j', (percent, shown) => {
    expect(toShownVisitor({ visitor: visitorOf(customer), session: session(percent) }).visitor).toEqual({
      state: 'subscriber',
      firstName: 'Ada',
      lastName: 'Reyes',
      ...shown,
    });
  });
  test.each([{ state: 'unknown' }, { state: 'signed-out' }] as const)('$state shows no name', (visitor) => {
    expect(toShownVisitor({ visitor, session: session(60) })).toEqual({ visitor, answer: 'given', pro: 'hidden' });
  });
});
