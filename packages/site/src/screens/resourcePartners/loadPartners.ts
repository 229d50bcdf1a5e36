import type { Link, MediaItem, PartnerCard, ResourceItem, TeaserStory, VideoItem } from '@masthead/design-system';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { toResourceItem, toVideoItem } from '../../content/partners/partnerViews';
import { href } from '../../routing/href';
import { toWebcast } from '../../content/media/mediaItem';
import { sanitizeStatic } from '../static/sanitizeStatic';
import { toPartnerCards } from './cards';
import { getCareerLinks } from './careers';
import { fetchLists, findTabError, toLists, emptyLists, type Lists } from './fetchLists';
import { parseTab, getTabPath, tabs, type Tab } from './tabs';
import { toSeries } from './series';

/** What a tab shows (SPEC §2.8, partner resources page). */
type TabContent =
  | { tab: 'home'; cards: PartnerCard[]; videos: VideoItem[]; papers: ResourceItem[]; employment: Link[] }
  | { tab: 'video'; videos: VideoItem[] }
  | { tab: 'thought-leadership'; series: TeaserStory[] }
  | { tab: 'webcasts'; webcasts: MediaItem[] }
  | { tab: 'white-papers'; papers: ResourceItem[] }
  | { tab: 'careers'; employment: Link[]; html: string | undefined };

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

/** As many as one row holds. */
const maxPerRow = 3;

const toTabContent = (tab: Tab, site: Site, scope: PartnerScope, all: Lists): TabContent => {
  const { timeZone } = site.brand;
  const videos = all.videos.map(toVideoItem(scope));
  const papers = all.papers.map(toResourceItem(timeZone));
  const employment = getCareerLinks(site.brand);
  switch (tab) {
    case 'home': {
      const counts = {
        videos: videos.length,
        series: all.series.length,
        partners: all.publishers.length,
        papers: papers.length,
      };
      return {
        tab,
        cards: toPartnerCards(scope, counts),
        videos: videos.slice(0, maxPerRow),
        papers: papers.slice(0, maxPerRow),
        employment,
      };
    }
    case 'video':
      return { tab, videos };
    case 'thought-leadership':
      return { tab, series: all.series.map(toSeries) };
    case 'webcasts':
      return { tab, webcasts: all.webcasts.map((wire) => toWebcast(wire, new Date(), timeZone)) };
    case 'white-papers':
      return { tab, papers };
    case 'careers':
      return { tab, employment, html: all.careers && sanitizeStatic(all.careers.content) };
    default:
      return tab satisfies never;
  }
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
