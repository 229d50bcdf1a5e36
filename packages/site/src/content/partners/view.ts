import type { PartnerLogo, ResourceItem, VideoItem } from '@masthead/design-system';
import { drawingAddress, toDecoration } from '../media/picture';
import { recentDateOf } from '../story/schedule';
import { duration } from '../media/footage';
import { href } from '../../routing/href';
import { withPrefix, type PartnerScope } from '../../routing/prefix';
import type { PartnerVideo, Publisher, Resource } from './schemas';

/** Covers of papers are drawn at this size in px. */
const cover = { width: 850, height: 1100 };
/** Stills of videos are drawn at this size in px. */
const still = { width: 1200, height: 800 };

/** A resource as lists show it; its day is the brand's, with the year where that is not this one. */
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
    const picture = resourceImageURL ? toDecoration({ uri: resourceImageURL, ...cover }) : undefined;
    return {
      title: resourceName,
      url: downloadURL,
      publisher: publisherName ?? publisher,
      detail: [type, recentDateOf(startDate, timeZone, now).text].filter(Boolean).join(' · '),
      newTab: /^https?:/.test(downloadURL),
      ...(picture && { cover: picture }),
      ...(resourceShortDescription && { summary: resourceShortDescription }),
    };
  };

/** SPEC §3: `internalURL` is the way to a publisher's page; within a prefix the prefix stays. */
export const publisherPath = (scope: PartnerScope, { internalURL }: Pick<Publisher, 'internalURL'>): string =>
  internalURL.startsWith('/') ? withPrefix(scope, internalURL) : internalURL;

export const toPartnerLogo =
  (scope: PartnerScope) =>
  (publisher: Publisher): PartnerLogo => ({
    name: publisher.name,
    url: publisherPath(scope, publisher),
    ...(publisher.logo && { logo: { src: drawingAddress(publisher.logo) } }),
  });

/** A strip has one row of logos on a wide screen. */
const stripLength = 6;

/** Featured partners: those who sponsor, then others, as many as one row holds. */
export const stripOf = (scope: PartnerScope, publishers: readonly Publisher[]): PartnerLogo[] =>
  [
    ...publishers.filter(({ sponsorship }) => sponsorship === 'premium'),
    ...publishers.filter(({ sponsorship }) => sponsorship === 'basic'),
  ]
    .slice(0, stripLength)
    .map(toPartnerLogo(scope));

export const toVideoItem =
  (scope: PartnerScope) =>
  ({ id, title, description, publisherName, durationSeconds, imageURL }: PartnerVideo): VideoItem => {
    const poster = imageURL ? toDecoration({ uri: imageURL, ...still }) : undefined;
    return {
      title,
      url: withPrefix(scope, href('resourceVideo', { video: id })),
      ...(poster && { poster }),
      ...(durationSeconds && { duration: duration(durationSeconds) }),
      ...(publisherName && { publisher: publisherName }),
      ...(description && { summary: description }),
    };
  };
