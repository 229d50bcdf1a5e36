import type { Company, Link, PartnerLogo, ResourceItem, TeaserStory, VideoItem } from '@masthead/design-system';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { orEmpty } from '../../content/partners/partnerClient';
import { getPublisherPath, toPartnerLogo, toResourceItem, toVideoItem } from '../../content/partners/partnerViews';
import type { Publisher } from '../../content/partners/schemas';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { href } from '../../routing/href';
import { noValue } from '../../routing/screens';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { getYouTubeUrl, sponsorRules, toCompany } from './toCompany';
import type { ScreenParams } from '../../routing/match';

type CommonView = { scope: PartnerScope; path: string; canonical: string; trending: TeaserStory[] };

/** One publisher's resources, or, where the address names none, every publisher (SPEC §2.1, §2.8). */
export type CompanyView = CommonView &
  (
    | {
        kind: 'company';
        company: Company;
        youTubeUrl?: string;
        shareUrl: string;
        rules: (typeof sponsorRules)[keyof typeof sponsorRules];
        resources: ResourceItem[];
        videos: VideoItem[];
        description?: string;
      }
    | {
        kind: 'directory';
        /** The list could not be had; the page says so. */ state?: 'unavailable';
        groups: { title: string; partners: PartnerLogo[]; links: Link[] }[];
      }
  );

/** Publishers are named by an identifier, which is no longer than this and holds no spaces. */
const isRealm = (value: string): boolean => /^[\w.-]{1,120}$/.test(value);

const groupBySponsorship = (scope: PartnerScope, publishers: readonly Publisher[]) =>
  (['premium', 'basic'] as const)
    .map((sponsorship) =>
      publishers
        .filter((publisher) => publisher.sponsorship === sponsorship)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    )
    .map((members, index) => ({
      title: index === 0 ? 'Premium partners' : 'Partners',
      partners: members.map(toPartnerLogo(scope)),
      links: members.map((publisher) => ({ title: publisher.name, url: getPublisherPath(scope, publisher) })),
    }))
    .filter(({ partners }) => partners.length > 0);

/** SPEC §2.1, §7.2 bypublishers. A publisher that is not there is a 404; one that cannot be had right now is not. */
export const loadCompany = async (
  site: Site,
  { site: segment, choice }: Record<string, string | string[]>,
): Promise<PageResult<CompanyView>> => {
  const scope = findScope(site.brand, String(segment));
  const realm = String(choice);
  if (!scope || !isRealm(realm)) return notFound;
  const path = href('companyResources', {});
  const loadTrending = async () =>
    toTrending(
      site.brand,
      (
        await site.content.query({
          route: 'company-resources',
          site: scope.prefix,
          parts: { trending: createTrendingQuery(site.brand.site) },
        })
      ).trending,
    );

  if (realm === noValue) {
    const [publishers, trending] = await Promise.all([site.partners.publishers(scope.site), loadTrending()]);
    if (!publishers.ok) return publishers;
    return found({
      kind: 'directory',
      scope,
      path: withPrefix(scope, path),
      canonical: toCanonicalPath(scope, path),
      groups: groupBySponsorship(scope, publishers.value),
      trending,
    });
  }

  const [result, videos, trending] = await Promise.all([
    site.partners.publisher(scope.site, realm),
    site.partners.videos(scope.site),
    loadTrending(),
  ]);
  if (!result.ok) return result;
  const { publisher, resources } = result.value;
  if (!publisher) return notFound;
  const canonical = toCanonicalPath(scope, publisher.internalURL);
  const youTubeUrl = getYouTubeUrl(publisher);
  return found({
    kind: 'company',
    scope,
    path: getPublisherPath(scope, publisher),
    canonical,
    company: toCompany(publisher),
    shareUrl: toAbsoluteUrl(site.brand, canonical),
    rules: sponsorRules[publisher.sponsorship],
    resources: resources.map(toResourceItem(site.brand.timeZone)),
    // Without the videos the page is whole: they are more of the same publisher.
    videos: orEmpty(videos)
      .filter((video) => video.publisher === publisher.publisher)
      .map(toVideoItem(scope)),
    trending,
    ...(youTubeUrl && { youTubeUrl }),
    ...(publisher.blurb && { description: publisher.blurb }),
  });
};

/** SPEC §7.2, publishers and bypublishers: after a failure the result set is empty. The page stands, says so, and is cached by nobody. */
export const getEmptyCompanyView = (site: Site, { site: segment }: ScreenParams): CompanyView | undefined => {
  const scope = findScope(site.brand, String(segment));
  const path = href('companyResources', {});
  return (
    scope && {
      kind: 'directory',
      state: 'unavailable',
      scope,
      path: withPrefix(scope, path),
      canonical: toCanonicalPath(scope, path),
      groups: [],
      trending: [],
    }
  );
};
