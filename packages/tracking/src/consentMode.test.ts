import { expect, test } from 'vitest';
import { toPurposes } from './consent/purposes.ts';
import { toConsentModeParameters } from './client.ts';

test.each<[string[], string[]]>([
  [[], []],
  [['measurement'], ['analytics_storage']],
  [['advertising'], ['ad_storage', 'ad_user_data']],
  [['personalization'], ['personalization_storage']],
  [
    ['measurement', 'advertising', 'personalization'],
    ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization', 'personalization_storage'],
  ],
])('consent to %j grants %j', (purposes, granted) => {
  expect(
    Object.entries(toConsentModeParameters(toPurposes(purposes)))
      .filter(([, value]) => value === 'granted')
      .map(([name]) => name),
  ).toEqual(granted);
});
