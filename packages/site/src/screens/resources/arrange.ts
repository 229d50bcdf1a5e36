import type { Resource } from '../../content/partners/schemas';
import type { ResourceQuery, ResourceSort } from './parameters';

/** The calendar day of a moment in the brand's time zone, YYYY-MM-DD. */
const dayAt = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(iso),
  );

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word stands somewhere in what a card and its description say. */
const matches = (keywords: string) => {
  const words = folded(keywords).split(' ').filter(Boolean);
  return ({
    resourceName,
    publisherName = '',
    resourceShortDescription = '',
    topic = '',
    type = '',
  }: Resource): boolean => {
    const text = folded([resourceName, publisherName, resourceShortDescription, topic, type].join(' '));
    return words.every((word) => text.includes(word));
  };
};

const byName = (a: Resource, b: Resource): number =>
  a.resourceName.localeCompare(b.resourceName, 'en', { sensitivity: 'base', numeric: true });
const byDay = (a: Resource, b: Resource): number => Date.parse(a.startDate) - Date.parse(b.startDate);

/** SPEC §4, sort orders. */
const orders: Record<ResourceSort, (a: Resource, b: Resource) => number> = {
  newest: (a, b) => byDay(b, a),
  oldest: byDay,
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
};

type Arrangement = Pick<ResourceQuery, 'keywords' | 'startDate' | 'endDate' | 'sort'>;

/** The resources that a reader asked for, in the order asked for (SPEC §3 Filter state, §4). Both days belong to the span. */
export const arrange = (
  resources: readonly Resource[],
  { keywords, startDate, endDate, sort }: Arrangement,
  timeZone: string,
): Resource[] => {
  const hasWords = matches(keywords);
  return resources
    .filter((resource) => {
      const day = dayAt(resource.startDate, timeZone);
      return hasWords(resource) && (startDate === '' || day >= startDate) && (endDate === '' || day <= endDate);
    })
    .toSorted(orders[sort]);
};
