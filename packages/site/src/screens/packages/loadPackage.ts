import { hasModule, type Brand } from '@masthead/config';
import { isSlug } from '@masthead/content-rules/natural-id';
import { limits } from '@masthead/config/limits';
import type { Picture, ResourceItem, SponsorItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { packageScreenTexts } from '@masthead/texts/magazine';
import { toSafeUrl } from '../../content/media/safeUrl';
import { toDecorativePicture } from '../../content/media/picture';
import { orEmpty } from '../../content/partners/partnerClient';
import { toResourceItem } from '../../content/partners/partnerViews';
import type { PageContext } from '../../framework/pageContext';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { parsePageNumber } from '../../routing/parameters';
import { toTeaser } from '../../content/story/story';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { MoreFrom } from '../../shell/partners/BottomModules';
import { toPackageFolder, getPackageKind, type PackageFolder } from '../../content/story/packageKinds';
import { toSponsor, type WirePackageDetails, formatSponsorNames, toPackageTeaser, type WirePackage } from './toPackage';
import type { ScreenParams } from '../../routing/match';

const maxPerRow = 4;

type MoreFromInput = {
  current: Pick<WirePackage, 'packageUrl' | 'sponsors'> & { articles: readonly { uri: string }[] };
  all: readonly WirePackage[];
  newest: readonly TeaserStory[];
};

/** Lists below a package (§2.6): other packages of its sponsors, then new stories of the publication with pictures. */
const getMoreFrom = (brand: Brand, { current, all, newest }: MoreFromInput, now: Date): MoreFrom[] => {
  const sponsorNames = new Set(current.sponsors.map(({ name }) => name));
  const fromSponsors = all
    .filter(
      ({ packageUrl, sponsors }) =>
        packageUrl !== current.packageUrl && sponsors.some(({ name }) => sponsorNames.has(name)),
    )
    .flatMap((wire) => {
      const folder = toPackageFolder(wire.packageUrl.split('/')[1]);
      return folder ? [toPackageTeaser(brand, folder, now)(wire)] : [];
    });
  const others = newest
    .filter(({ url }) => !current.articles.some(({ uri }) => uri === url))
    .toSorted((a, b) => Number(Boolean(b.image)) - Number(Boolean(a.image)));
  return [
    {
      title: packageScreenTexts.moreFrom(formatSponsorNames(current.sponsors)),
      stories: fromSponsors.slice(0, maxPerRow),
    },
    { title: packageScreenTexts.moreFrom(brand.name), stories: others.slice(0, maxPerRow) },
  ].filter(({ stories }) => stories.length > 0);
};

/** A part of a package that links to a stream (§3, Package navigations). */
export type PackagePart = { name: string; description?: string; url?: string; stories: TeaserStory[] };

/** The view of a package page (§2.1, §3 Package). */
export type PackageView = {
  /** `unavailable`: the content service does not respond, and the page is empty. */
  state?: 'unavailable';
  folder: PackageFolder;
  path: string;
  title: string;
  summary?: string;
  blurb?: string;
  picture?: Picture;
  sponsors: SponsorItem[];
  stories: TeaserStory[];
  page: number;
  pages: number;
  parts: PackagePart[];
  /** More stories from the sponsors and the publication (§2.6). */
  more: MoreFrom[];
  /** The newest resources of partners, where the route shows them below (§2.6). */
  resources: ResourceItem[];
  /** A style sheet of the site for this package alone. */
  styleSheet?: string;
  /** The advertising codes of its sponsors (§3), for the tracking payload. */
  adCodes?: string;
  trending: TeaserStory[];
};

type PackagePage = Site & Pick<PageContext, 'route'>;

/** Whether an address is a style sheet of this site. One of another host would see every reader. */
const isOwnStyleSheet = (address: string): boolean => /^\/(?![/\\])[\w./-]+\.css$/.test(address);

/** The parts of a package, without the stories at `visibleUrls`. */
export const toParts = (
  site: Site,
  { navigations }: Pick<WirePackageDetails, 'navigations'>,
  visibleUrls: readonly string[],
): PackagePart[] =>
  navigations
    .map(({ name, description, link, showAll, searchContents }) => {
      // Each part says whether it has a "Browse all" link (§3).
      const url = showAll ? toSafeUrl(link) : undefined;
      return {
        name,
        stories: searchContents.filter(({ uri }) => !visibleUrls.includes(uri)).map(toTeaser(site.brand)),
        ...(description && { description }),
        ...(url && { url }),
      };
    })
    .filter(({ stories, url }) => stories.length > 0 || url);

/** The stories of a special report in the order of its editor, with their number in place of their topic. */
const toReportParts = (site: Site, articles: WirePackageDetails['articles'], page: number): TeaserStory[] =>
  articles.map((wire, index) => {
    const story = toTeaser(site.brand)(wire);
    const part = packageScreenTexts.part((page - 1) * limits.page.size + index + 1);
    return { ...story, kicker: { ...story.kicker, trail: [{ title: part, url: story.url }] } };
  });

const toView = (
  site: Site,
  folder: PackageFolder,
  wire: WirePackageDetails,
  page: number,
): Omit<PackageView, 'trending' | 'more' | 'resources'> => {
  const adCodes = wire.sponsors.flatMap(({ adCode }) => adCode ?? []).join(',');
  const picture = wire.imageUrl ? toDecorativePicture({ uri: wire.imageUrl, credit: wire.imageCredit }) : undefined;
  return {
    folder,
    path: wire.packageUrl,
    title: wire.title,
    sponsors: wire.sponsors.map((sponsor) => toSponsor(site.brand, sponsor)),
    stories:
      folder === 'special-reports' ? toReportParts(site, wire.articles, page) : wire.articles.map(toTeaser(site.brand)),
    page,
    pages: Math.max(1, wire.totalPages),
    parts:
      page === 1
        ? toParts(
            site,
            wire,
            wire.articles.map(({ uri }) => uri),
          )
        : [],
    ...(wire.summary && { summary: wire.summary }),
    ...(wire.blurb && { blurb: wire.blurb }),
    ...(picture && { picture }),
    ...(adCodes && { adCodes }),
    ...(wire.cssFile && isOwnStyleSheet(wire.cssFile) && { styleSheet: wire.cssFile }),
  };
};

const maxResources = 6;

const loadResources = async ({ brand, partners, route }: PackagePage): Promise<ResourceItem[]> =>
  route.bottomModules?.includes('resources') && hasModule(brand, 'resources')
    ? orEmpty(await partners.resources(brand.site))
        .slice(0, maxResources)
        .map(toResourceItem(brand.timeZone))
    : [];

/** Loads a page of a package (§2.1, §7.1). Another kind and a page past the last are not found. */
export const loadPackage = async (
  site: PackagePage,
  { list, package: slug, page }: { list?: string | string[]; package?: string | string[]; page?: string | string[] },
): Promise<PageResult<PackageView>> => {
  const folder = toPackageFolder(list);
  const number = parsePageNumber(page);
  if (!folder || number === undefined || typeof slug !== 'string' || !isSlug(slug)) return notFound;
  const { site: siteName } = site.brand;
  const [reply, resources] = await Promise.all([
    site.content.query({
      route: folder,
      parts: {
        package: createQuery('package', { slug, siteName, page: number }),
        all: createQuery('package-by-type-lite', { siteName }),
        newest: createQuery('package-by-position', { position: 'home-latest', site: siteName }),
        trending: createTrendingQuery(siteName),
      },
    }),
    loadResources(site),
  ]);
  if (!reply.package.ok) return reply.package;
  const wire = reply.package.value.getPackageBySlug;
  if (!wire || wire.packageUrl !== `/${folder}/${slug}/` || number > Math.max(1, wire.totalPages)) return notFound;
  const all = reply.all.ok ? reply.all.value.getPackagesByTypeLite.packages : [];
  const newest = reply.newest.ok
    ? (reply.newest.value.getPackageByPosition?.articles ?? []).map(toTeaser(site.brand))
    : [];
  const view = toView(site, folder, wire, number);
  const more = getMoreFrom(site.brand, { current: wire, all, newest }, new Date());
  return found({
    ...view,
    more,
    resources,
    trending: toTrending(
      site.brand,
      reply.trending,
      view.stories,
      ...[...view.parts, ...more].map(({ stories }) => stories),
    ),
  });
};

/** The page during an outage (§8, Package fetch error). It is not cached. */
export const getEmptyPackageView = (_site: Site, { list, package: slug }: ScreenParams): PackageView | undefined => {
  const folder = toPackageFolder(list);
  if (!folder) return undefined;
  return {
    state: 'unavailable',
    folder,
    path: `/${folder}/${String(slug)}/`,
    title: getPackageKind(folder).label,
    sponsors: [],
    stories: [],
    page: 1,
    pages: 1,
    parts: [],
    more: [],
    resources: [],
    trending: [],
  };
};
