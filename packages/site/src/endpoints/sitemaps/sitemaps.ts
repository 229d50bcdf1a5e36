import { limits } from '@masthead/config/limits';
import { createQuery } from '@masthead/graphql-ops';
import type { SitemapItemLoose } from 'sitemap';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { type Entries, toEntries } from './itemPages';
import { type ArticleEntry, readArticleEntries } from './articleIndex';
import { type Brand, isOpenAddress } from '@masthead/config';
import { getNominationsLink } from '../../screens/recognition/toProfile';
import { routes } from '../../routing/routes';
import { getBrandPathValues, withBrandValues } from '../../routing/rules';
import type { RouteDefinition } from '../../routing/types';

type Category = { uri: string };

const isListed = (
  brand: Brand,
  { screen }: RouteDefinition,
  path: string,
  categories: readonly Category[],
): boolean => {
  switch (screen) {
    // Search results, reading lists and the page of menus are not indexed; static pages and the technology center are listed by the
    // content service.
    case 'search':
    case 'saved':
    case 'menu':
    case 'static':
    case 'tech-center':
      return false;
    // The canonical address of the current issue is that of the issue, which is among the packages.
    case 'issue':
      return false;
    case 'nominations':
      return path === getNominationsLink(brand).url;
    case 'newsletters':
      return path === routes.newsletters.path;
    // A hub without streams is left out.
    case 'hub':
      return categories.some(({ uri }) => uri.startsWith(path));
    default:
      return true;
  }
};

/** Paths of the route table without parameters besides values of the brand: home, hubs, lists. */
export const getFixedPaths = (brand: Brand, categories: readonly Category[]): string[] => {
  const values = getBrandPathValues(brand);
  return [
    ...new Set(
      Object.values<RouteDefinition>(routes)
        .map((route) => ({ route, path: withBrandValues(route.path, values) }))
        .filter(({ route, path }) => !path.includes(':') && isListed(brand, route, path, categories))
        .map(({ path }) => path)
        .filter((path) => isOpenAddress(brand, path)),
    ),
  ];
};

/** Maximum URLs per file (sitemaps.org). */
export const maxAddresses = 50_000;

/** Google News reads two days and at most 1,000 stories. */
const news = { hours: 48, count: 1_000 };
const hourMs = 3_600_000;

const toEntry =
  ({ brand }: Site) =>
  ({ uri, pubDate, modifiedDate }: ArticleEntry): SitemapItemLoose => ({
    url: toAbsoluteUrl(brand, uri),
    lastmodISO: new Date(modifiedDate ?? pubDate).toISOString(),
  });

/** Sitemap of the newsroom's stories of the last 48 hours, with Google's news elements. Paid stories are no news. */
export const newsEntries = async (site: Site, now: Date): Entries => {
  const { brand } = site;
  const recent = await readArticleEntries(site, {
    skip: 0,
    take: news.count,
    since: new Date(now.getTime() - news.hours * hourMs),
  });
  if (!recent.ok) return recent;
  const publication = { name: brand.name, language: brand.language.split('-')[0] ?? brand.language };
  return found(
    recent.value
      .filter(({ presentedBy }) => !presentedBy)
      .map((entry) => ({
        ...toEntry(site)(entry),
        news: { publication, publication_date: entry.pubDate, title: entry.title },
      })),
  );
};

export const articleFiles = async (site: Site): Promise<PageResult<number>> => {
  const { count } = await site.content.query({
    route: 'sitemap',
    parts: { count: createQuery('fcs-search', { domain: site.brand.site, pageSize: 1 }) },
  });
  return count.ok ? found(Math.max(1, Math.ceil(count.value.getArticleSearch.estimate / maxAddresses))) : count;
};

/** One article sitemap; `number` counts from 1. Past the last it is not found without reading the index. */
export const articlesFile = async (site: Site, number: number): Entries => {
  const files = await articleFiles(site);
  if (!files.ok) return files;
  if (number > files.value) return notFound;
  const entries = await readArticleEntries(site, { skip: (number - 1) * maxAddresses, take: maxAddresses });
  if (!entries.ok) return entries;
  return entries.value.length > 0 || number === 1 ? found(entries.value.map(toEntry(site))) : notFound;
};

/** Sitemap of home, hubs and streams (§2.1, §2.2). */
export const sectionEntries = async (site: Site): Entries => {
  const { categories } = await site.content.query({
    route: 'sitemap',
    parts: { categories: createQuery('categories', { site: site.brand.site }) },
  });
  if (!categories.ok) return categories;
  const streams = categories.value.getCategories;
  return toEntries(site, [...getFixedPaths(site.brand, streams), ...streams.map(({ uri }) => uri)]);
};

/** Sitemap of indexable static pages (§2.3). */
export const pageEntries = async (site: Site): Entries => {
  const { pages } = await site.content.query({
    route: 'sitemap',
    parts: { pages: createQuery('static-pages', { siteName: site.brand.site }) },
  });
  return pages.ok
    ? toEntries(
        site,
        pages.value.getStaticPages.filter(({ noIndexNoFollow }) => !noIndexNoFollow).map(({ path }) => path),
      )
    : pages;
};

/** Sitemap of author pages (§2.1). */
export const authorEntries = async (site: Site): Entries => {
  const { authors } = await site.content.query({
    route: 'sitemap',
    parts: { authors: createQuery('authors', { site: site.brand.site }) },
  });
  return authors.ok
    ? toEntries(
        site,
        authors.value.getAuthors.map(({ webUrl }) => webUrl),
      )
    : authors;
};

/** Sitemap of all packages with a page: special reports, insights, thought leaders, issues (§3, Package). */
export const packageEntries = async (site: Site): Entries => {
  const paths: string[] = [];
  const size = limits.packageRange.end;
  for (let start = 1; ; start += size) {
    const { packages } = await site.content.query({
      route: 'sitemap',
      parts: {
        packages: createQuery('package-by-type-lite', { siteName: site.brand.site, start, end: start + size - 1 }),
      },
    });
    if (!packages.ok) return packages;
    paths.push(...packages.value.getPackagesByTypeLite.packages.map(({ packageUrl }) => packageUrl));
    if (start + size > packages.value.getPackagesByTypeLite.estimate) break;
  }
  return toEntries(site, paths);
};
