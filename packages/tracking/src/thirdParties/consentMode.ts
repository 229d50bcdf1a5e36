import type { Purposes } from '../consent/purposes.ts';

const toGrant = (allowed: boolean): 'granted' | 'denied' => (allowed ? 'granted' : 'denied');

/** Converts a decision to the parameters of Google consent mode, which control the tags of the tag manager. */
export const toConsentModeParameters = ({ measurement, advertising, personalization }: Purposes) => ({
  analytics_storage: toGrant(measurement),
  ad_storage: toGrant(advertising),
  ad_user_data: toGrant(advertising),
  ad_personalization: toGrant(advertising && personalization),
  personalization_storage: toGrant(personalization),
});
