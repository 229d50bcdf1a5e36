const aliases = (count: number, field: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => field(place)).join('\n');

const sectors = Array.from({ length: 60 }, (_, place) => `sectors/sector-${place}`).join(',');
const filterNames = Array.from({ length: 38 }, (_, place) => `f${place}`);

/** Requests that held the database for everyone: each is short to send and long to execute. */
export const requestAttacks: Readonly<Record<string, { query: string; variables: Record<string, unknown> }>> = {
  '38 searches with facets, whose 60 filters each are variables': {
    query: `query (${filterNames.map((name) => `$${name}: String`).join(', ')}) { ${aliases(38, (place) => `s${place}: getArticleSearch(domain: "example", query: "", filter: $f${place}) { facets { name count } }`)} }`,
    variables: Object.fromEntries(filterNames.map((name) => [name, sectors])),
  },
  '38 faceted searches of a period': {
    query: `{ ${aliases(38, (place) => `s${place}: getArticleSearchFaceted(domain: "example", startDate: "20${String(place).padStart(2, '0')}-01-01") { facets { name count } }`)} }`,
    variables: {},
  },
  '40 indexes of 1000 articles': {
    query: `query ($limit: Int) { ${aliases(40, (place) => `i${place}: getArticleIndex(site: "example", limit: $limit) { entries { uri naturalId title pubDate modifiedDate } }`)} }`,
    variables: { limit: 1000 },
  },
};
