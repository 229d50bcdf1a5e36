import { hasModule, type Brand } from '@masthead/config';
import type { Link } from '@masthead/design-system';
import { partnerTabTexts } from '@masthead/texts/resources';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { noValue } from '../../routing/screens';

/** Titles of the tabs of the partner resources page (§2.8) by their value in the address. */
export const tabs = {
  home: partnerTabTexts.home,
  video: partnerTabTexts.videos,
  'thought-leadership': partnerTabTexts.leadership,
  webcasts: partnerTabTexts.webcasts,
  'white-papers': partnerTabTexts.papers,
  careers: partnerTabTexts.careers,
} as const;
export type Tab = keyof typeof tabs;

/** The tab of a path segment; undefined for unknown ones. */
export const parseTab = (choice: string): Tab | undefined => {
  if (choice === noValue) return 'home';
  return Object.hasOwn(tabs, choice) && choice !== 'home' ? (choice as Tab) : undefined;
};

/** The path of a tab. Home and videos have their own path; the other tabs are a query parameter (§2.1). */
export const getTabPath = (tab: Tab): string => {
  switch (tab) {
    case 'home':
      return href('resourcePartners', {});
    case 'video':
      return href('partnerVideos', {});
    default:
      return `${href('resourcePartners', {})}?tab=${tab}`;
  }
};

/** Links to all tabs within the scope. Webcasts have one where the brand has them. */
export const getTabLinks = (brand: Pick<Brand, 'hiddenModules'>, scope: PartnerScope): Link[] =>
  Object.entries(tabs)
    .filter(([tab]) => tab !== 'webcasts' || hasModule(brand, 'webcasts'))
    .map(([tab, title]) => ({ title, url: withPrefix(scope, getTabPath(tab as Tab)) }));
