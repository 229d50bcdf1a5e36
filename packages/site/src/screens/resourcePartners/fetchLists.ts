import { limits } from '@masthead/config/limits';
import { createQuery, type ContentError } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';
import { orEmpty } from '../../content/partners/partnerClient';
import type { PartnerScope } from '../../routing/prefix';
import type { Tab } from './tabs';

/** A tab shows at most this many webcasts; the rest have a page of their own. */
const maxWebcasts = 10;

const isPaper = ({ type }: { type?: string | undefined }): boolean => /white\s*paper/i.test(type ?? '');

/** Asks for all that the tabs of the partner resources page show (SPEC §2.8): of the partners' services and of content. */
export const fetchLists = async (site: Site, scope: PartnerScope) => {
  const [videos, resources, publishers, reply] = await Promise.all([
    site.partners.videos(scope.site),
    site.partners.resources(scope.site),
    site.partners.publishers(scope.site),
    site.content.query({
      route: 'resource-partners',
      site: scope.prefix,
      parts: {
        series: createQuery('package-by-type-lite', {
          siteName: scope.site,
          packageType: limits.packageTypes.thoughtLeaders,
        }),
        webcasts: createQuery('webcast-stream', { siteName: scope.site, pageSize: maxWebcasts, page: 1 }),
        careers: createQuery('static-page', { siteName: scope.site, slug: 'career-center' }),
      },
    }),
  ]);
  return { videos, resources, publishers, ...reply };
};

type ListResults = Awaited<ReturnType<typeof fetchLists>>;

/** What each tab is made of. */
const tabLists: Readonly<Record<Tab, readonly (keyof ListResults)[]>> = {
  home: ['videos', 'resources', 'publishers', 'series'],
  video: ['videos'],
  'thought-leadership': ['series'],
  webcasts: ['webcasts'],
  'white-papers': ['resources'],
  careers: ['careers'],
};

/** Why a tab has nothing to show: all that it is made of failed. An empty list is no fault, and one of several is left out. */
export const findTabError = (tab: Tab, answers: ListResults): ContentError | undefined => {
  const [first, ...others] = tabLists[tab].map((name) => answers[name]);
  return first && !first.ok && others.every(({ ok }) => !ok) ? first.error : undefined;
};

/** SPEC §7.2: what could not be had is empty. */
export const toLists = ({ videos, resources, publishers, series, webcasts, careers }: ListResults) => ({
  videos: orEmpty(videos),
  papers: orEmpty(resources).filter(isPaper),
  publishers: orEmpty(publishers),
  series: series.ok ? series.value.getPackagesByTypeLite.packages : [],
  webcasts: webcasts.ok ? webcasts.value.getWebcastStream.contents : [],
  careers: careers.ok ? (careers.value.getStaticPage ?? undefined) : undefined,
});
/** Lists of the tabs. */
export type Lists = ReturnType<typeof toLists>;

/** What is left when nothing answers. */
export const emptyLists: Lists = {
  videos: [],
  papers: [],
  publishers: [],
  series: [],
  webcasts: [],
  careers: undefined,
};
