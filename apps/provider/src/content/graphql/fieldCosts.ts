import { dealLimits } from '@masthead/content-rules/deals';
import { inputLimits } from './input.ts';
import { requestLimits } from './requestLimits.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** The own cost of a root field, and the lengths of the lists below it (else from `listSizes`), outermost first. */
type RootCost = { own: (args: Arguments) => number; sizes: (args: Arguments) => readonly number[] };

const toClampedNumber = (value: unknown, fallback: number, max: number): number =>
  typeof value === 'number' ? Math.min(Math.max(value, 0), max) : fallback;
const pageSize = ({ pageSize: size, pageLength }: Arguments): number =>
  toClampedNumber(size ?? pageLength, 10, inputLimits.pageSize);
/** Cost of an offset: PostgreSQL reads the index up to it, at most to the end of the archive. */
const offset = (args: Arguments): number =>
  Math.min(2_000, ((toClampedNumber(args['page'], 1, inputLimits.page) - 1) * pageSize(args)) / 5);
const limit = (max: number, fallback: number) => (args: Arguments) => toClampedNumber(args['limit'], fallback, max);
const range = ({ start, end }: Arguments): number => {
  const first = toClampedNumber(start, 1, Number.MAX_SAFE_INTEGER);
  return Math.min(
    inputLimits.range,
    Math.max(0, toClampedNumber(end, first + inputLimits.range - 1, Number.MAX_SAFE_INTEGER) - first + 1),
  );
};
const getLength = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
export const countFilterValues = (filter: unknown): number =>
  typeof filter === 'string' ? filter.split(',').filter((part) => part.trim()).length : 0;

const fixed = (own: number, ...sizes: number[]): RootCost => ({ own: () => own, sizes: () => sizes });
const paged = (own: number): RootCost => ({ own: (args) => own + offset(args), sizes: (args) => [pageSize(args)] });
const limited = (own: number, max: number, fallback: number, ...further: number[]): RootCost => ({
  own: () => own,
  sizes: (args) => [limit(max, fallback)(args), ...further],
});

const search: RootCost = {
  own: (args) => {
    const categories =
      Math.min(requestLimits.filterValues, countFilterValues(args['filter'])) +
      ['topic', 'section', 'term'].filter((name) => args[name] && args[name] !== '*').length;
    return 4_000 + offset(args) + 400 * categories + (args['sort'] === 'relevance' ? 1_000 : 0);
  },
  sizes: (args) => [pageSize(args)],
};

/** Costs of root fields. Other root fields cost `defaultRootCost` and return no list. */
export const rootCosts: ReadonlyMap<string, RootCost> = new Map(
  Object.entries<RootCost>({
    getContentStream: {
      own: (args) =>
        150 +
        offset(args) +
        5 * getLength(args['excludeIds']) +
        (args['sort'] && args['sort'] !== 'pubdate' ? 1_000 : 0),
      sizes: (args) => [pageSize(args)],
    },
    getPackageBySlug: { own: (args) => 100 + offset(args), sizes: () => [10] },
    // The limit is 100, but editors place far fewer.
    getPackageByPosition: fixed(100, 20),
    getPackagesByType: {
      own: (args) => 300 + 5 * range(args),
      sizes: (args) => [range(args), args['fullPackage'] === true ? inputLimits.pageSize : 10],
    },
    getPackagesByTypeLite: { own: (args) => 200 + 5 * range(args), sizes: (args) => [range(args), 0] },
    getPackagesForArticle: limited(150, inputLimits.pageSize, 10, 10),
    getWebcastStream: paged(100),
    getPodcastStream: paged(100),
    getContent: fixed(100),
    getContentAndBook: fixed(130),
    getAuthor: paged(150),
    getYouMayLikeForContent: limited(500, inputLimits.pageSize, 4),
    getRelatedKindOfContent: limited(500, inputLimits.pageSize, 4),
    getDigDeeperBnF: fixed(200, 4),
    getStatsList: limited(1_000, inputLimits.pageSize, 5),
    getArticleSearch: search,
    getArticleSearchFaceted: search,
    getEditorialCalendar: fixed(100, 50),
    getFutureEvents: paged(200),
    getPastEvents: paged(200),
    getRecognitionProfileList: paged(300),
    getPromotionalListings: fixed(100, 10),
    getNewsletterDetails: fixed(50, 20),
    getCategories: fixed(50, 300),
    getMarketGroups: fixed(50, 12, 15),
    getSectionFront: limited(2_500, inputLimits.pageSize, 5),
    getArticleIndex: {
      own: (args) => 300 + 3 * limit(inputLimits.index, 500)(args),
      sizes: (args) => [limit(inputLimits.index, 500)(args)],
    },
    getAuthors: fixed(50, 200),
    getHeaderPicture: fixed(10, 1),
    getMarketIndicators: fixed(20, 4),
    getStaticPages: fixed(50, 100),
    getSectorDeals: fixed(2_000, 20),
    // With a day the deals since then are counted.
    getDeals: {
      own: (args) => (args['after'] ? 2_000 : 800) + offset(args),
      sizes: ({ pageSize: size }) => [toClampedNumber(size, dealLimits.pageSize, dealLimits.download)],
    },
  }),
);
/** Cost of a root field that is not in `rootCosts`. */
export const defaultRootCost: RootCost = fixed(50);

/** Costs of fields below the root that cost more than 1, the cost of reading a value. */
export const fieldCosts: ReadonlyMap<string, number> = new Map([
  ['SearchResults.facets', 6_000],
  // Deals since a day are counted.
  ['DealList.periods', 1_500],
  ['DealList.quarters', 1_500],
  // A highlight is extracted from the full text of each result; other bodies are whole.
  ['ArticleSummary.highlight', 60],
  ['ArticleSummary.body', 60],
  ['Package.articles', 30],
  ['Package.navigations', 30],
  ['PackageNavigation.searchContents', 50],
  ['PackageNavigation.estimate', 10],
  // Large values, which each alias repeats in the response.
  ['Article.bodyArray', 200],
  ['ArticleChart.rows', 20],
  ['Article.embed1', 20],
  ['Article.embed2', 20],
  ['StaticPage.content', 200],
  ['StaticPageSettings.css', 50],
  ['StaticPageSettings.javascript', 50],
]);

/** Assumed lengths of lists that do not depend on arguments. */
export const listSizes: ReadonlyMap<string, number> = new Map([
  ['SearchResults.facets', 150],
  ['DealList.markets', 60],
  ['DealList.sectors', 20],
  ['DealList.kinds', 6],
  ['DealList.sizes', 4],
  ['DealList.quarters', 8],
  ['DealList.volumes', 2],
  ['Deal.brokers', 2],
  ['SectionFront.groups', 12],
  ['SectionGroup.categories', 15],
  ['SectionGroup.stories', 3],
  ['SectorDeals.sales', 2],
  ['Package.navigations', 3],
  ['Package.sponsors', 3],
  ['PackageNavigation.searchContents', 8],
  ['Article.slides', 20],
  ['Article.charts', 2],
  ['ArticleSummary.breadcrumb', 2],
  ['Article.breadcrumb', 2],
  ['TrendingArticle.breadcrumb', 2],
  ['ArticleSummary.allCategories', 4],
  ['TrendingArticle.allCategories', 4],
  ['Author.social', 5],
  ['WebcastItem.speakers', 4],
  ['RecognitionProfileSummary.awards', 4],
]);
/** Assumed length of all other lists. */
export const defaultListSize = 4;
