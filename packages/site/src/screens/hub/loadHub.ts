import type {
  CategoryGroup,
  CountedLink,
  FigureTableProps,
  LocatorMapProps,
  MarketStripProps,
  StoryGroup,
  TeaserStory,
} from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { createPictureVariety } from '../../content/media/picture';
import { createSectorDealsQuery, toSectorDeals } from '../../content/deals/marketDeals';
import { toSymbolMap } from '../../content/maps/places';
import { createMarketDataQuery, toMarketData } from '../../content/story/marketData';
import { toTeaser } from '../../content/story/story';
import { toTrendingStory } from '../../content/story/trending';
import { found, notFound, type PageResult } from '../../framework/result';
import type { PageContext } from '../../framework/pageContext';
import { countTexts } from '@masthead/texts/lists';
import { compareNames, formatNumber } from '@masthead/texts/numbers';
import { hubTexts } from '@masthead/texts/home';
import { findHub } from '../../routing/hubs';
import { createEditorialPageQuery, type EditorialPage, getEditorialPage } from '../static/editorialPage';

/** A section's front: leads, groups, and what only it has (§2.1, §2.8). No story is on it twice. */
export type HubView = {
  path: string;
  title: string;
  description: string;
  marketData?: MarketStripProps;
  /** The first story. */
  lead?: TeaserStory;
  /** The stories after it. */
  stories: TeaserStory[];
  mostRead: TeaserStory[];
  /** Deals by sector, on the front of the sectors. */
  sectorDeals?: FigureTableProps;
  /** Regions, sectors or tasks with their newest stories. */
  storyGroups?: { title: string; groups: StoryGroup[] };
  /** Links to the streams. Empty if the groups with stories have all of them. */
  groups: CategoryGroup[];
  /** The markets, with circles for the number of their stories. */
  map?: LocatorMapProps;
  /** Editorial content of the page (§2.3). Its title and excerpt are in the header. */
  editorial?: EditorialPage;
};

type WireFront = NonNullable<QueryResultOf<'section-front'>['getSectionFront']>;
type WireLink = WireFront['groups'][number]['categories'][number];

/** Number of the stories that lead, and of the most read ones. */
const storiesPerList = 5;
const storiesPerGroup = 3;
/** More than the group shows, so that one of them has a picture. */
const requestedPerGroup = 6;

const toLink = ({ name, uri, estimate }: WireLink): CountedLink => ({
  title: name,
  url: uri,
  count: estimate,
});

const byName = (a: CountedLink, b: CountedLink): number => compareNames(a.title, b.title);

/** Regions with their cities. Categories without members share one group. */
const toGroups = (groups: WireFront['groups'], othersTitle: string): CategoryGroup[] => {
  const regions = groups.filter(({ categories }) => categories.length > 0);
  const others = groups
    .filter(({ categories }) => categories.length === 0)
    .map(({ title, uri, estimate }) => toLink({ name: title, uri, estimate }));
  return [
    ...regions.map(({ title, uri, estimate, categories }) => ({
      title,
      url: uri,
      count: estimate,
      links: categories.map(toLink),
    })),
    ...(others.length > 0
      ? [{ title: othersTitle, links: regions.length > 0 ? others : others.toSorted(byName) }]
      : []),
  ];
};

const withoutPicture = (story: TeaserStory): TeaserStory => ({ ...story, image: undefined, chart: undefined });

const hasPicture = ({ image, chart }: TeaserStory): boolean => image !== undefined || chart !== undefined;

/** Rows of two have two pictures or none: a headline beside one leaves a void. None is there twice. */
const withFewPictures = (stories: readonly TeaserStory[]): TeaserStory[] => {
  const [lead, ...others] = stories.map(createPictureVariety());
  const row = others.filter(hasPicture).slice(0, 2);
  const pictured = row.length === 2 ? row : [];
  const texts = others.filter((story) => !pictured.includes(story)).map(withoutPicture);
  return lead ? [lead, ...pictured, ...texts] : [];
};

/** The newest story with a picture before the others. */
const withPictureFirst = (stories: readonly TeaserStory[]): TeaserStory[] => {
  const first = stories.find(({ image }) => image);
  return first ? [first, ...stories.filter((story) => story !== first)] : [...stories];
};

/** The groups with their stories, if there is any. The first story of a region has its picture. */
const toStoryGroups = (site: PageContext, groups: WireFront['groups']): StoryGroup[] => {
  const vary = createPictureVariety();
  const toStory = toTeaser(site.brand);
  return groups.some(({ stories }) => stories.length > 0)
    ? groups.map(({ title, uri, estimate, description, stories, categories }) => {
        const isRegion = categories.length > 0;
        const teasers = stories.map(toStory);
        return {
          title,
          url: uri,
          count: estimate,
          ...(description && { description }),
          stories: (isRegion ? withPictureFirst(teasers) : teasers)
            .slice(0, storiesPerGroup)
            .map((story, index) => (isRegion && index === 0 ? vary(story) : { ...story, image: undefined })),
        };
      })
    : [];
};

/** The categories that have a place on a map: markets. */
const toCategoryMap = (site: PageContext, groups: WireFront['groups']): { map?: LocatorMapProps } => {
  const map = toSymbolMap(
    site.brand,
    groups.flatMap(({ categories }) =>
      categories.map(({ name, uri, estimate }) => ({
        slug: uri.split('/').at(-2) ?? '',
        name,
        count: estimate,
        url: uri,
      })),
    ),
    {
      title: hubTexts.onMap,
      count: (count) => `${formatNumber(count)} ${countTexts.stories(count)}`,
      note: () => hubTexts.selectCircle,
    },
  );
  return map ? { map } : {};
};

/** Loads the front of a family of categories: markets, sectors, best practices, or the streams below `/tag/` (§2.1). */
export const loadHub = async (site: PageContext): Promise<PageResult<HubView>> => {
  const hub = findHub(site.brand, site.path);
  if (!hub) return notFound;
  const { title, url: path, family, staticSlug, othersTitle = hubTexts.allOf(title), groupsTitle = othersTitle } = hub;
  const sectorDeals = createSectorDealsQuery(site.brand, family, new Date());
  const reply = await site.content.query({
    route: 'hub',
    parts: {
      front: createQuery('section-front', {
        site: site.brand.site,
        family,
        limit: storiesPerList,
        // The streams below `/tag/` and the like are too many for stories of their own.
        ...(hub.whenEmpty === 'listed' && { groupLimit: requestedPerGroup }),
      }),
      marketData: createMarketDataQuery(site.brand.site, family),
      ...(sectorDeals && { sectorDeals }),
      ...(staticSlug && { page: createEditorialPageQuery(site, staticSlug) }),
    },
  });
  if (!reply.front.ok) return reply.front;
  const front = reply.front.value.getSectionFront;
  if (!front && hub.whenEmpty !== 'listed') return notFound;
  const editorial = reply.page && getEditorialPage(reply.page);
  const [lead, ...stories] = withFewPictures((front?.leads ?? []).map(toTeaser(site.brand)));
  const groups = front?.groups ?? [];
  const storyGroups = toStoryGroups(site, groups);
  const hasDirectory = storyGroups.length === 0 || groups.some(({ categories }) => categories.length > 0);
  return found({
    path,
    title: editorial?.title ?? title,
    description: editorial?.excerpt ?? hub.description,
    ...toMarketData(reply.marketData),
    ...(lead && { lead }),
    stories,
    mostRead: (front?.mostRead ?? []).map((story) => toTrendingStory(site.brand, story)),
    ...toSectorDeals(reply.sectorDeals),
    ...(storyGroups.length > 0 && { storyGroups: { title: groupsTitle, groups: storyGroups } }),
    groups: hasDirectory ? toGroups(groups, othersTitle) : [],
    ...toCategoryMap(site, front?.groups ?? []),
    ...(editorial && { editorial }),
  });
};
