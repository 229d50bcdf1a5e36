import type { Brand } from '@masthead/config';
import type { Picture } from '@masthead/design-system';
import type { Event, PodcastEpisode, WithContext } from 'schema-dts';
import { absolute } from '../routes/absolute';
import { publisher } from './publisher';
import { imageData } from './story';

/** What a screen knows of an event; `start` and `end` are instants with their offset. */
export type EventFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  start: string;
  end?: string | undefined;
  venue?: string | undefined;
  city?: string | undefined;
  registration?: string | undefined;
  image?: Picture | undefined;
};

/** An event that people go to (SPEC §3, Event). */
export const eventData = (brand: Brand, { path, title, description, start, end, venue, city, registration, image }: EventFacts): WithContext<Event> => {
  const place = venue ?? city;
  return {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: title,
    url: absolute(brand, path),
    startDate: start,
    ...(end && { endDate: end }),
    ...(description && { description }),
    ...(image && { image: imageData(brand, image) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place, ...(city && { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'US' } }) } }),
    organizer: publisher(brand),
    ...(registration && { offers: { '@type': 'Offer', url: registration, availability: 'https://schema.org/InStock' } }),
  };
};

/** What a screen knows of an episode; `seconds` is how long it is. */
export type EpisodeFacts = {
  path: string;
  title: string;
  description?: string | undefined;
  published: string;
  show?: string | undefined;
  number?: number | undefined;
  seconds?: number | undefined;
  audio?: string | undefined;
  image?: Picture | undefined;
};

/** A podcast's episode (SPEC §3, Podcast item). */
export const episodeData = (brand: Brand, { path, title, description, published, show, number, seconds, audio, image }: EpisodeFacts): WithContext<PodcastEpisode> => ({
  '@context': 'https://schema.org',
  '@type': 'PodcastEpisode',
  name: title,
  url: absolute(brand, path),
  datePublished: published,
  ...(description && { description }),
  ...(number && { episodeNumber: number }),
  ...(seconds && { timeRequired: `PT${seconds}S` }),
  ...(image && { image: imageData(brand, image) }),
  ...(audio && { associatedMedia: { '@type': 'AudioObject', contentUrl: absolute(brand, audio) } }),
  partOfSeries: { '@type': 'PodcastSeries', name: show ?? `${brand.name} Podcasts`, url: absolute(brand, '/podcastcenter/') },
  publisher: publisher(brand),
});
