import { hasModule, type Deployment } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import type { PartnerLogo, ResourceItem, TeaserStory } from '@masthead/design-system';
import { env } from '../../env';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { orEmpty } from '../../content/partners/partnerClient';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { toPartnerStrip, toResourceItem } from '../../content/partners/partnerViews';
import { href } from '../../routing/href';
import { pageCount } from '../../routing/parameters';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { allTopics, isFiltered, type ResourceQuery, type ResourceSort } from './parameters';
import { resourceScreenTexts, resourceSortTexts } from '@masthead/texts/resources';
import { dealPeriods } from '../../content/deals/parameters';
import { formatCalendarDate, formatDays, getPeriodFirstDay, formatIsoDay } from '../../content/schedule';
import { compareNames } from '@masthead/texts/numbers';
import { foldText } from '../../content/suggestions/matchSuggestions';
import type { Resource } from '../../content/partners/schemas';

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

const toRangeLabel = (start: string, end: string): string => {
  if (start && end) return formatDays(`${start}T12:00:00Z`, `${end}T12:00:00Z`, 'UTC');
  return start
    ? resourceSortTexts.since(formatCalendarDate(start).text)
    : resourceSortTexts.until(formatCalendarDate(end).text);
};

/** The options of the period. Days that are none of them are one more, which choosing another removes. */
export const toPeriods = (
  { startDate, endDate }: Pick<ResourceQuery, 'startDate' | 'endDate'>,
  today: Date,
  timeZone: string,
): { value: string; label: string }[] => {
  const periods = Object.values(dealPeriods).map(({ label, days }) => ({
    value: days === undefined ? '' : getPeriodFirstDay(days, today, timeZone),
    label,
  }));
  if (endDate === '' && periods.some(({ value }) => value === startDate)) return periods;
  return [
    ...periods.filter(({ value }) => value !== startDate),
    { value: startDate, label: toRangeLabel(startDate, endDate) },
  ];
};

/** A valid query, and messages for the reader about its corrections (§3, Filter state). */
type NormalizedQuery = { query: ResourceQuery; notices: string[] };

type Topic = { slug: string };

const normalizeTopic = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  if (query.topic === allTopics.value || topics.some(({ slug }) => slug === query.topic)) return { query, notices: [] };
  // Without the list of topics it is unknown whether the topic exists.
  return {
    query: { ...query, topic: allTopics.value },
    notices: topics.length > 0 ? [resourceScreenTexts.unknownTopic(query.topic)] : [],
  };
};

const normalizeDays = (query: ResourceQuery): NormalizedQuery => {
  const { startDate, endDate } = query;
  if (!startDate || !endDate || startDate <= endDate) return { query, notices: [] };
  return {
    query: { ...query, startDate: endDate, endDate: startDate },
    notices: [resourceScreenTexts.swapped],
  };
};

/** Replaces an unknown topic by all topics, and swaps dates in the wrong order (§3, §4). */
export const normalizeQuery = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  const topic = normalizeTopic(query, topics);
  const days = normalizeDays(topic.query);
  return { query: days.query, notices: [...topic.notices, ...days.notices] };
};

/** The view of the resource center (§2.8, §4 Resource list). */
export type ResourcesView = {
  scope: PartnerScope;
  path: string;
  canonical: string;
  query: ResourceQuery;
  /** Messages about corrections of the query. */
  notices: string[];
  topics: { value: string; label: string }[];
  periods: { value: string; label: string }[];
  resources: ResourceItem[];
  total: number;
  pages: number;
  /** Sponsors first (§2.6, showFeaturedPartnerHeader). */
  featuredPartners: PartnerLogo[];
  trending: TeaserStory[];
  /** `empty`: there is nothing to filter. `unavailable`: the partners' service does not respond. */
  state: 'listed' | 'empty' | 'unavailable';
};

/** Whether to bypass the cache (§2.6): never in production, where visitors could load the provider. */
export const getCacheMode = ({ nocache }: Pick<ResourceQuery, 'nocache'>, deployment: Deployment): 'use' | 'skip' =>
  nocache === 'requested' && deployment !== 'production' ? 'skip' : 'use';

const getState = (isAvailable: boolean, total: number, query: ResourceQuery): ResourcesView['state'] => {
  if (!isAvailable) return 'unavailable';
  return total > 0 || isFiltered(query) ? 'listed' : 'empty';
};

/** Loads the resource center (§2.1, §7.2). A failed list is empty, and a page number past the last shows the last page. */
export const loadResources = async (
  site: Site,
  segment: string,
  query: ResourceQuery,
): Promise<PageResult<ResourcesView>> => {
  const scope = findScope(site.brand, segment);
  if (!scope) return notFound;
  const topicList = site.partners.topics(scope.site).then(orEmpty);
  // The service filters by the name of a topic, which is in the list of topics. All topics need no name and do not wait.
  const getTopicName = async (topic: string) =>
    topic === allTopics.value ? undefined : (await topicList).find(({ slug }) => slug === topic)?.topic;
  const [topics, result, publishers, reply] = await Promise.all([
    topicList,
    getTopicName(query.topic).then((topic) =>
      site.partners.resources(scope.site, topic, getCacheMode(query, env.DEPLOYMENT)),
    ),
    hasModule(site.brand, 'partners') ? site.partners.publishers(scope.site).then(orEmpty) : [],
    site.content.query({
      route: 'resources',
      site: scope.prefix,
      parts: { trending: createTrendingQuery(site.brand.site) },
    }),
  ]);
  const { query: normalized, notices } = normalizeQuery(query, topics);
  const { timeZone } = site.brand;
  const filtered = filterResources(orEmpty(result), normalized, timeZone);
  const { size } = limits.page;
  const pages = pageCount(filtered.length, size);
  const page = Math.min(normalized.page, pages);
  const path = href('resources', {});
  return found({
    scope,
    path: withPrefix(scope, path),
    canonical: toCanonicalPath(scope, path),
    query: { ...normalized, page },
    notices,
    topics: [allTopics, ...topics.map(({ slug, name }) => ({ value: slug, label: name }))],
    periods: toPeriods(normalized, new Date(), timeZone),
    resources: filtered.slice((page - 1) * size, page * size).map(toResourceItem(timeZone)),
    total: filtered.length,
    pages,
    featuredPartners: toPartnerStrip(scope, publishers),
    trending: toTrending(site.brand, reply.trending),
    state: getState(result.ok, filtered.length, normalized),
  });
};
