import { filterOpenLinks } from '@masthead/config';
import type { CategoryGroup, Link } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { articleTexts } from '@masthead/texts/article';
import { compareNames } from '@masthead/texts/numbers';
import { siteMapTexts } from '@masthead/texts/siteMap';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { packageKinds } from '../../content/story/packageKinds';
import { routes } from '../../routing/routes';
import type { WireCategories } from '../../content/story/wire';
import { createEditorialPageQuery, getEditorialPage, type EditorialPage } from '../static/editorialPage';
import { getOpenSections, getPartnerSections } from './sections';

/** The view of the site map: sections and category streams (§2.1, §2.2). */
export type SiteMapView = {
  path: string;
  title: string;
  description: string;
  groups: CategoryGroup[];
  /** Editorial content of the page (§2.3). Its title and excerpt are in the header. */
  editorial?: EditorialPage;
};

const byTitle = (a: Link, b: Link): number => compareNames(a.title, b.title);

/** Streams grouped by channel, in the order of the content service. */
export const toCategoryGroups = (categories: WireCategories): CategoryGroup[] =>
  [...Map.groupBy(categories, ({ channelName }) => channelName ?? siteMapTexts.more).entries()].map(
    ([title, members]) => ({
      title,
      links: members.map(({ name, uri }) => ({ title: name, url: uri })).toSorted(byTitle),
    }),
  );

/** The last word in the slugs of the monthly pages (§2.3), in the order of the year. */
const months = 'january february march april may june july august september october november december'.split(' ');

/** Sponsored content has no list page (§2.1), so the site map links to it. */
const toPackageLink = ({ title, packageUrl }: { title: string; packageUrl: string }): Link => ({
  title,
  url: packageUrl,
});

/** Loads /sitemap/ (§2.1) from getCategories, the brand's recognition programs and its editorial pages. */
export const loadSiteMap = async (site: Site): Promise<PageResult<SiteMapView>> => {
  const { brand } = site;
  const { categories, pages, sponsored, page } = await site.content.query({
    route: 'site-map',
    parts: {
      categories: createQuery('categories', { site: brand.site }),
      pages: createQuery('static-pages', { siteName: brand.site }),
      sponsored: createQuery('package-by-type-lite', {
        siteName: brand.site,
        packageType: packageKinds['sponsored-content'].type,
      }),
      page: createEditorialPageQuery(site, routes.siteMap.staticSlug),
    },
  });
  if (!categories.ok) return categories;
  const editorialPages = pages.ok ? pages.value.getStaticPages.filter(({ noIndexNoFollow }) => !noIndexNoFollow) : [];
  const magazine = { title: brand.magazine.name, url: href('magazine', { magazine: brand.magazine.slug }) };
  const issues = { title: siteMapTexts.previousIssues, url: href('issueGallery', { magazine: brand.magazine.slug }) };
  const sections = getOpenSections(brand, categories.value.getCategories, editorialPages);
  const isSection = (path: string): boolean => sections.some(({ url }) => url === path);
  const monthly = months.flatMap((month) => editorialPages.filter(({ slug }) => slug === `need-to-know-${month}`));
  const groups: CategoryGroup[] = [
    { title: siteMapTexts.site, links: sections },
    ...toCategoryGroups(categories.value.getCategories),
    {
      title: articleTexts.needToKnow,
      links: monthly.map(({ title, path }) => ({ title: title.replace(/^.*: /, ''), url: path })),
    },
    {
      title: siteMapTexts.partners,
      links: [
        ...getPartnerSections(brand),
        ...(sponsored.ok ? sponsored.value.getPackagesByTypeLite.packages.map(toPackageLink) : []),
      ],
    },
    { title: siteMapTexts.magazine, links: [magazine, issues] },
    {
      title: siteMapTexts.recognition,
      links: brand.recognition.map(({ directory, name }) => ({
        title: name,
        url: href('recognitionList', { directory }),
      })),
    },
    {
      title: siteMapTexts.about,
      links: editorialPages
        .filter((listed) => !isSection(listed.path) && !monthly.includes(listed))
        .map(({ title, path }) => ({ title, url: path }))
        .toSorted(byTitle),
    },
  ];
  const editorial = getEditorialPage(page);
  return found({
    path: href('siteMap', {}),
    title: editorial?.title ?? siteMapTexts.title,
    description: editorial?.excerpt ?? siteMapTexts.lede(brand.name),
    groups: groups
      .map(({ links, ...group }) => ({ ...group, links: filterOpenLinks(brand, links) }))
      .filter(({ links }) => links.length > 0),
    ...(editorial && { editorial }),
  });
};
