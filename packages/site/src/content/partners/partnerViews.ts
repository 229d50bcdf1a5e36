import type { PaidBy, PartnerLogo, ResourceItem, VideoItem } from '@masthead/design-system';
import { getOriginalImageUrl, toDecorativePicture } from '../media/picture';
import { formatRecentDate } from '../schedule';
import { type Film, toFilm } from '../media/footage';
import { href } from '../../routing/href';
import { type PartnerScope, withPrefix } from '../../routing/prefix';
import type { PartnerVideo, Publisher, Resource } from './schemas';
import { type Brand, hasModule } from '@masthead/config';
import { paidTexts } from '@masthead/texts/article';
import { orEmpty, type PartnerClient } from './partnerClient';

const coverSize = { width: 850, height: 1100 };
const stillSize = { width: 1200, height: 800 };

/** A resource for lists, with its date in the brand's time zone. */
export const toResourceItem =
  (timeZone: string, now = new Date()) =>
  ({
    resourceName,
    publisher,
    publisherName,
    resourceImageURL,
    downloadURL,
    resourceShortDescription,
    type,
    startDate,
  }: Resource): ResourceItem => {
    const picture = resourceImageURL ? toDecorativePicture({ uri: resourceImageURL, ...coverSize }) : undefined;
    return {
      title: resourceName,
      url: downloadURL,
      publisher: publisherName ?? publisher,
      detail: [type, formatRecentDate(startDate, timeZone, now).text].filter(Boolean).join(' · '),
      newTab: /^https?:/.test(downloadURL),
      ...(picture && { cover: picture }),
      ...(resourceShortDescription && { summary: resourceShortDescription }),
    };
  };

/** Path of a publisher's page (§3, internalURL), with the prefix of the current scope. */
export const getPublisherPath = (scope: PartnerScope, { internalURL }: Pick<Publisher, 'internalURL'>): string =>
  internalURL.startsWith('/') ? withPrefix(scope, internalURL) : internalURL;

/** A publisher's logo, link and tagline. */
export const toPartnerLogo =
  (scope: PartnerScope) =>
  (publisher: Publisher): PartnerLogo => ({
    name: publisher.name,
    url: getPublisherPath(scope, publisher),
    ...(publisher.logo && { logo: { src: getOriginalImageUrl(publisher.logo) } }),
    ...(publisher.sponsorBlurb && { tagline: publisher.sponsorBlurb }),
  });

/** One row on a wide screen. */
const maxStripLogos = 6;

/** Featured partners: sponsors first, at most one row. */
export const toPartnerStrip = (scope: PartnerScope, publishers: readonly Publisher[]): PartnerLogo[] =>
  [
    ...publishers.filter(({ sponsorship }) => sponsorship === 'premium'),
    ...publishers.filter(({ sponsorship }) => sponsorship === 'basic'),
  ]
    .slice(0, maxStripLogos)
    .map(toPartnerLogo(scope));

/** The footage of a partner's video; undefined without (§3 Article, video). */
export const toPartnerFilm = ({ videoURL, durationSeconds, footage }: PartnerVideo): Film | undefined =>
  toFilm(footage ?? (videoURL ? { uri: videoURL, duration: durationSeconds ?? null } : undefined));

/** A partner's video for lists; nothing without footage. */
export const toVideoItems =
  (scope: PartnerScope) =>
  (video: PartnerVideo): VideoItem[] => {
    const film = toPartnerFilm(video);
    if (!film) return [];
    const { id, title, description, publisherName, imageURL } = video;
    const poster = imageURL ? toDecorativePicture({ uri: imageURL, ...stillSize }) : undefined;
    return [
      {
        title,
        url: withPrefix(scope, href('resourceVideo', { video: id })),
        ...(poster && { poster }),
        ...(film.duration && { duration: film.duration }),
        ...(publisherName && { publisher: publisherName }),
        ...(description && { summary: description }),
      },
    ];
  };

type SponsoredFields = {
  kickerPresentedBy: { label: string; value: string } | null;
  presentedBy: string | null;
};

/** The label of our content service, in English; other services may have their own. */
const serviceLabel = 'Paid for by';

/** In the rail they are as tall as a window. */
const maxPapers = 2;

/** The partner that paid for an article (§3, kickerPresentedBy) with its newest papers; undefined for the newsroom. */
export const loadPaidBy = async (
  { brand, partners }: { brand: Brand; partners: Pick<PartnerClient, 'publishers' | 'resources'> },
  { kickerPresentedBy, presentedBy }: SponsoredFields,
): Promise<(PaidBy & { papers: ResourceItem[] }) | undefined> => {
  const name = kickerPresentedBy?.value ?? presentedBy;
  if (!name) return undefined;
  const [publishers, papers] = hasModule(brand, 'partners')
    ? await Promise.all([partners.publishers(brand.site), partners.resources(brand.site)])
    : [];
  const publisher = publishers && orEmpty(publishers).find((candidate) => candidate.name === name);
  return {
    name,
    label:
      kickerPresentedBy && kickerPresentedBy.label !== serviceLabel ? kickerPresentedBy.label : paidTexts.paidForBy,
    description: paidTexts.note(name, brand.name),
    papers: (papers ? orEmpty(papers) : [])
      .filter((paper) => paper.publisher === publisher?.publisher)
      .slice(0, maxPapers)
      .map(toResourceItem(brand.timeZone)),
    ...(publisher && toPartnerLogo({ prefix: undefined, site: brand.site, own: true })(publisher)),
  };
};
