import { limits } from '@masthead/config/limits';
import { createQuery } from '@masthead/graphql-ops';
import type { SitemapItemLoose } from 'sitemap';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { toEntries, type Entries } from './addresses';
import { readArticleEntries, type ArticleEntry } from './articleIndex';
import { getFixedPaths } from './fixedPaths';

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

/** Sitemap of the stories of the last 48 hours, with Google's news elements. */
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
    recent.value.map((entry) => ({
      ...toEntry(site)(entry),
      news: { publication, publication_date: entry.pubDate, title: entry.title },
    })),
  );
};

/** Number of article sitemaps. */
export const articleFiles = async (site: Site, size = maxAddresses): Promise<PageResult<number>> => {
  const { count } = await site.content.query({
    route: 'sitemap',
    parts: { count: createQuery('fcs-search', { domain: site.brand.site, pageSize: 1 }) },
  });
  return count.ok ? found(Math.max(1, Math.ceil(count.value.getArticleSearch.estimate / size))) : count;
};

/**
 * One article sitemap, newest first; `number` counts from 1. A number past the last is not found without reading the
 * index.
 */
export const articlesFile = async (site: Site, number: number, size = maxAddresses): Entries => {
  const files = await articleFiles(site, size);
  if (!files.ok) return files;
  if (number > files.value) return notFound;
  const entries = await readArticleEntries(site, { skip: (number - 1) * size, take: size });
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
