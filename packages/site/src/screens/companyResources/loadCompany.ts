import type { Company, MediaItem, PartnerLogo, ResourceItem, TeaserStory, VideoItem } from '@masthead/design-system';
import { hasModule } from '@masthead/config';
import { createQuery } from '@masthead/graphql-ops';
import { compareNames } from '@masthead/texts/numbers';
import { companyTexts } from '@masthead/texts/resources';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix, type PartnerScope } from '../../routing/prefix';
import { orEmpty } from '../../content/partners/partnerClient';
import { toWebcast } from '../../content/media/mediaItem';
import { getPublisherPath, toPartnerLogo, toResourceItem, toVideoItems } from '../../content/partners/partnerViews';
import type { Publisher } from '../../content/partners/schemas';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { href } from '../../routing/href';
import { noValue } from '../../routing/screens';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { ScreenParams } from '../../routing/match';
import { getOriginalImageUrl } from '../../content/media/picture';

/** Rules by sponsorship (§4, sponsored publisher): label, visible parts and tracked content type. */
export const sponsorRules = {
  premium: {
    label: companyTexts.premiumLabel,
    about: 'visible',
    leaderboard: 'hidden',
    contentType: 'featured-partner',
  },
  basic: { label: companyTexts.partnerLabel, about: 'hidden', leaderboard: 'visible', contentType: 'partner' },
} as const;

const isYouTube = ({ name }: { name: string }): boolean => name.trim().toLowerCase() === 'youtube';

/** The YouTube channel of a publisher, a separate entry of the share menu (§2.8). */
export const getYouTubeUrl = ({
  socials,
  sponsorship,
}: Pick<Publisher, 'socials' | 'sponsorship'>): string | undefined =>
  sponsorRules[sponsorship].about === 'visible' ? socials.find(isYouTube)?.url : undefined;

const toOptionalText = (key: 'tagline' | 'description', text: string | undefined) => (text ? { [key]: text } : {});

/** The header of a publisher's page (§2.8, §4). */
export const toCompany = ({
  name,
  sponsorship,
  logo,
  sponsorBlurb,
  blurb,
  socials,
  linkedURL,
  publisherURL,
  displayURL,
}: Publisher): Company => {
  const { label, about } = sponsorRules[sponsorship];
  const website = linkedURL ?? publisherURL;
  return {
    name,
    label,
    socials: about === 'visible' ? socials.filter((profile) => !isYouTube(profile)) : [],
    ...(about === 'visible' && { ...toOptionalText('tagline', sponsorBlurb), ...toOptionalText('description', blurb) }),
    ...(logo && { logo: getOriginalImageUrl(logo) }),
    ...(website && {
      website: { title: displayURL ?? website.replace(/^https?:\/\//, ''), url: website, newTab: true },
    }),
  };
};

type CommonView = { scope: PartnerScope; path: string; canonical: string };

/** The company screen (§2.1, §2.8): one publisher's resources, or all publishers. */
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
        /** Those that the company sponsors. */
        webcasts: MediaItem[];
        description?: string;
        trending: TeaserStory[];
      }
    | {
        kind: 'directory';
        /** `unavailable`: the partners' service does not respond. */
        state?: 'unavailable';
        groups: { title: string; partners: PartnerLogo[] }[];
      }
  );

/** Of the newest webcasts those of the company are shown. */
const maxWebcasts = 20;

const isRealm = (value: string): boolean => /^[\w.-]{1,120}$/.test(value);

const groupBySponsorship = (scope: PartnerScope, publishers: readonly Publisher[]) =>
  (['premium', 'basic'] as const)
    .map((sponsorship) =>
      publishers
        .filter((publisher) => publisher.sponsorship === sponsorship)
        .toSorted((a, b) => compareNames(a.name, b.name)),
    )
    .map((members, index) => ({
      title: index === 0 ? companyTexts.premium : companyTexts.partners,
      partners: members.map(toPartnerLogo(scope)),
    }))
    .filter(({ partners }) => partners.length > 0);

/** Loads a publisher, or all of them (§2.1, §7.2 bypublishers). An unknown publisher is not found. */
export const loadCompany = async (
  site: Site,
  { site: segment, choice }: Record<string, string | string[]>,
): Promise<PageResult<CompanyView>> => {
  const scope = findScope(site.brand, String(segment));
  const realm = String(choice);
  if (!scope || !isRealm(realm)) return notFound;
  const path = href('companyResources', {});
  if (realm === noValue) {
    const publishers = await site.partners.publishers(scope.site);
    if (!publishers.ok) return publishers;
    return found({
      kind: 'directory',
      scope,
      path: withPrefix(scope, path),
      canonical: toCanonicalPath(scope, path),
      groups: groupBySponsorship(scope, publishers.value),
    });
  }

  const [result, videos, { trending, webcasts }] = await Promise.all([
    site.partners.publisher(scope.site, realm),
    site.partners.videos(scope.site),
    site.content.query({
      route: 'company-resources',
      site: scope.prefix,
      parts: {
        trending: createTrendingQuery(site.brand.site),
        webcasts: createQuery('webcast-stream', { siteName: site.brand.site, pageSize: maxWebcasts, page: 1 }),
      },
    }),
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
    // The videos are optional.
    videos: orEmpty(videos)
      .filter((video) => video.publisher === publisher.publisher)
      .flatMap(toVideoItems(scope)),
    webcasts: (webcasts.ok && hasModule(site.brand, 'webcasts') ? webcasts.value.getWebcastStream.contents : [])
      .filter(({ sponsor }) => sponsor === publisher.name)
      .map((webcast) => toWebcast(webcast, new Date(), site.brand.timeZone)),
    trending: toTrending(site.brand, trending),
    ...(youTubeUrl && { youTubeUrl }),
    ...(publisher.blurb && { description: publisher.blurb }),
  });
};

/** The empty directory that is shown while the partners' service does not respond (§7.2). It is not cached. */
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
    }
  );
};
