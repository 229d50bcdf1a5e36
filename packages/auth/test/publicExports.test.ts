import { expect, test } from 'vitest';
import * as index from '../src/index.ts';

test('the package exports what it says', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'UnprintableDocumentError', 'VisitorQueryError', 'afterLogout', 'askVisitor', 'checkSession', 'cookieDeletions', 'cookieDomains',
    'createVisitorStore', 'hasSessionCookies', 'isActiveSubscription', 'isLogout', 'isSignedIn', 'loadCustomer', 'loadDemographics',
    'loadSession', 'logout', 'mayBeSignedIn', 'newslettersUrl', 'parseCustomer', 'profileIsIncomplete', 'queryText', 'readCookie',
    'readVisitorCookies', 'sessionErrors', 'showsProContent', 'signedOut', 'subscribeCardFor', 'unknownVisitor', 'visitorCookieNames',
    'visitorOf', 'withReturnUrl',
  ]);
});
