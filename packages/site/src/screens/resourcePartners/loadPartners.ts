import type { Link } from '@masthead/design-system';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { fetchLists, findTabError, toLists, emptyLists, type Lists } from './fetchLists';
import { parseTab, getTabPath, tabs, type Tab } from './tabs';
import { toTabContent, type TabContent } from './tabContent';

/** The partner resources page with one of its tabs. */
export type PartnersView = {
  scope: PartnerScope;
  path: string;
  canonical: string;
  title: string;
  contact: Link;
  content: TabContent;
  /** `unavailable`: nothing of what the tab shows could be had. */
  state: 'listed' | 'unavailable';
};

const toView = (
  site: Site,
  scope: PartnerScope,
  tab: Tab,
  lists: Lists,
  state: PartnersView['state'],
): PartnersView => {
  const path = getTabPath(tab);
  return {
    scope,
    path: withPrefix(scope, path),
    canonical: toCanonicalPath(scope, path),
    title: tabs[tab],
    contact: { title: 'Contact us about partnering', url: href('staticPage', { slug: 'advertise-with-us' }) },
    content: toTabContent(tab, site, scope, lists),
    state,
  };
};

type Segments = Record<string, string | string[]>;

const parseSegments = (site: Site, { site: segment, choice }: Segments) => {
  const scope = findScope(site.brand, String(segment));
  const tab = parseTab(String(choice));
  return scope && tab ? { scope, tab } : undefined;
};

/** SPEC §2.1, §2.8: /resources/partners/ and /resources/partners/video. What could not be had leaves the rest standing. */
export const loadPartners = async (site: Site, segments: Segments): Promise<PageResult<PartnersView>> => {
  const selection = parseSegments(site, segments);
  if (!selection) return notFound;
  const results = await fetchLists(site, selection.scope);
  const error = findTabError(selection.tab, results);
  return error ? { ok: false, error } : found(toView(site, selection.scope, selection.tab, toLists(results), 'listed'));
};

/** SPEC §7.2: after a failure the lists are empty. The page stands, says so, and is cached by nobody. */
export const getEmptyPartnersView = (site: Site, segments: Segments): PartnersView | undefined => {
  const selection = parseSegments(site, segments);
  return selection && toView(site, selection.scope, selection.tab, emptyLists, 'unavailable');
};
