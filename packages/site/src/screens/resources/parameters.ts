import type { QueryParameters } from '../../routing/match';
import { cleanText, parseDay, clampPageNumber, firstText } from '../../routing/parameters';

/** SPEC §4: the orders of the resource list; the first is the default. */
export const sorts = {
  newest: 'Newest',
  oldest: 'Oldest',
  'name-asc': 'Resource Name A-Z',
  'name-desc': 'Resource Name Z-A',
} as const;
/** Sort order of resources. */
export type ResourceSort = keyof typeof sorts;
const defaultSort: ResourceSort = 'newest';

/** SPEC §4: what the topic defaults to. It has no value in the address and is sent as the wildcard * (SPEC §5). */
export const allTopics = { value: '', label: 'All Topics' } as const;

/** What a reader may ask of the resource list (SPEC §3, Filter state). */
export type ResourceQuery = {
  /** Slug of a topic, empty for all. */
  topic: string;
  keywords: string;
  /** Days, YYYY-MM-DD, empty for no limit. */
  startDate: string;
  endDate: string;
  sort: ResourceSort;
  page: number;
  /** Asks for answers past the caches, where that is allowed. */
  nocache: 'requested' | 'not-requested';
};

const maxCharacters = 200;

const isSort = (value: string): value is ResourceSort => Object.hasOwn(sorts, value);

/** Every address is answered: what cannot be understood is the default a reader would expect. */
export const parseResources = (parameters: QueryParameters): ResourceQuery => {
  const sort = firstText(parameters.sort);
  // SPEC §3 calls it the category.
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

/** The parameters of a query as an address writes them; defaults are left out, so that one question has one address. */
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

/** The address of a list; a change of what is shown starts at its first page. */
export const resourcesHref = (path: string, query: ResourceQuery, change: Partial<ResourceQuery> = {}): string => {
  const fields = toFormFields({ ...query, page: 1, ...change });
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields.map(({ name, value }) => [name, value]))}` : path;
};

/** Whether the list is narrowed at all. */
export const isFiltered = ({ topic, keywords, startDate, endDate }: ResourceQuery): boolean =>
  [topic, keywords, startDate, endDate].some((value) => value !== '');
