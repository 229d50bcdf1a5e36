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
import { filterResources } from './filterResources';
import { normalizeQuery } from './normalizeQuery';
import { toPeriods } from './toPeriods';
import { allTopics, isFiltered, type ResourceQuery } from './parameters';

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
  /**
   * `empty`: the publication has no resources, so that there is nothing to filter. `unavailable`: the partners' service
   * does not respond.
   */
  state: 'listed' | 'empty' | 'unavailable';
};

/**
 * Whether to bypass the cache: never in production, where this would let visitors put load on the provider
 * (§2.6).
 */
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
  today = new Date(),
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
    periods: toPeriods(normalized, today, timeZone),
    resources: filtered.slice((page - 1) * size, page * size).map(toResourceItem(timeZone)),
    total: filtered.length,
    pages,
    featuredPartners: toPartnerStrip(scope, publishers),
    trending: toTrending(site.brand, reply.trending),
    state: getState(result.ok, filtered.length, normalized),
  });
};
