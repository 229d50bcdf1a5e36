import type { MediaItem } from '@masthead/design-system';
import { mediaTexts } from '@masthead/texts/media';
import { durationTexts } from '@masthead/texts/article';
import { toRegistrationUrl } from './registrationUrl';
import { toFilm } from './footage';
import { toSafeUrl } from './safeUrl';
import { toDecorativePicture } from './picture';
import { formatDate, formatDateTime, formatMinutes } from '../schedule';
import { webcastActionLabels, getWebcastStatus } from './webcastStatus';
import type { QueryResultOf } from '@masthead/graphql-ops';

/** A podcast episode in a stream, as the content service returns it. */
export type WirePodcast = QueryResultOf<'podcast-stream'>['getPodcastStream']['contents'][number];
/** A podcast episode on its own page, with its transcript. */
export type WireEpisode = NonNullable<QueryResultOf<'podcast'>['getPodcast']>;
/** A webcast in a stream, as the content service returns it. */
export type WireWebcast = QueryResultOf<'webcast-stream'>['getWebcastStream']['contents'][number];
/** A webcast on its own page, with the files of its recording. */
export type WireRecordedWebcast = NonNullable<QueryResultOf<'webcast'>['getWebcast']>;

/** "The Rent Roll, episode 70". */
const getPodcastLabel = ({ show, number, kicker }: Pick<WirePodcast, 'show' | 'number' | 'kicker'>): string =>
  show ? [show, ...(number ? [mediaTexts.episode(number)] : [])].join(', ') : (kicker ?? mediaTexts.podcast);

/** A recording below this share of the episode's duration is a preview. */
const minFullShare = 0.9;

/** Whether the recording covers only a part of the episode. */
export const isPreview = ({ audioSeconds, duration }: Pick<WirePodcast, 'audioSeconds' | 'duration'>): boolean =>
  Boolean(audioSeconds && duration && audioSeconds < duration * minFullShare);

/** The recording's length: "31 min", or "Preview, 12 sec". */
export const formatAudioLength = (wire: Pick<WirePodcast, 'audioSeconds' | 'duration'>): string | undefined => {
  if (!isPreview(wire)) return formatMinutes(wire.duration);
  const seconds = wire.audioSeconds ?? 0;
  return mediaTexts.preview(seconds < 60 ? durationTexts.seconds(seconds) : (formatMinutes(seconds) ?? ''));
};

/** A podcast episode for lists (§3, Podcast item). */
export const toPodcast = (wire: WirePodcast, timeZone: string): MediaItem => {
  const image = toDecorativePicture(wire.image);
  const sound = toSafeUrl(wire.audioUrl);
  const length = formatAudioLength(wire);
  return {
    title: wire.title,
    url: wire.uri,
    label: getPodcastLabel(wire),
    facts: [
      formatDate(wire.podcastDate, timeZone).text,
      formatMinutes(wire.duration),
      wire.guest && mediaTexts.with(wire.guest),
    ].filter((fact): fact is string => Boolean(fact)),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
    ...(sound && { sound: { url: sound, ...(length && { length }) } }),
  };
};

const secondsBetween = (start: string, end: string | null | undefined): number | undefined =>
  end ? (Date.parse(end) - Date.parse(start)) / 1000 : undefined;

/** A recording is watched on the page of its webcast, everything else at the registration service. */
const toWebcastAction = (wire: WireWebcast, status: keyof typeof webcastActionLabels): Pick<MediaItem, 'action'> => {
  const title = webcastActionLabels[status];
  if (status === 'ondemand' && toFilm(wire.recording)) return { action: { title, url: wire.uri } };
  const url = toRegistrationUrl(wire.registrationURL, wire.title);
  return url ? { action: { title, url, newTab: !url.startsWith('/') } } : {};
};

/** A webcast for lists (§3, Webcast item). Its action depends on its status at `now`. */
export const toWebcast = (wire: WireWebcast, now: Date, timeZone: string): MediaItem => {
  const image = toDecorativePicture(wire.image);
  const status = getWebcastStatus(wire, now);
  return {
    title: wire.title,
    url: wire.uri,
    label: wire.kicker ?? mediaTexts.webcast,
    status,
    facts: [
      formatDateTime(wire.webcastDate, timeZone).text,
      formatMinutes(secondsBetween(wire.webcastDate, wire.webcastEndDate)),
      wire.sponsor && mediaTexts.sponsoredBy(wire.sponsor),
    ].filter((fact): fact is string => Boolean(fact)),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
    ...toWebcastAction(wire, status),
  };
};

/** An episode in a list: a link to its page instead of a player. */
export const toListedPodcast = (wire: WirePodcast, timeZone: string): MediaItem => {
  const { sound, ...item } = toPodcast(wire, timeZone);
  return sound ? { ...item, action: { title: mediaTexts.listen, url: wire.uri } } : item;
};
