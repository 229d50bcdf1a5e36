import type { Link, MediaItem, PartnerCard, ResourceItem, TeaserStory, VideoItem } from '@masthead/design-system';
import { limits } from '@masthead/config/limits';
import { ask } from '@masthead/graphql-ops';
import { found, notFound, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { orEmpty } from '../../partners/partnerClient';
import { canonicalOf, scopeOf, withPrefix, type PartnerScope } from '../../partners/prefix';
import { toResourceItem, toVideoItem } from '../../partners/view';
import { href } from '../../routes/href';
import { toWebcast } from '../media/item';
import { sanitizeStatic } from '../static/sanitizeStatic';
import { partnerCards } from './cards';
import { careerLinks } from './careers';
import { tabOf, tabPath, tabs, type Tab } from './tabs';
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
export type PartnersView = { scope: PartnerScope; path: string; canonical: string; title: string; contact: Link; content: TabContent };

/** As many as one row holds. */
const rowLength = 3;
/** A tab shows at most this many webcasts; the rest have a page of their own. */
const webcastCount = 10;

const isPaper = ({ type }: { type?: string | undefined }): boolean => /white\s*paper/i.test(type ?? '');

const everything = async (site: Site, scope: PartnerScope) => {
  const [videos, resources, publishers, reply] = await Promise.all([
    site.partners.videos(scope.site).then(orEmpty),
    site.partners.resources(scope.site).then(orEmpty),
    site.partners.publishers(scope.site).then(orEmpty),
    site.content.query({
      route: 'resource-partners',
      site: scope.prefix,
      parts: {
        series: ask('package-by-type-lite', { siteName: scope.site, packageType: limits.packageTypes.thoughtLeaders }),
        webcasts: ask('webcast-stream', { siteName: scope.site, pageSize: webcastCount, page: 1 }),
        careers: ask('static-page', { siteName: scope.site, slug: 'career-center' }),
      },
    }),
  ]);
  return {
    videos,
    papers: resources.filter(isPaper),
    publishers,
    series: reply.series.ok ? reply.series.value.getPackagesByTypeLite.packages : [],
    webcasts: reply.webcasts.ok ? reply.webcasts.value.getWebcastStream.contents : [],
    careers: reply.careers.ok ? (reply.careers.value.getStaticPage ?? undefined) : undefined,
  };
};

const contentOf = (tab: Tab, site: Site, scope: PartnerScope, all: Awaited<ReturnType<typeof everything>>): TabContent => {
  const { timeZone } = site.brand;
  const videos = all.videos.map(toVideoItem(scope));
  const papers = all.papers.map(toResourceItem(timeZone));
  const employment = careerLinks(site.brand);
  switch (tab) {
    case 'home': {
      const counts = { videos: videos.length, series: all.series.length, partners: all.publishers.length, papers: papers.length };
      return { tab, cards: partnerCards(scope, counts), videos: videos.slice(0, rowLength), papers: papers.slice(0, rowLength), employment };
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

/** SPEC §2.1, §2.8: /resources/partners/ and /resources/partners/video. What could not be had leaves the rest standing. */
export const loadPartners = async (site: Site, { site: segment, choice }: Record<string, string | string[]>): Promise<PageResult<PartnersView>> => {
  const scope = scopeOf(site.brand, String(segment));
  const tab = tabOf(String(choice));
  if (!scope || !tab) return notFound;
  const path = tabPath(tab);
  return found({
    scope,
    path: withPrefix(scope, path),
    canonical: canonicalOf(scope, path),
    title: tabs[tab],
    contact: { title: 'Contact us about partnering', url: href('staticPage', { slug: 'advertise-with-us' }) },
    content: contentOf(tab, site, scope, await everything(site, scope)),
  });
};
