import type { WirePackage } from '../packages/toPackage';
import type { Link, MediaItem, PartnerCard, ResourceItem, TeaserStory, VideoItem } from '@masthead/design-system';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import { href } from '../../routing/href';
import { getTabPath, type Tab } from './tabs';
import { type Brand, hasModule } from '@masthead/config';
import { partnerTileTexts } from '@masthead/texts/resources';
import { toDecorativePicture } from '../../content/media/picture';
import type { Site } from '../../framework/site';
import { toResourceItem, toVideoItems } from '../../content/partners/partnerViews';
import { toWebcast } from '../../content/media/mediaItem';
import { sanitizeStatic } from '../static/sanitizeStatic';
import type { Lists } from './fetchLists';

type Counts = Record<'videos' | 'series' | 'partners' | 'papers', number>;

const toCount = (count: number, format: (count: number) => string): { count?: string } =>
  count > 0 ? { count: format(count) } : {};

/** Cards for video, thought leadership, solutions and white papers (§2.8). */
const toPartnerCards = (scope: PartnerScope, { videos, series, partners, papers }: Counts): PartnerCard[] => [
  {
    title: partnerTileTexts.video,
    url: withPrefix(scope, getTabPath('video')),
    text: partnerTileTexts.videoText,
    icon: 'play',
    ...toCount(videos, partnerTileTexts.videoCount),
  },
  {
    title: partnerTileTexts.leadership,
    url: withPrefix(scope, getTabPath('thought-leadership')),
    text: partnerTileTexts.leadershipText,
    icon: 'podcast',
    ...toCount(series, partnerTileTexts.seriesCount),
  },
  {
    title: partnerTileTexts.solutions,
    url: withPrefix(scope, href('companyResources', {})),
    text: partnerTileTexts.solutionsText,
    icon: 'grid',
    ...toCount(partners, partnerTileTexts.companyCount),
  },
  {
    title: partnerTileTexts.papers,
    url: withPrefix(scope, getTabPath('white-papers')),
    text: partnerTileTexts.papersText,
    icon: 'resource',
    ...toCount(papers, partnerTileTexts.paperCount),
  },
];

const appendSegment = (base: string, part: string): string => `${base.replace(/\/?$/, '/')}${part}/`;

/** Browse Employers and Browse Jobs of the brand's career center, if it has one (§2.8). */
export const getCareerLinks = ({ menu }: { menu: Pick<Brand['menu'], 'favoriteLinks'> }): Link[] => {
  const center = menu.favoriteLinks.find(({ icon }) => icon === 'career');
  if (!center) return [];
  const newTab = center.newTab === true ? { newTab: true } : {};
  return [
    { title: partnerTileTexts.employers, url: appendSegment(center.url, 'employers'), ...newTab },
    { title: partnerTileTexts.jobs, url: appendSegment(center.url, 'jobs'), ...newTab },
  ];
};

const toSeries = ({ title, packageUrl, slug, summary, imageUrl, sponsors }: WirePackage): TeaserStory => {
  const image = imageUrl ? toDecorativePicture({ uri: imageUrl }) : undefined;
  const [sponsor] = sponsors;
  return {
    url: packageUrl ?? `/thought-leaders/${slug}/`,
    title,
    kicker: { trail: [], ...(sponsor && { sponsor: sponsor.name }) },
    ...(summary && { summary }),
    ...(image && { image }),
  };
};

/** Content by tab (§2.8, partner resources page). */
export type TabContent =
  | {
      tab: 'home';
      cards: PartnerCard[];
      videos: VideoItem[];
      webcasts: MediaItem[];
      papers: ResourceItem[];
      employment: Link[];
    }
  | { tab: 'video'; videos: VideoItem[]; webcasts: MediaItem[] }
  | { tab: 'thought-leadership'; series: TeaserStory[] }
  | { tab: 'webcasts'; webcasts: MediaItem[] }
  | { tab: 'white-papers'; papers: ResourceItem[] }
  | { tab: 'careers'; employment: Link[]; html: string | undefined };

const maxPerRow = 3;

/** The content of one tab. Its home shows the first items of each list. */
export const toTabContent = (tab: Tab, site: Site, scope: PartnerScope, all: Lists): TabContent => {
  const { timeZone } = site.brand;
  const videos = all.videos.flatMap(toVideoItems(scope));
  const papers = all.papers.map(toResourceItem(timeZone));
  const employment = getCareerLinks(site.brand);
  const toItem = (wire: Lists['webcasts'][number]): MediaItem => toWebcast(wire, new Date(), timeZone);
  // Those of partners that can be joined or watched.
  const openWebcasts = (hasModule(site.brand, 'webcasts') ? all.webcasts : [])
    .filter(({ sponsor }) => sponsor)
    .map(toItem)
    .filter(({ action }) => action)
    .slice(0, maxPerRow);
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
        webcasts: openWebcasts,
        papers: papers.slice(0, maxPerRow),
        employment,
      };
    }
    case 'video':
      return { tab, videos, webcasts: openWebcasts };
    case 'thought-leadership':
      return { tab, series: all.series.map(toSeries) };
    case 'webcasts':
      return { tab, webcasts: all.webcasts.map(toItem) };
    case 'white-papers':
      return { tab, papers };
    case 'careers':
      return { tab, employment, html: all.careers && sanitizeStatic(all.careers.content) };
    default:
      return tab satisfies never;
  }
};
