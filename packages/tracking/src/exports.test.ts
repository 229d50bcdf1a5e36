import { expect, test } from 'vitest';
import * as client from './client.ts';
import * as consent from './consent/index.ts';
import * as index from './index.ts';

test.each([
  [
    '.',
    index,
    [
      'articleFields',
      'pageDataId',
      'parsePageData',
      'getScriptUrl',
      'shareEventName',
      'thirdParties',
      'toTrackingPayload',
      'getUserState',
      'serializePageData',
    ],
  ],
  [
    './consent',
    consent,
    ['allAllowed', 'allRefused', 'getAllowed', 'getConsent', 'createConsent', 'purposeNames', 'toPurposes'],
  ],
  ['./client', client, ['getGlobalPrivacyControl', 'startTracking']],
])('%s exports exactly these names', (_, module, names) =>
  expect(Object.keys(module).toSorted()).toEqual(names.toSorted()),
);
