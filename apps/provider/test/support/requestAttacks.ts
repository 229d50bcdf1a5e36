const aliases = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => field(index)).join('\n');

const sectors = Array.from({ length: 60 }, (_, index) => `sectors/sector-${index}`).join(',');
const filterNames = Array.from({ length: 38 }, (_, index) => `f${index}`);

/** Requests that once blocked the database: short to send and slow to execute. */
export const requestAttacks: Readonly<Record<string, { query: string; variables: Record<string, unknown> }>> = {
  '38 searches with facets, whose 60 filters each are variables': {
    query: `query (${filterNames.map((name) => `$${name}: String`).join(', ')}) { ${aliases(38, (index) => `s${index}: getArticleSearch(domain: "example", query: "", filter: $f${index}) { facets { name count } }`)} }`,
    variables: Object.fromEntries(filterNames.map((name) => [name, sectors])),
  },
  '38 faceted searches of a period': {
    query: `{ ${aliases(38, (index) => `s${index}: getArticleSearchFaceted(domain: "example", startDate: "20${String(index).padStart(2, '0')}-01-01") { facets { name count } }`)} }`,
    variables: {},
  },
  '40 indexes of 1000 articles': {
    query: `query ($limit: Int) { ${aliases(40, (index) => `i${index}: getArticleIndex(site: "example", limit: $limit) { entries { uri naturalId title pubDate modifiedDate } }`)} }`,
    variables: { limit: 1000 },
  },
};
