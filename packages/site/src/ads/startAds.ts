import { createAds, type AdConsent, type AdPage, type Ads } from '@masthead/ad-slots/lifecycle';
import { targetingOf } from '@masthead/ad-slots/targeting';
import { pageDataId, readPageData } from '@masthead/tracking';
import { consentOf } from '@masthead/tracking/consent';
import type { AdSettings } from './settings';

/** What the reader's answer allows of advertising. */
const networkConsent = async (): Promise<AdConsent> => {
  const { advertising, personalisation } = await consentOf().settled;
  if (!advertising) return 'refused';
  return personalisation ? 'allowed' : 'limited';
};

/** The page's own data, as it stands in the HTML. */
export const currentPage = (): AdPage => {
  const data = readPageData(document.getElementById(pageDataId)?.textContent);
  return { name: data?.gpt_page ?? 'other', targeting: data ? targetingOf({ ...data, ...data.article }) : {} };
};

/** The advertising of this document. Promotions of the house are the publication's own and wait for nobody's consent. */
export const startAds = ({ source, ...options }: AdSettings): Ads => createAds({ ...options, consent: source === 'network' ? networkConsent : () => Promise.resolve('allowed') });
