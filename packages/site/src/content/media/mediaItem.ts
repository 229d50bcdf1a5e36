import type { Episode, MediaItem, Person, Status } from '@masthead/design-system';
import { mediaTexts, webcastTexts } from '@masthead/texts/media';
import { toRegistrationUrl, toSafeUrl } from './safeUrl';
import { toFilm } from './footage';
import { toDecorativePicture } from './picture';
import { formatDate, formatDateTime, formatLength, formatMinutes } from '../schedule';
import type { QueryResultOf } from '@masthead/graphql-ops';

type WebcastStatus = Extract<Status, 'upcoming' | 'live' | 'ondemand'>;

type WireWebcastTimes = {
  webcastDate: string;
  webcastEndDate?: string | null;
  webcastStatus: WebcastStatus;
};

/** The status of a webcast by its times (§3): results of the content service may be 15 minutes old (§9). */
export const getWebcastStatus = (
  { webcastDate, webcastEndDate, webcastStatus: storedStatus }: WireWebcastTimes,
  now: Date,
): WebcastStatus => {
  if (!webcastEndDate) return storedStatus;
  if (now < new Date(webcastDate)) return 'upcoming';
  return now < new Date(webcastEndDate) ? 'live' : 'ondemand';
};

const webcastActionLabels = {
  upcoming: webcastTexts.register,
  live: webcastTexts.join,
  ondemand: webcastTexts.watch,
} as const satisfies Record<WebcastStatus, string>;

export type WirePodcast = QueryResultOf<'podcast-stream'>['getPodcastStream']['contents'][number];
/** A podcast episode on its own page, with its transcript. */
export type WireEpisode = NonNullable<QueryResultOf<'podcast'>['getPodcast']>;
export type WireWebcast = QueryResultOf<'webcast-stream'>['getWebcastStream']['contents'][number];
/** A webcast on its own page, with the files of its recording. */
export type WireRecordedWebcast = NonNullable<QueryResultOf<'webcast'>['getWebcast']>;

/** "The Rent Roll, episode 70". */
const getPodcastLabel = ({ show, number, kicker }: Pick<WirePodcast, 'show' | 'number' | 'kicker'>): string =>
  show ? [show, ...(number ? [mediaTexts.episode(number)] : [])].join(', ') : (kicker ?? mediaTexts.podcast);

/** A recording below this share of the episode's duration is a trailer. */
const minFullShare = 0.9;

type WireSound = Pick<WirePodcast, 'audioUrl' | 'audioSeconds' | 'duration'>;

export const isTrailer = ({ audioSeconds, duration }: Pick<WireSound, 'audioSeconds' | 'duration'>): boolean =>
  Boolean(audioSeconds && duration && audioSeconds < duration * minFullShare);

/** The length of an episode in seconds: that of its recording. Undefined while there is nothing to hear. */
export const getHeardSeconds = ({ audioUrl, audioSeconds, duration }: WireSound): number | undefined =>
  toSafeUrl(audioUrl) ? (audioSeconds ?? duration ?? undefined) : undefined;

/** What there is to hear: "31 min", or "Trailer, 12 seconds". */
export const formatHeard = (wire: WireSound): string | undefined => {
  const seconds = getHeardSeconds(wire);
  if (seconds === undefined) return undefined;
  return isTrailer(wire) ? mediaTexts.trailer(formatLength(seconds)) : formatLength(seconds);
};

const toSound = (wire: WirePodcast): Pick<Episode, 'sound'> => {
  const url = toSafeUrl(wire.audioUrl);
  const seconds = getHeardSeconds(wire);
  const length = formatHeard(wire);
  return url
    ? { sound: { url, ...(wire.show && { show: wire.show }), ...(seconds && { seconds }), ...(length && { length }) } }
    : {};
};

const toFacts = (facts: readonly (string | null | undefined | false)[]): string[] =>
  facts.filter((fact): fact is string => Boolean(fact));

const toEpisodeItem = (wire: WirePodcast, facts: readonly string[]): MediaItem => {
  const image = toDecorativePicture(wire.image);
  return {
    title: wire.title,
    url: wire.uri,
    label: getPodcastLabel(wire),
    facts,
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
  };
};

/** A podcast episode with its player, which has the length (§3, Podcast item). */
export const toEpisode = (wire: WirePodcast, timeZone: string): Episode => ({
  ...toEpisodeItem(
    wire,
    toFacts([formatDate(wire.podcastDate, timeZone).text, wire.guest && mediaTexts.with(wire.guest)]),
  ),
  ...toSound(wire),
});

/** An episode in a list, which links to its page instead of a player. */
export const toListedPodcast = (wire: WirePodcast, timeZone: string): MediaItem => ({
  ...toEpisodeItem(
    wire,
    toFacts([
      formatDate(wire.podcastDate, timeZone).text,
      formatHeard(wire),
      wire.guest && mediaTexts.with(wire.guest),
    ]),
  ),
  ...(toSafeUrl(wire.audioUrl) && { action: { title: mediaTexts.listen, url: wire.uri } }),
});

const secondsBetween = (start: string, end: string | null | undefined): number | undefined =>
  end ? (Date.parse(end) - Date.parse(start)) / 1000 : undefined;

/** A film below this share of a webcast's scheduled time is an excerpt. Recordings are often a little shorter. */
const minRecordedShare = 0.5;

/** "60 min", or after its end that of its film: "Recording, 57 min", "Excerpt, 20 seconds". */
export const formatWebcastLength = (
  { webcastDate, webcastEndDate, recording }: Pick<WireWebcast, 'webcastDate' | 'webcastEndDate' | 'recording'>,
  status: keyof typeof webcastActionLabels,
): string | undefined => {
  const scheduled = secondsBetween(webcastDate, webcastEndDate);
  if (status !== 'ondemand') return formatMinutes(scheduled);
  const seconds = toFilm(recording)?.seconds;
  if (seconds === undefined) return undefined;
  const isExcerpt = scheduled !== undefined && seconds < scheduled * minRecordedShare;
  return (isExcerpt ? mediaTexts.excerpt : mediaTexts.recording)(formatLength(seconds));
};

/** A recording is watched on the page of its webcast, everything else at the registration service. */
const toWebcastAction = (wire: WireWebcast, status: keyof typeof webcastActionLabels): Pick<MediaItem, 'action'> => {
  const title = webcastActionLabels[status];
  if (status === 'ondemand' && toFilm(wire.recording)) return { action: { title, url: wire.uri } };
  const url = toRegistrationUrl(wire.registrationURL, wire.uri);
  return url ? { action: { title, url, newTab: !url.startsWith('/') } } : {};
};

/** A webcast for lists (§3, Webcast item). Its action depends on its status at `now`. */
export const toWebcast = (wire: WireWebcast, now: Date, timeZone: string): MediaItem => {
  const image = toDecorativePicture(wire.image);
  const status = getWebcastStatus(wire, now);
  const { action } = toWebcastAction(wire, status);
  return {
    title: wire.title,
    url: wire.uri,
    label: wire.kicker ?? mediaTexts.webcast,
    // Nothing is on demand without a recording.
    status: status === 'ondemand' && !action ? 'past' : status,
    facts: toFacts([
      formatDateTime(wire.webcastDate, timeZone).text,
      formatWebcastLength(wire, status),
      wire.sponsor && mediaTexts.sponsoredBy(wire.sponsor),
    ]),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
    ...(action && { action }),
  };
};

export const toWebcastSpeakers = ({ speakers }: Pick<WireWebcast, 'speakers'>): Person[] =>
  speakers.map(({ name, title, firm }) => ({ name, role: [title, firm].filter(Boolean).join(', ') }));
