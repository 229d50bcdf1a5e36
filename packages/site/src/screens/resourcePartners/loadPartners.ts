import type { Link } from '@masthead/design-system';
import { partnerScreenTexts } from '@masthead/texts/resources';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { fetchLists, findTabError, toLists, emptyLists, type Lists } from './fetchLists';
import { parseTab, getTabPath, tabs, type Tab } from './tabs';
import { toTabContent, type TabContent } from './tabContent';

/** The view of one tab of the partner resources page. */
export type PartnersView = {
  scope: PartnerScope;
  path: string;
  canonical: string;
  title: string;
  contact: Link;
  content: TabContent;
  /** `unavailable`: all requests of the tab failed. */
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
    contact: { title: partnerScreenTexts.contact, url: href('staticPage', { slug: 'advertise-with-us' }) },
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

/** Loads /resources/partners/ or /resources/partners/video (§2.1, §2.8). Failed lists are empty. */
export const loadPartners = async (site: Site, segments: Segments): Promise<PageResult<PartnersView>> => {
  const selection = parseSegments(site, segments);
  if (!selection) return notFound;
  const results = await fetchLists(site, selection.scope);
  const error = findTabError(selection.tab, results);
  return error ? { ok: false, error } : found(toView(site, selection.scope, selection.tab, toLists(results), 'listed'));
};

/** The empty tab that is shown while no service responds (§7.2). It is not cached. */
export const getEmptyPartnersView = (site: Site, segments: Segments): PartnersView | undefined => {
  const selection = parseSegments(site, segments);
  return selection && toView(site, selection.scope, selection.tab, emptyLists, 'unavailable');
};
