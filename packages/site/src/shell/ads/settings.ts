import type { AdsOptions } from '@masthead/ad-slots/lifecycle';
import { filterOpenLinks, type Brand } from '@masthead/config';
import { houseAdTexts } from '@masthead/texts/ads';
import { env } from '../../env';
import { href } from '../../routing/href';
import { slotNames, fallbackPageName } from './pageAds';

/** The publication's advertising settings in the browser; the same on every page. */
export type AdSettings = Omit<AdsOptions, 'consent'> & {
  /** `first-party`: house ads, which need no consent. */
  source: 'network' | 'first-party';
  /** Fields of the tracking payload that are equal on every page (§3). */
  site: { alm_site: string; alm_site_group: string };
  /** Name in the ad manager for a page without page data. */
  fallbackPageName: string;
};

/** Path of the house-ad service at the site's origin. Its name is plain, so that content blockers can recognize it. */
const housePath = '/house';

const publisherTag = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** The first sentence, because house ads are short. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

const getHouseLabel = ({ name }: Brand): string => houseAdTexts.from(name);

/** Label of slots whose creatives are all the publication's own; undefined with an ad network. */
export const getSlotLabel = (brand: Brand): string | undefined =>
  env.AD_NETWORK_CODE ? undefined : getHouseLabel(brand);

/** Reads the settings of a brand. Without AD_NETWORK_CODE they name the house-ad library (§9). */
export const adSettings = (brand: Brand): AdSettings => {
  const { subscribeCard, magazine, advertising } = brand;
  return {
    source: env.AD_NETWORK_CODE ? 'network' : 'first-party',
    libraryUrl: env.AD_NETWORK_CODE ? publisherTag : `${housePath}/tag.js`,
    unitRoot: `/${env.AD_NETWORK_CODE ?? 'house'}/${brand.tracking.site}`,
    site: { alm_site: brand.tracking.site, alm_site_group: brand.tracking.siteGroup },
    fallbackPageName,
    refresh: slotNames(advertising.refresh, 'refresh'),
    house: {
      label: getHouseLabel(brand),
      promotions: filterOpenLinks(brand, [
        {
          title: subscribeCard.title,
          text: firstSentence(subscribeCard.summary),
          action: subscribeCard.subscribe.title,
          url: subscribeCard.subscribe.url,
        },
        {
          title: magazine.name,
          text: firstSentence(magazine.description),
          action: houseAdTexts.readIssue,
          url: href('currentIssue', { magazine: magazine.slug }),
        },
        {
          title: houseAdTexts.resourceCenter,
          text: houseAdTexts.resourceText,
          action: houseAdTexts.browse,
          url: href('resources', {}),
        },
      ]),
    },
  };
};
