import { toVisitor, type Customer, type VisitorState } from '@masthead/auth';
import { describe, expect, test } from 'vitest';
import { toDisplayedVisitor } from './startVisitor';

const customer: Customer = {
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Reyes',
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

describe('§2.7: the visitor as a page displays them', () => {
  test('a subscriber has a name', () => {
    expect(toDisplayedVisitor({ visitor: toVisitor(customer), session: busy })).toEqual({
      visitor: { state: 'subscriber', firstName: 'Ada', lastName: 'Reyes' },
      lookup: 'pending',
    });
  });
  test('a registrant is no subscriber', () => {
    expect(toDisplayedVisitor({ visitor: toVisitor({ ...customer, subscriptions: [] }), session: busy })).toMatchObject(
      {
        visitor: { state: 'registrant' },
      },
    );
  });
  test.each([
    [60, { profileCompletion: 60 }],
    [100, {}],
    [undefined, {}],
  ])('a profile of %s percent is displayed as %j', (percent, displayed) => {
    expect(toDisplayedVisitor({ visitor: toVisitor(customer), session: session(percent) }).visitor).toEqual({
      state: 'subscriber',
      firstName: 'Ada',
      lastName: 'Reyes',
      ...displayed,
    });
  });
  test.each([{ state: 'unknown' }, { state: 'signed-out' }] as const)('$state displays no name', (visitor) => {
    expect(toDisplayedVisitor({ visitor, session: session(60) })).toEqual({
      visitor,
      lookup: 'done',
    });
  });
});
