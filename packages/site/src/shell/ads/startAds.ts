import { createAds, type AdConsent, type AdPage, type Ads, type ConsentSource } from '@masthead/ad-slots/lifecycle';
import { toTargeting } from '@masthead/ad-slots/targeting';
import { pageDataId, parsePageData, getUserState } from '@masthead/tracking';
import { getConsent, type Consent, type Purposes } from '@masthead/tracking/consent';
import type { AdSettings } from './settings';

/** The advertising that a consent decision permits. */
export const toAdConsent = ({ advertising, personalization }: Purposes): AdConsent => {
  if (!advertising) return 'refused';
  return personalization ? 'allowed' : 'limited';
};

/** Consent for the ad network: waits for the visitor's decision and follows later changes. */
export const createConsentSource = (consent: Consent, withdrawn: () => void): ConsentSource => ({
  getConsent: async () => {
    await consent.settled;
    return toAdConsent(consent.allowed());
  },
  subscribe: (changed) => consent.subscribe(() => changed(toAdConsent(consent.allowed()))),
  onWithdrawn: withdrawn,
});

/** House ads are the publication's own and need no consent. */
const alwaysAllowed: ConsentSource = {
  getConsent: () => Promise.resolve('allowed'),
  subscribe: () => () => undefined,
  onWithdrawn: () => undefined,
};

/** The page for the ad manager. Articles add the visitor's sign-in state, as in the tracking payload. */
export const toAdPage = (
  text: string | null | undefined,
  cookies: string,
  { site, fallbackPageName }: Pick<AdSettings, 'site' | 'fallbackPageName'>,
): AdPage => {
  const data = parsePageData(text);
  const article = data?.article && { ...data.article, plac_userstate: getUserState(cookies) };
  const name = data?.gpt_page || fallbackPageName; // empty when the page data is incomplete
  return { name, targeting: toTargeting({ ...site, ...data, ...article, gpt_page: name }) };
};

/** The current page for the ad manager. */
export const getCurrentPage = (settings: AdSettings): AdPage =>
  toAdPage(document.getElementById(pageDataId)?.textContent, document.cookie, settings);

/** Starts the document's advertising runtime. */
export const startAds = ({ source, ...options }: AdSettings): Ads =>
  createAds({
    ...options,
    consent: source === 'network' ? createConsentSource(getConsent(), () => location.reload()) : alwaysAllowed,
  });
