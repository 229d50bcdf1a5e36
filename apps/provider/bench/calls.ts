const item =
  'uri title summary kicker kickerNode { name uri } breadcrumb { name uri } byline prettyDate pubDate image { uri width height alt } isPremium';
const stream = (term: string, more = '') =>
  `{ getContentStream(term: "${term}", site: "plotline" ${more}) { name estimate contents { ${item} } } }`;
const found = `estimate contents { ${item} body highlight { title summary body } }`;

const dealParts =
  'kind date property city market { name slug uri } sector { name slug uri } price { amount currency } size { value unit } pricePerSquareFoot buyer seller';
const deals = (filters: string, pageSize = 25) =>
  `{ getDeals(site: "plotline" pageSize: ${pageSize} ${filters}) { total volumes { amount currency } deals { uri title deal { ${dealParts} } } markets { slug name group } sectors { slug name } kinds { slug name } } }`;

/** Returns one document for each kind of page. */
export const calls = (naturalId: string): Record<string, string> => ({
  'stream, first page': stream('sectors/office'),
  'stream, page 50': stream('sectors/office', 'page: 50'),
  'largest stream, first page': stream('plotline-sections/news'),
  'stream by popularity': stream('sectors/office', 'sort: popularity'),
  'stream by title': stream('sectors/office', 'sort: title'),
  article: `{ getContent(naturalId: "${naturalId}", site: "plotline") { title bodyArray authors { name webUrl } ${item} } }`,
  'you may like': `{ getYouMayLikeForContent(naturalId: "${naturalId}", site: "plotline") { uri title } }`,
  'related kind': `{ getRelatedKindOfContent(naturalId: "${naturalId}", site: "plotline", kind: "news") { uri title } }`,
  'dig deeper': `{ getDigDeeperBnF(naturalId: "${naturalId}", site: "plotline") { uri title } }`,
  author: `{ getAuthor(byline: "maren-ostrow", site: "plotline") { name estimate articles { ${item} } } }`,
  trending: '{ getStatsList(site: "plotline") { trendingArticles { contents { title uri } } } }',
  'trending, 3 days (not precomputed)':
    '{ getStatsList(site: "plotline", timeframe: "3days") { trendingArticles { contents { title uri } } } }',
  'trending of a topic':
    '{ getStatsList(site: "plotline", topic: "sectors/office") { trendingArticles { contents { title uri } } } }',
  'search, some matches': `{ getArticleSearch(domain: "plotline", query: "elevator") { ${found} } }`,
  'search, many matches': `{ getArticleSearch(domain: "plotline", query: "warehouse") { ${found} } }`,
  'search, by relevance': `{ getArticleSearch(domain: "plotline", query: "warehouse", sort: relevance) { ${found} } }`,
  'search, a phrase': `{ getArticleSearch(domain: "plotline", query: "\\"cap rate\\"") { ${found} } }`,
  'search, a phrase in every article': `{ getArticleSearch(domain: "plotline", query: "\\"square feet\\"") { ${found} } }`,
  'search page: a phrase in every article': `{ getArticleSearch(domain: "plotline", query: "\\"square feet\\"", sort: relevance) { ${found} facets { parent name count } } }`,
  'search page: a word in most articles': `{ getArticleSearch(domain: "plotline", query: "lease", sort: relevance) { ${found} facets { parent name count } } }`,
  'search, page 50': `{ getArticleSearch(domain: "plotline", query: "warehouse", page: 50) { ${found} } }`,
  'search with facets': `{ getArticleSearchFaceted(domain: "plotline", query: "warehouse") { ${found} facets { parent name count } } }`,
  'facets of everything': `{ getArticleSearchFaceted(domain: "plotline") { ${found} facets { parent name count } } }`,
  'facets of a topic, no words': `{ getArticleSearchFaceted(domain: "plotline", topic: "capital-markets") { ${found} facets { parent name count } } }`,
  'facets of a month, no words': `{ getArticleSearchFaceted(domain: "plotline", startDate: "2026-10-01", stopDate: "2026-10-31") { estimate facets { parent name count } } }`,
  deals: deals(''),
  'deals by price': deals('sort: price'),
  'deals, smallest first': deals('sort: size direction: ascending'),
  'deals, page 100': deals('page: 100'),
  'deals of a market, by size': deals('market: "atlanta" sort: size'),
  'deals of a market and a sector': deals('market: "atlanta" sector: "office"'),
  'deals of a kind, by price': deals('kind: "sale" sort: price'),
  'deals of a size, by price': deals('size: "100k-500k" sort: price'),
  'deals of a year, by price': deals('after: "2026-01-01" sort: price'),
  'deals of a market, a sector, a kind and a year': deals(
    'market: "atlanta" sector: "office" kind: "sale" after: "2026-01-01" sort: price',
  ),
  'download of deals': deals('sort: price', 1000),
  'special report':
    '{ getPackageBySlug(slug: "special-report-the-maturity-file", site: "plotline") { title articles { title uri } navigations { name estimate searchContents { title uri } } sponsors { name } } }',
  'all special reports':
    '{ getPackagesByType(site: "plotline", type: "Special+Reports") { estimate packages { title articles { title } } } }',
  'article index, 500': '{ getArticleIndex(site: "plotline") { entries { uri pubDate } nextAfter } }',
  categories: '{ getCategories(site: "plotline") { name uri } }',
});
