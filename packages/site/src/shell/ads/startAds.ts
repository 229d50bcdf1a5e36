import { createAds, type AdConsent, type AdPage, type Ads, type ConsentSource } from '@masthead/ad-slots/lifecycle';
import { targetingOf } from '@masthead/ad-slots/targeting';
import { pageDataId, readPageData, userStateOf } from '@masthead/tracking';
import { consentOf, type Consent, type Purposes } from '@masthead/tracking/consent';
import type { AdSettings } from './settings';

/** What the reader's answer allows of advertising. */
export const adConsent = ({ advertising, personalisation }: Purposes): AdConsent => {
  if (!advertising) return 'refused';
  return personalisation ? 'allowed' : 'limited';
};

/** The network's advertising asks the reader, and follows each later answer on the page it is given on. */
export const readersConsent = (consent: Consent, withdrawn: () => void): ConsentSource => ({
  ask: async () => {
    await consent.settled;
    return adConsent(consent.allowed());
  },
  watch: (changed) => consent.subscribe(() => changed(adConsent(consent.allowed()))),
  withdrawn,
});

/** Promotions of the house are the publication's own and wait for nobody. */
const nobodys: ConsentSource = {
  ask: () => Promise.resolve('allowed'),
  watch: () => () => undefined,
  withdrawn: () => undefined,
};

/** A page as the ad manager knows it, from its own data as it stands in the HTML. On articles the browser adds whether somebody is signed in, as in the tracking payload. */
export const adPage = (
  text: string | null | undefined,
  cookies: string,
  { site, unnamedPage }: Pick<AdSettings, 'site' | 'unnamedPage'>,
): AdPage => {
  const data = readPageData(text);
  const article = data?.article && { ...data.article, plac_userstate: userStateOf(cookies) };
  const name = data?.gpt_page || unnamedPage; // blank where the data is not whole
  return { name, targeting: targetingOf({ ...site, ...data, ...article, gpt_page: name }) };
};

/** The page that is shown now. */
export const currentPage = (settings: AdSettings): AdPage =>
  adPage(document.getElementById(pageDataId)?.textContent, document.cookie, settings);

/** The advertising of this document. */
export const startAds = ({ source, ...options }: AdSettings): Ads =>
  createAds({
    ...options,
    consent: source === 'network' ? readersConsent(consentOf(), () => location.reload()) : nobodys,
  });
