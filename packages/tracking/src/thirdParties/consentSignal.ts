import type { Purposes } from '../consent/purposes.ts';

const word = (allowed: boolean): 'granted' | 'denied' => (allowed ? 'granted' : 'denied');

/** The reader's answer in the words of the tag manager's consent mode, by which the tags inside it are held. */
export const consentSignal = ({ measurement, advertising, personalisation }: Purposes) => ({
  analytics_storage: word(measurement),
  ad_storage: word(advertising),
  ad_user_data: word(advertising),
  ad_personalization: word(advertising && personalisation),
  personalization_storage: word(personalisation),
});
