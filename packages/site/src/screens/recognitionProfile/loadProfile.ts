import { isSlug, toSlug } from '@masthead/content-rules/natural-id';
import type {
  Fact,
  Link,
  LocatorMapProps,
  ProfileHeaderProps,
  ProfileItem,
  TeaserStory,
} from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { profileTexts } from '@masthead/texts/recognition';
import { toLocator } from '../../content/maps/places';
import { toSafeUrl } from '../../content/media/safeUrl';
import { getOriginalImageUrl } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import { getHonors, getNominationsLink, toPortrait, toProfileItem } from '../recognition/toProfile';

type WireProfile = NonNullable<QueryResultOf<'recognition-profile'>['getRecognitionProfile']>;
type AwardView = { title: string; detail: string; statement?: string };

/** The view of a recognition profile (§3, Recognition profile). */
export type ProfileView = {
  path: string;
  header: ProfileHeaderProps;
  about: string | undefined;
  awards: AwardView[];
  questions: readonly { question: string; answer: string }[];
  facts: Fact[];
  /** Where the person works. */
  map?: LocatorMapProps;
  more: { title: string; links: Link[] }[];
  /** Other profiles, and the link to all of them. */
  others: { list: Link; profiles: ProfileItem[] };
  trending: TeaserStory[];
};

const toAward = ({
  awardNomination,
  winner,
  finalist,
  marketSegment,
  awardImpactStatement,
}: WireProfile['awards'][number]): AwardView => ({
  title: awardNomination ?? profileTexts.award,
  detail: [winner ? profileTexts.winner : finalist ? profileTexts.finalist : profileTexts.nominated, marketSegment]
    .filter(Boolean)
    .join(' · '),
  ...(awardImpactStatement && { statement: awardImpactStatement }),
});

const toLinkFact = (label: string, title: string, url: string | null | undefined): Fact[] => {
  const address = toSafeUrl(url);
  return address ? [{ label, link: { title, url: address, newTab: true } }] : [];
};

const toFacts = (wire: WireProfile): Fact[] => [
  ...(wire.industries.length > 0 ? [{ label: profileTexts.industries, value: wire.industries.join(', ') }] : []),
  ...(wire.membershipType ? [{ label: profileTexts.membership, value: wire.membershipType }] : []),
  // A title may be the role itself: the broker of a firm is its "Broker".
  ...(wire.role && wire.title && wire.role !== wire.title ? [{ label: profileTexts.role, value: wire.role }] : []),
  { label: profileTexts.year, value: String(wire.publishedYear) },
  ...(wire.eventsAttended.length > 0
    ? [{ label: profileTexts.eventsAttended, value: wire.eventsAttended.join(', ') }]
    : []),
  ...(wire.proEmail
    ? [
        {
          label: profileTexts.email,
          link: { title: wire.proEmail, url: `mailto:${encodeURIComponent(wire.proEmail).replace('%40', '@')}` },
        },
      ]
    : []),
  ...(wire.phone
    ? [{ label: profileTexts.phone, link: { title: wire.phone, url: `tel:${wire.phone.replaceAll(/[^+\d]/g, '')}` } }]
    : []),
  ...toLinkFact('LinkedIn', wire.proName, wire.proLinkedIn),
  ...toLinkFact(profileTexts.profile, profileTexts.atTheFirm, wire.profileUrl),
];

const toLinks = (items: WireProfile['videos']): Link[] =>
  items.flatMap(({ title, uri }) => {
    const url = toSafeUrl(uri);
    return url ? [{ title, url, ...(url.startsWith('/') ? {} : { newTab: true }) }] : [];
  });

const toHeader = (wire: WireProfile, trail: Link[]): ProfileHeaderProps => {
  const portrait = toPortrait(wire.proPhoto, wire.proName);
  const position = wire.title ?? wire.role;
  const firmUrl = toSafeUrl(wire.firmLink);
  const logo = toSafeUrl(wire.companyLogo);
  return {
    name: wire.proName,
    trail,
    honors: getHonors(wire),
    ...(wire.pronouns && { pronouns: wire.pronouns }),
    ...(portrait && { portrait }),
    ...(position && { position }),
    ...(wire.proLocation && { location: wire.proLocation }),
    ...(wire.firmName && {
      firm: { name: wire.firmName, ...(firmUrl && { url: firmUrl }), ...(logo && { logo: getOriginalImageUrl(logo) }) },
    }),
  };
};

/** Three rows beside the rail. */
const maxOtherProfiles = 6;

/** Loads a profile of one of the brand's directories (§3, §7.1). A draft is not found. */
export const loadProfile = async (
  site: Site,
  { directory, profile }: Record<string, string | string[]>,
): Promise<PageResult<ProfileView>> => {
  const { brand } = site;
  const program = brand.recognition.find((candidate) => candidate.directory === directory);
  if (!program || typeof profile !== 'string' || !isSlug(profile)) return notFound;
  const reply = await site.content.query({
    route: 'recognition-profile',
    parts: {
      profile: createQuery('recognition-profile', {
        directory: program.directory,
        docName: profile,
        usage: brand.site,
      }),
      // One more than is visible, because the person may be among them.
      others: createQuery('recognition-profile-list', {
        directory: program.directory,
        usage: brand.site,
        page: 1,
        pageLength: maxOtherProfiles + 1,
      }),
      trending: createTrendingQuery(brand.site),
    },
  });
  if (!reply.profile.ok) return reply.profile;
  const wire = reply.profile.value.getRecognitionProfile;
  if (!wire || wire.status === 'draft') return notFound;
  const list = { title: program.name, url: href('recognitionList', { directory: program.directory }) };
  const path = href('recognitionProfile', { directory: program.directory, profile });
  const others = (reply.others.ok ? reply.others.value.getRecognitionProfileList.profiles : [])
    .map(toProfileItem)
    .filter(({ url }) => url !== path);
  const [city] = wire.proLocation?.split(',') ?? [];
  const map = city && toLocator(brand, toSlug(city), city);
  const more = [
    { title: profileTexts.videos, links: toLinks(wire.videos) },
    { title: profileTexts.webcasts, links: toLinks(wire.webCasts) },
    { title: profileTexts.whitePapers, links: toLinks(wire.whitePapers) },
  ];
  return found({
    path,
    header: toHeader(wire, [getNominationsLink(brand), list]),
    about: wire.aboutMe ?? undefined,
    awards: wire.awards.map(toAward),
    questions: wire.qAndA,
    facts: toFacts(wire),
    ...(map && { map }),
    more: more.filter(({ links }) => links.length > 0),
    others: { list, profiles: others.slice(0, maxOtherProfiles) },
    trending: toTrending(site.brand, reply.trending),
  });
};
