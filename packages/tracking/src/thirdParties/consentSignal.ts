import type { Purposes } from '../consent/purposes.ts';

const toGrant = (allowed: boolean): 'granted' | 'denied' => (allowed ? 'granted' : 'denied');

/** The reader's answer in the words of the tag manager's consent mode, by which the tags inside it are held. */
export const toConsentSignal = ({ measurement, advertising, personalisation }: Purposes) => ({
  analytics_storage: toGrant(measurement),
  ad_storage: toGrant(advertising),
  ad_user_data: toGrant(advertising),
  ad_personalization: toGrant(advertising && personalisation),
  personalization_storage: toGrant(personalisation),
});
