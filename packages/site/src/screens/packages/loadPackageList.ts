import { limits } from '@masthead/config/limits';
import type { SpecialReportHeroProps, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import { queryWithSections, type RouteSection, type RouteSections } from '../../framework/sections';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { routes } from '../../routing/routes';
import { pageCount, parsePageNumber } from '../../routing/parameters';
import { loadMoreStories } from '../../framework/moreStories';
import { toTeaser } from '../../content/story/story';
import type { WirePosition } from '../../content/story/wire';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { getPackageKind, toPackageFolder, type PackageFolder } from '../../content/story/packageKinds';
import { toPackageTeaser, type WirePackage } from './toPackage';

/** The view of a list of packages (§2.1: instant insights, special reports and thought leaders share a page). */
export type PackageListView = {
  folder: PackageFolder;
  path: string;
  packages: TeaserStory[];
  /** The newest special report, in full width. */
  hero?: SpecialReportHeroProps;
  /** The newest insights, above the packages. */
  latest: TeaserStory[];
  page: number;
  pages: number;
  /** Editorial sections of the route (§2.6). */
  sections: RouteSections;
  /** Fills a short list without a bottom section (`loadMoreStories`). */
  moreStories?: RouteSection;
  trending: TeaserStory[];
  header: HeaderPicture;
};

/** As many as fit beside the picture. */
const maxHeroParts = 4;

/** The newest report, with its parts if it is the one of the home page. */
const toHero = (
  { title, packageUrl, summary, imageUrl }: WirePackage,
  featured: WirePosition['getPackageByPosition'] | undefined,
): SpecialReportHeroProps => {
  const image = imageUrl ? toDecorativePicture({ uri: imageUrl }) : undefined;
  const articles = featured?.packageUrl === packageUrl ? featured.articles : [];
  return {
    title,
    url: packageUrl,
    parts: articles.slice(0, maxHeroParts).map((article) => ({ title: article.title, url: article.uri })),
    ...(summary && { description: summary }),
    ...(image && { image }),
  };
};

/** Loads a list of packages, ten per page, newest first (§2.1, §7.1 getPackagesByTypeLite). */
export const loadPackageList = async (
  site: Site,
  { list, page }: { list?: string | string[]; page?: string | string[] },
): Promise<PageResult<PackageListView>> => {
  const folder = toPackageFolder(list);
  const number = parsePageNumber(page);
  const route = folder && getPackageKind(folder).list;
  if (!folder || !route || number === undefined) return notFound;
  const size = limits.page.size;
  const { site: siteName } = site.brand;
  const { reply, sections } = await queryWithSections(site, routes[route], {
    route: folder,
    parts: {
      packages: createQuery('package-by-type-lite', {
        siteName,
        packageType: getPackageKind(folder).type,
        start: (number - 1) * size + 1,
        end: number * size,
      }),
      insights: createQuery('package-by-position', { position: 'home-insights', site: siteName }),
      report: createQuery('package-by-position', { position: 'home-special-report', site: siteName }),
      trending: createTrendingQuery(siteName),
      header: createHeaderPictureQuery(siteName, routes[route]),
    },
  });
  if (!reply.packages.ok) return reply.packages;
  const { estimate, packages } = reply.packages.value.getPackagesByTypeLite;
  const pages = pageCount(estimate, size);
  if (number > pages) return notFound;
  const [newest, ...others] = packages;
  const hero = folder === 'special-reports' && number === 1 ? newest : undefined;
  const listed = (hero ? others : packages).map(toPackageTeaser(site.brand, folder, new Date()));
  const insights =
    folder === 'instant-insights' && number === 1 && reply.insights.ok
      ? reply.insights.value.getPackageByPosition
      : undefined;
  const latest = (insights?.articles ?? []).map(toTeaser(site.brand));
  const more = hero && !sections.bottomSection ? await loadMoreStories(site, listed) : {};
  return found({
    folder,
    path: href(route, {}),
    packages: listed,
    ...(hero && {
      hero: toHero(hero, reply.report.ok ? reply.report.value.getPackageByPosition : undefined),
    }),
    latest,
    page: number,
    pages,
    ...more,
    sections,
    trending: toTrending(
      site.brand,
      reply.trending,
      latest,
      more.moreStories?.stories ?? [],
      ...Object.values(sections).map(({ stories }) => stories),
    ),
    header: toHeaderPicture(reply.header),
  });
};
