import { toIsoDateTime } from '../../publications/dates.ts';
import { findCategory } from '../../queries/categories.ts';
import { findPackageBySlug, listPackages, listPackagesWithArticle } from '../../queries/packages.ts';
import type { Context } from '../context.ts';
import { stripNul, inputLimits, parseLimit, parsePage, parseRange } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { NavigationRow } from '../../queries/rows.ts';

const firstPage = { limit: 10, offset: 0 };
const allArticles = { limit: inputLimits.pageSize, offset: 0 };

const getNavigationCategory = async (row: NavigationRow, context: Context) =>
  row.query === null ? undefined : findCategory(await context.categories(row.site.id), row.query);

type ListArguments = {
  site: string;
  type?: string | null | undefined;
  magazine?: string | null | undefined;
  sort?: 'pubdate' | 'title' | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
};

const getPackageList = async (context: Context, args: ListArguments, articles: { limit: number; offset: number }) => {
  const range = parseRange(args.start, args.end);
  const site = await context.site(args.site);
  if (!site) return { estimate: 0, packages: [] };
  const query = {
    site,
    type: args.type && stripNul(args.type),
    magazine: args.magazine && stripNul(args.magazine),
    sort: args.sort ?? ('pubdate' as const),
    now: context.now,
    ...range,
  };
  return listPackages(context.db, query, articles);
};

/** Resolvers of issues, special reports, thought leaders and positions of the home page (§3 Package, §9 Packages). */
export const packages: Resolvers = {
  Query: {
    getPackageBySlug: async (_, { slug, site: siteText, page }, context) => {
      const { limit, offset } = parsePage({ page });
      const site = await context.site(siteText);
      return (
        (site && (await findPackageBySlug(context.db, site, stripNul(slug), context.now, { limit, offset }))) ?? null
      );
    },
    /** Without an argument `site`, the provider's first site is used. */
    getPackageByPosition: async (_, { position, site: siteText }, context) => {
      const site = await context.site(siteText);
      return (site && (await context.packages.atPosition(site, stripNul(position)))) ?? null;
    },
    getPackagesByType: (_, args, context) => getPackageList(context, args, args.fullPackage ? allArticles : firstPage),
    getPackagesByTypeLite: (_, args, context) => getPackageList(context, args, { limit: 0, offset: 0 }),
    getPackagesForArticle: async (_, { docId, limit, publication }, context) => {
      const maxPackages = parseLimit(limit, 10);
      const site = await context.site(publication);
      return site
        ? listPackagesWithArticle(context.db, site, stripNul(docId), context.now, maxPackages, firstPage)
        : [];
    },
  },
  Package: {
    id: (row) => String(row.id),
    pubDate: (row) => toIsoDateTime(row.pubDate, row.site.timeZone),
    estimate: (row) => row.itemIds.length,
    totalPages: (row) => Math.ceil(row.itemIds.length / (row.articles.limit || firstPage.limit)),
    morePages: (row) => row.articles.offset + row.articles.limit < row.itemIds.length,
    articles: (row, _, context) => (row.articles.limit === 0 ? [] : context.packages.articles(row)),
    navigations: (row, _, context) => context.packages.navigations(row),
  },
  PackageNavigation: {
    page: () => 1,
    estimate: async (row, _, context) => {
      const category = await getNavigationCategory(row, context);
      return category ? ((await context.streamCount(category.id)) ?? 0) : 0;
    },
    searchContents: async (row, _, context) => {
      const category = await getNavigationCategory(row, context);
      return category ? context.packages.newest(row.site, category.id, row.pageSize) : [];
    },
  },
};
