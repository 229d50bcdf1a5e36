import type { CategoryGroup, Link } from '@masthead/design-system';
import { ask } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { href } from '../../routes/href';
import { packageKinds } from '../packages/kinds';
import type { RouteName } from '../../routes/routes';
import type { WireCategories } from '../../story/wire';

/** The site map for readers: every section and every category stream (SPEC §2.1, §2.2). */
export type SiteMapView = { path: string; groups: CategoryGroup[] };

const byTitle = (a: Link, b: Link): number => a.title.localeCompare(b.title, 'en');

/** Sections of the site that are no category, by their rows of the route table. */
const sections: readonly (readonly [title: string, route: Extract<RouteName, 'home' | 'search' | 'markets' | 'sectors' | 'bestPractices' | 'techCenter' | 'insights' | 'specialReports' | 'thoughtLeaders' | 'podcasts' | 'webcasts' | 'events' | 'editorialCalendar' | 'resources' | 'companyResources' | 'resourcePartners' | 'partnerVideos' | 'nominations' | 'feedsPage'>])[] = [
  ['Home', 'home'],
  ['Markets', 'markets'],
  ['Sectors', 'sectors'],
  ['Best Practices', 'bestPractices'],
  ['CRE Tech Center', 'techCenter'],
  ['Instant Insights', 'insights'],
  ['Special Reports', 'specialReports'],
  ['Thought Leaders', 'thoughtLeaders'],
  ['Podcast Center', 'podcasts'],
  ['Webcasts', 'webcasts'],
  ['Events', 'events'],
  ['Editorial Calendar', 'editorialCalendar'],
  ['Nominations', 'nominations'],
  ['Search', 'search'],
];

const partnerSections: typeof sections = [
  ['Resource Center', 'resources'],
  ['Partners', 'companyResources'],
  ['From Our Partners', 'resourcePartners'],
  ['Partner Video Center', 'partnerVideos'],
];

const toLinks = (rows: typeof sections): Link[] => rows.map(([title, route]) => ({ title, url: href(route, {}) }));

const hubs: ReadonlySet<string> = new Set([href('markets', {}), href('sectors', {}), href('bestPractices', {})]);

/** A hub without streams and a center without its page are not there, so nothing leads to them. */
export const openSections = (categories: readonly { uri: string }[], pages: readonly { path: string }[]): Link[] =>
  toLinks(sections).filter(({ url }) => {
    if (hubs.has(url)) return categories.some(({ uri }) => uri.startsWith(url));
    return url !== href('techCenter', {}) || pages.some(({ path }) => path === url);
  });

/** Streams by their channel, in the order in which the content service first names each. */
export const categoryGroups = (categories: WireCategories): CategoryGroup[] =>
  [...Map.groupBy(categories, ({ channelName }) => channelName ?? 'More').entries()].map(([title, members]) => ({
    title,
    links: members.map(({ name, uri }) => ({ title: name, url: uri })).toSorted(byTitle),
  }));

/** What partners pay for has no list of its own (SPEC §2.1): it is found here. */
const toPackageLink = ({ title, packageUrl }: { title: string; packageUrl: string }): Link => ({ title, url: packageUrl });

/** SPEC §2.1 /sitemap/, from getCategories, the brand's programmes and its edited pages. */
export const loadSiteMap = async (site: Site): Promise<PageResult<SiteMapView>> => {
  const { brand } = site;
  const { categories, pages, sponsored } = await site.content.query({
    route: 'site-map',
    parts: {
      categories: ask('categories', { site: brand.site }),
      pages: ask('static-pages', { siteName: brand.site }),
      sponsored: ask('package-by-type-lite', { siteName: brand.site, packageType: packageKinds['sponsored-content'].type }),
    },
  });
  if (!categories.ok) return categories;
  const edited = pages.ok ? pages.value.getStaticPages.filter(({ noIndexNoFollow }) => !noIndexNoFollow) : [];
  const magazine = { title: brand.magazine.name, url: href('magazine', { magazine: brand.magazine.slug }) };
  const issues = { title: 'Previous issues', url: href('issueGallery', { magazine: brand.magazine.slug }) };
  const groups: CategoryGroup[] = [
    { title: 'The site', links: openSections(categories.value.getCategories, edited) },
    { title: 'Partners', links: [...toLinks(partnerSections), ...(sponsored.ok ? sponsored.value.getPackagesByTypeLite.packages.map(toPackageLink) : [])] },
    { title: 'Magazine', links: [magazine, issues] },
    { title: 'Recognition', links: brand.recognition.map(({ directory, name }) => ({ title: name, url: href('recognitionList', { directory }) })) },
    ...categoryGroups(categories.value.getCategories),
    { title: 'About', links: edited.map(({ title, path }) => ({ title, url: path })).toSorted(byTitle) },
  ];
  return found({ path: href('siteMap', {}), groups: groups.filter(({ links }) => links.length > 0) });
};
