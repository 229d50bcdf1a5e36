import type { AdsOptions } from '@masthead/ad-slots/lifecycle';
import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { href } from '../../routing/href';
import { slotNames, unnamedPage } from './pageAds';
import { housePath } from './housePath';

/** What the browser is told of the publication's advertising; the same on every page. */
export type AdSettings = Omit<AdsOptions, 'consent'> & {
  /** `first-party`: promotions of the house, which wait for nobody's consent. */
  source: 'network' | 'first-party';
  /** What the tracking payload says of every page of the publication (SPEC §3). */
  site: { alm_site: string; alm_site_group: string };
  /** The ad manager's name of a page that does not say its own. */
  unnamedPage: string;
};

const publisherTag = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** A sentence, or the words before a long one's end: promotions are short. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** DECISIONS, Advertising: without a network code, the stand-in. */
export const adSettings = (brand: Brand): AdSettings => {
  const { subscribeCard, magazine, advertising } = brand;
  return {
    source: env.AD_NETWORK_CODE ? 'network' : 'first-party',
    libraryUrl: env.AD_NETWORK_CODE ? publisherTag : `${housePath}/tag.js`,
    unitRoot: `/${env.AD_NETWORK_CODE ?? 'house'}/${brand.tracking.site}`,
    site: { alm_site: brand.tracking.site, alm_site_group: brand.tracking.siteGroup },
    unnamedPage,
    refresh: slotNames(advertising.refresh, 'refresh'),
    house: {
      label: `From ${brand.name}`,
      promotions: [
        {
          title: subscribeCard.title,
          text: firstSentence(subscribeCard.summary),
          action: subscribeCard.subscribeText,
          url: subscribeCard.subscribeLink,
        },
        {
          title: magazine.name,
          text: firstSentence(magazine.description),
          action: 'Read the current issue',
          url: href('currentIssue', { magazine: magazine.slug }),
        },
        {
          title: 'Resource Center',
          text: 'Papers, guides and tools for the work at hand.',
          action: 'Browse resources',
          url: href('resources', {}),
        },
      ],
    },
  };
};
