import type { Brand } from '@masthead/config';
import type { Picture } from '@masthead/design-system';
import type { Event, Offer, PodcastEpisode, PostalAddress, VideoObject, WithContext } from 'schema-dts';
import { feedTexts } from '@masthead/texts/feeds';
import type { Address } from '../../content/story/address';
import type { Film } from '../../content/media/footage';
import { getShareImageUrl } from '../../content/media/picture';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { publisher } from './publisher';
import { imageData } from './story';

const addressData = ({ street, locality, region, postalCode, country }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: country,
});

/** An address with a city alone, whose country is unknown. */
const cityData = (city: string): PostalAddress => ({ '@type': 'PostalAddress', addressLocality: city });

/** Offers of an event: its prices, or its registration alone. */
const offersData = (brand: Brand, { prices = [], registration }: EventFacts): { offers: Offer | Offer[] } | object => {
  const offer: Offer = {
    '@type': 'Offer',
    ...(registration && { url: toAbsoluteUrl(brand, registration) }),
    availability: 'https://schema.org/InStock',
  };
  if (prices.length > 0)
    return {
      offers: prices.map(({ label, amount, currency }) => ({
        ...offer,
        name: label,
        price: amount,
        priceCurrency: currency,
      })),
    };
  return registration ? { offers: offer } : {};
};

/** Facts of an event. `start` and `end` are ISO times with an offset. */
export type EventFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  start: string;
  end?: string | undefined;
  venue?: string | undefined;
  city?: string | undefined;
  address?: Address | undefined;
  /** `amount` 0 is free. */
  prices?: readonly { label: string; amount: number; currency: string }[] | undefined;
  registration?: string | undefined;
  image?: Picture | undefined;
};

/** An in-person event (§3, Event). */
export const eventData = (brand: Brand, facts: EventFacts): WithContext<Event> => {
  const { path, title, description, start, end, venue, city, address, image } = facts;
  const place = venue ?? city;
  return {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: title,
    url: toAbsoluteUrl(brand, path),
    startDate: start,
    ...(end && { endDate: end }),
    ...(description && { description }),
    ...(image && { image: imageData(brand, image) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && {
      location: {
        '@type': 'Place',
        name: place,
        ...(address ? { address: addressData(address) } : city ? { address: cityData(city) } : {}),
      },
    }),
    organizer: publisher(brand),
    ...offersData(brand, facts),
  };
};

/** Facts of an episode. `seconds` is the length of its recording. */
export type EpisodeFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  published: string;
  show?: string | undefined;
  number?: number | undefined;
  seconds?: number | undefined;
  audio?: string | undefined;
  /** A trailer is not the time that the episode takes. */
  kind: 'episode' | 'trailer';
  audioType?: string | undefined;
  image?: Picture | undefined;
};

/** A podcast's episode (§3, Podcast item). */
export const episodeData = (
  brand: Brand,
  { path, title, description, published, show, number, seconds, kind, audio, audioType, image }: EpisodeFacts,
): WithContext<PodcastEpisode> => ({
  '@context': 'https://schema.org',
  '@type': 'PodcastEpisode',
  name: title,
  url: toAbsoluteUrl(brand, path),
  datePublished: published,
  ...(description && { description }),
  ...(number && { episodeNumber: number }),
  ...(seconds && kind === 'episode' && { timeRequired: `PT${seconds}S` }),
  ...(image && { image: imageData(brand, image) }),
  ...(audio && {
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: toAbsoluteUrl(brand, audio),
      ...(seconds && { duration: `PT${seconds}S` }),
      ...(audioType && { encodingFormat: audioType }),
    },
  }),
  partOfSeries: {
    '@type': 'PodcastSeries',
    name: show ?? feedTexts.podcastsOf(brand.name),
    url: toAbsoluteUrl(brand, '/podcastcenter/'),
  },
  publisher: publisher(brand),
});

export type WebcastFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  start: string;
  end: string;
  registration?: string | undefined;
  speakers: readonly { name: string }[];
  sponsor?: string | undefined;
  image?: Picture | undefined;
};

/** A webcast (§3, Webcast item) as an online event. */
export const webcastData = (
  brand: Brand,
  { path, title, description, start, end, registration, speakers, sponsor, image }: WebcastFacts,
): WithContext<Event> => ({
  '@context': 'https://schema.org',
  '@type': 'BusinessEvent',
  name: title,
  url: toAbsoluteUrl(brand, path),
  startDate: start,
  endDate: end,
  ...(description && { description }),
  ...(image && { image: imageData(brand, image) }),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: {
    '@type': 'VirtualLocation',
    url: registration ? toAbsoluteUrl(brand, registration) : toAbsoluteUrl(brand, path),
  },
  performer: speakers.map(({ name }) => ({ '@type': 'Person' as const, name })),
  organizer: publisher(brand),
  ...(sponsor && { sponsor: { '@type': 'Organization', name: sponsor } }),
});

/** Facts of a video. There is no structured data without footage. */
export type VideoFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  published: string;
  film: Pick<Film, 'footage' | 'uri' | 'type' | 'seconds' | 'transcript'>;
  poster?: Picture | undefined;
  producer?: string | undefined;
};

/** The video of an article, a partner or a webcast (§3 Article, video; §2.1, resource video). */
export const videoData = (
  brand: Brand,
  { path, title, description, published, film, poster, producer }: VideoFacts,
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: title,
  url: toAbsoluteUrl(brand, path),
  description: description ?? title,
  uploadDate: published,
  ...(poster && { thumbnailUrl: toAbsoluteUrl(brand, getShareImageUrl(poster.src)) }),
  ...(film.seconds && { duration: `PT${film.seconds}S` }),
  ...(film.footage.kind === 'embed' ? { embedUrl: film.uri } : { contentUrl: toAbsoluteUrl(brand, film.uri) }),
  ...(film.type && { encodingFormat: film.type.split(';', 1)[0] }),
  ...(film.transcript.length > 0 && { transcript: film.transcript.join(' ') }),
  ...(producer && { creator: { '@type': 'Organization', name: producer } }),
  publisher: publisher(brand),
});
