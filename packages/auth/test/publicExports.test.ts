import { expect, test } from 'vitest';
import * as index from '../src/index.ts';

test('the package exports what it says', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'afterLogout',
    'checkSession',
    'cookieDeletions',
    'cookieDomains',
    'createVisitorStore',
    'customerQuery',
    'hasSessionCookies',
    'isActiveSubscription',
    'isLogout',
    'isSignedIn',
    'loadCustomer',
    'loadDemographics',
    'loadSession',
    'logout',
    'mayBeSignedIn',
    'newslettersUrl',
    'parseCustomer',
    'profileIsIncomplete',
    'readCookie',
    'readVisitorCookies',
    'sessionErrors',
    'showsProContent',
    'signedOut',
    'subscribeCardFor',
    'unknownVisitor',
    'visitorCookieNames',
    'visitorOf',
  ]);
});
