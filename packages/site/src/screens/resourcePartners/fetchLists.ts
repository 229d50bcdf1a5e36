import { limits } from '@masthead/config/limits';
import { createQuery, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';
import { orEmpty } from '../../content/partners/partnerClient';
import type { PartnerScope } from '../../routing/prefix';
import type { Tab } from './tabs';

/** Maximum number of webcasts in a tab; all of them are on the webcasts page. */
const maxWebcasts = 10;

const isPaper = ({ type }: { type?: string | undefined }): boolean => /white\s*paper/i.test(type ?? '');

/** The lists of all tabs (§2.8). A prefix chooses whose resources; series and webcasts are this site's. */
export const fetchLists = async (site: Site, scope: PartnerScope) => {
  const siteName = site.brand.site;
  const [videos, resources, publishers, reply] = await Promise.all([
    site.partners.videos(scope.site),
    site.partners.resources(scope.site),
    site.partners.publishers(scope.site),
    site.content.query({
      route: 'resource-partners',
      site: scope.prefix,
      parts: {
        series: createQuery('package-by-type-lite', { siteName, packageType: limits.packageTypes.thoughtLeaders }),
        webcasts: createQuery('webcast-stream', { siteName, pageSize: maxWebcasts, page: 1 }),
        careers: createQuery('static-page', { siteName, slug: 'career-center' }),
      },
    }),
  ]);
  return { videos, resources, publishers, ...reply };
};

type ListResults = Awaited<ReturnType<typeof fetchLists>>;

const tabLists: Readonly<Record<Tab, readonly (keyof ListResults)[]>> = {
  home: ['videos', 'resources', 'publishers', 'series'],
  video: ['videos'],
  'thought-leadership': ['series'],
  webcasts: ['webcasts'],
  'white-papers': ['resources'],
  careers: ['careers'],
};

/** The error of a tab whose lists all failed; undefined if at least one succeeded, even if it is empty. */
export const findTabError = (tab: Tab, results: ListResults): ContentError | undefined => {
  const [first, ...others] = tabLists[tab].map((name) => results[name]);
  return first && !first.ok && others.every(({ ok }) => !ok) ? first.error : undefined;
};

/** The lists with failed ones empty (§7.2). */
export const toLists = ({ videos, resources, publishers, series, webcasts, careers }: ListResults) => ({
  videos: orEmpty(videos),
  papers: orEmpty(resources).filter(isPaper),
  publishers: orEmpty(publishers),
  series: series.ok ? series.value.getPackagesByTypeLite.packages : [],
  webcasts: webcasts.ok ? webcasts.value.getWebcastStream.contents : [],
  careers: careers.ok ? (careers.value.getStaticPage ?? undefined) : undefined,
});
export type Lists = ReturnType<typeof toLists>;

/** The lists while no service responds. */
export const emptyLists: Lists = {
  videos: [],
  papers: [],
  publishers: [],
  series: [],
  webcasts: [],
  careers: undefined,
};
