import { formatIsoDay } from '../../content/schedule';
import { compareNames } from '@masthead/texts/numbers';
import { foldText } from '../../content/suggestions/foldText';
import type { Resource } from '../../content/partners/schemas';
import type { ResourceQuery, ResourceSort } from './parameters';

/** Matches resources whose texts contain all words, ignoring case and accents. */
const createTextFilter = (keywords: string) => {
  const words = foldText(keywords).split(' ').filter(Boolean);
  return ({
    resourceName,
    publisherName = '',
    resourceShortDescription = '',
    topic = '',
    type = '',
  }: Resource): boolean => {
    const text = foldText([resourceName, publisherName, resourceShortDescription, topic, type].join(' '));
    return words.every((word) => text.includes(word));
  };
};

const byName = (a: Resource, b: Resource): number =>
  compareNames(a.resourceName, b.resourceName, { sensitivity: 'base', numeric: true });
const byDay = (a: Resource, b: Resource): number => Date.parse(a.startDate) - Date.parse(b.startDate);

/** Comparators by sort order (§4). */
const comparators: Record<ResourceSort, (a: Resource, b: Resource) => number> = {
  newest: (a, b) => byDay(b, a),
  oldest: byDay,
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
};

type ResourceFilter = Pick<ResourceQuery, 'keywords' | 'startDate' | 'endDate' | 'sort'>;

/** Filters and sorts the resources (§3 Filter state, §4). The date range includes both days. */
export const filterResources = (
  resources: readonly Resource[],
  { keywords, startDate, endDate, sort }: ResourceFilter,
  timeZone: string,
): Resource[] => {
  const hasKeywords = createTextFilter(keywords);
  return resources
    .filter((resource) => {
      const day = formatIsoDay(resource.startDate, timeZone);
      return hasKeywords(resource) && (startDate === '' || day >= startDate) && (endDate === '' || day <= endDate);
    })
    .toSorted(comparators[sort]);
};
