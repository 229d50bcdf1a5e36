import { expect, test } from 'vitest';
import * as index from '../src/index.ts';

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'canSeeProContent',
    'checkSession',
    'createVisitorStore',
    'getCookieDeletions',
    'getCookieDomains',
    'getHomeUrl',
    'getNewslettersUrl',
    'getSubscribeCardAudience',
    'hasSessionCookies',
    'isActiveSubscription',
    'isLogoutUrl',
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
    'signedOutVisitor',
    'toVisitor',
    'unknownVisitor',
    'visitorCookieNames',
  ]);
});
