import { searchTexts } from '@masthead/texts/search';
import { getPeriodFirstDay } from '../../content/schedule';
import { href } from '../../routing/href';
import type { QueryParameters } from '../../routing/match';
import { cleanText, parseDay, clampPageNumber, firstText } from '../../routing/parameters';

/** The parsed query of the search (§2.1, §5, §7.1). */
export type SearchQuery = {
  /** Search words as typed, without control characters. */
  q: string;
  page: number;
  sort: SearchSort;
  /** Values of the facets that narrow the results. */
  facets: Partial<Record<FacetName, string>>;
  period: Period;
  /** First and last day, YYYY-MM-DD in the brand's time zone; empty for no limit. */
  startDate: string;
  stopDate: string;
};

/** Facets: the name of the parent category at the content service by query parameter. */
export const facetParents = {
  section: 'Section',
  region: 'Region',
  market: 'Market',
  sector: 'Sector',
  topic: 'Topic',
} as const;
export type FacetName = keyof typeof facetParents;
export const facetNames = Object.keys(facetParents) as FacetName[];

export const sorts = {
  relevance: searchTexts.relevance,
  pubdate: searchTexts.newestFirst,
  oldest: searchTexts.oldestFirst,
} as const;
export type SearchSort = keyof typeof sorts;

/** Days back from today; `any` has no start. */
export const periods = { any: undefined, '30days': 30, year: 365 } as const;
/** Filter by publication date. */
export type Period = keyof typeof periods;

export const periodNames: Record<Period, string> = {
  any: searchTexts.anyTime,
  '30days': searchTexts.past30Days,
  year: searchTexts.pastYear,
};

/** Maximum length of a search in characters; the rest is cut. */
const maxCharacters = 300;

/** Phones insert typographic quotation marks, and some systems accents as characters of their own. */
const clean = (value: string): string => cleanText(value.normalize('NFC').replace(/[“”„«»]/g, '"'), maxCharacters);

/** Values that mean all topics (§5), so they are not filters. */
const wildcards: ReadonlySet<string> = new Set(['*', 'all topics', 'null']);

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** The facet whose value is a comma-separated list: `filter` of the content service, which accepts at most 8 values. */
export const listFacet: FacetName = 'sector';
const maxListValues = 8;

const parseFacetValue = (name: FacetName, text: string): string => {
  const value = clean(text);
  return name === listFacet ? value.split(',').slice(0, maxListValues).join(',') : value;
};

const parseFacets = (parameters: QueryParameters): SearchQuery['facets'] =>
  Object.fromEntries(
    facetNames
      .map((name) => [name, parseFacetValue(name, firstText(parameters[name]))])
      .filter(([, value]) => value && !wildcards.has(value.toLowerCase())),
  );

/** Parses the date range, and swaps dates in the wrong order. */
const parseDaySpan = (parameters: QueryParameters): Pick<SearchQuery, 'startDate' | 'stopDate'> => {
  const [startDate, stopDate] = [parseDay(firstText(parameters.startDate)), parseDay(firstText(parameters.stopDate))];
  return startDate && stopDate && stopDate < startDate
    ? { startDate: stopDate, stopDate: startDate }
    : { startDate, stopDate };
};

/** Parses the query. Invalid values become defaults. */
export const parseSearch = (parameters: QueryParameters): SearchQuery => {
  const sort = firstText(parameters.sort);
  const period = firstText(parameters.period);
  return {
    q: clean(firstText(parameters.q)),
    page: clampPageNumber(firstText(parameters.page)),
    sort: isKeyOf(sorts, sort) ? sort : 'relevance',
    period: isKeyOf(periods, period) ? period : 'any',
    facets: parseFacets(parameters),
    ...parseDaySpan(parameters),
  };
};

/** The address of a search. Defaults are omitted, so that each search has one address. */
export const searchHref = (query: SearchQuery, change: Partial<SearchQuery> = {}): string => {
  const { q, page, sort, period, facets, startDate, stopDate } = { ...query, page: 1, ...change };
  const entries: [string, string | undefined][] = [
    ['q', q || undefined],
    ...facetNames.map((name): [string, string | undefined] => [name, facets[name]]),
    ['period', period === 'any' ? undefined : period],
    ['startDate', startDate || undefined],
    ['stopDate', stopDate || undefined],
    ['sort', sort === 'relevance' ? undefined : sort],
    ['page', page > 1 ? String(page) : undefined],
  ];
  const search = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${href('search', {})}?${search}` : href('search', {});
};

/** First day of a period that ends today in the brand's time zone; undefined for `any`. */
export const getPeriodStart = (period: Period, today: Date, timeZone: string): string | undefined => {
  const days = periods[period];
  return days === undefined ? undefined : getPeriodFirstDay(days, today, timeZone);
};

/** The later one of the first day of the period and of the date range; undefined without both. */
export const getFirstDay = (
  { period, startDate }: Pick<SearchQuery, 'period' | 'startDate'>,
  today: Date,
  timeZone: string,
): string | undefined => [getPeriodStart(period, today, timeZone) ?? '', startDate].toSorted().at(-1) || undefined;

export const withoutFilters = {
  facets: {},
  period: 'any',
  startDate: '',
  stopDate: '',
} as const satisfies Partial<SearchQuery>;
