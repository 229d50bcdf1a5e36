import { resourceSortTexts } from '@masthead/texts/resources';
import type { QueryParameters } from '../../routing/match';
import { cleanText, parseDay, clampPageNumber, firstText } from '../../routing/parameters';

/** Labels by sort order (§4). */
export const sorts = {
  newest: resourceSortTexts.newest,
  oldest: resourceSortTexts.oldest,
  'name-asc': resourceSortTexts.nameUp,
  'name-desc': resourceSortTexts.nameDown,
} as const;
export type ResourceSort = keyof typeof sorts;
const defaultSort: ResourceSort = 'newest';

/** The default topic (§4). It is omitted from the address and sent as the wildcard * (§5). */
export const allTopics = { value: '', label: resourceSortTexts.allTopics } as const;

/** The parsed query of the resource list (§3, Filter state). */
export type ResourceQuery = {
  /** Slug of a topic, empty for all. */
  topic: string;
  keywords: string;
  /** Days, YYYY-MM-DD, empty for no limit. */
  startDate: string;
  endDate: string;
  sort: ResourceSort;
  page: number;
  /** Requests results that bypass the caches, where the deployment allows it. */
  nocache: 'requested' | 'not-requested';
};

const maxCharacters = 200;

const isSort = (value: string): value is ResourceSort => Object.hasOwn(sorts, value);

/** Parses the query. Invalid values become defaults. */
export const parseResources = (parameters: QueryParameters): ResourceQuery => {
  const sort = firstText(parameters.sort);
  // §3 calls the topic "category".
  const topic = firstText(parameters.topic ?? parameters.category);
  return {
    topic: /^[a-z0-9-]{1,80}$/.test(topic) ? topic : allTopics.value,
    keywords: cleanText(firstText(parameters.keywords), maxCharacters),
    startDate: parseDay(firstText(parameters.startDate)),
    endDate: parseDay(firstText(parameters.endDate)),
    sort: isSort(sort) ? sort : defaultSort,
    page: clampPageNumber(firstText(parameters.page)),
    nocache: firstText(parameters.nocache) === '' ? 'not-requested' : 'requested',
  };
};

/** Query parameters of a list. Defaults are omitted, so that each list has one address. */
export const toFormFields = ({
  topic,
  keywords,
  startDate,
  endDate,
  sort,
  page,
  nocache,
}: ResourceQuery): { name: string; value: string }[] =>
  Object.entries({
    topic,
    keywords,
    startDate,
    endDate,
    sort: sort === defaultSort ? '' : sort,
    page: page > 1 ? String(page) : '',
    nocache: nocache === 'requested' ? '1' : '',
  }).flatMap(([name, value]) => (value ? [{ name, value }] : []));

/** The address of a list. A change resets it to the first page. */
export const resourcesHref = (path: string, query: ResourceQuery, change: Partial<ResourceQuery> = {}): string => {
  const fields = toFormFields({ ...query, page: 1, ...change });
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields.map(({ name, value }) => [name, value]))}` : path;
};

/** Removes the filters; the order stays. */
export const withoutFilters = {
  topic: allTopics.value,
  keywords: '',
  startDate: '',
  endDate: '',
} as const satisfies Partial<ResourceQuery>;

export const isFiltered = ({ topic, keywords, startDate, endDate }: ResourceQuery): boolean =>
  [topic, keywords, startDate, endDate].some((value) => value !== '');

/** The canonical path of a list. A list with filters or another order is a duplicate of the whole one. */
export const getCanonicalPath = (path: string, query: ResourceQuery): string =>
  resourcesHref(path, parseResources({}), {
    page: isFiltered(query) || query.sort !== defaultSort ? 1 : query.page,
  });
