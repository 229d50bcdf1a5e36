import { expect, test } from 'vitest';
import * as index from '../src/index.ts';

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'checkSession',
    'createVisitorStore',
    'getCookieDeletions',
    'getCookieDomains',
    'getHomeUrl',
    'getNewslettersUrl',
    'getSubscribeCardAudience',
    'hasSessionCookies',
    'isActiveSubscription',
    'isLogout',
    'isProfileIncomplete',
    'isSignedIn',
    'loadCustomer',
    'loadDemographics',
    'loadSession',
    'logout',
    'mayBeSignedIn',
    'parseCustomer',
    'readVisitorCookies',
    'sessionErrors',
    'showsProContent',
    'signedOut',
    'toVisitor',
    'unknownVisitor',
    'visitorCookieNames',
  ]);
});
