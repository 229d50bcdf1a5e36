import type { Link } from '@masthead/design-system';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { noValue } from '../../routing/screens';

/** The tabs of the partner resources page (SPEC §2.8), by what stands in the address. */
export const tabs = {
  home: 'Home',
  video: 'Video Center',
  'thought-leadership': 'Thought Leadership',
  webcasts: 'Webcast Center',
  'white-papers': 'White Papers',
  careers: 'Career Center',
} as const;
/** Key of a tab. */
export type Tab = keyof typeof tabs;

/** The tab that an address asks for; undefined for one that does not exist. */
export const parseTab = (choice: string): Tab | undefined => {
  if (choice === noValue) return 'home';
  return Object.hasOwn(tabs, choice) && choice !== 'home' ? (choice as Tab) : undefined;
};

/** SPEC §2.1: the home and the videos have addresses of their own; the other tabs are chosen in the query. */
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

/** Every tab as a link within the scope. */
export const getTabLinks = (scope: PartnerScope): Link[] =>
  Object.entries(tabs).map(([tab, title]) => ({ title, url: withPrefix(scope, getTabPath(tab as Tab)) }));
