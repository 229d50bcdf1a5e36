import { isSlug } from '@masthead/content-rules/natural-id';
import type {
  Chapter,
  Episode,
  Fact,
  Link,
  MediaItem,
  Person,
  Picture,
  TeaserStory,
  TranscriptTurn,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { mediaFactTexts } from '@masthead/texts/media';
import { toRegistrationUrl, toSafeUrl } from '../../content/media/safeUrl';
import { toDecorativePicture } from '../../content/media/picture';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { authorPath, href } from '../../routing/href';
import { formatDate, formatHours } from '../../content/schedule';
import type { EpisodeFacts, WebcastFacts } from '../../framework/structuredData/eventsAndMedia';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import {
  formatWebcastLength,
  getHeardSeconds,
  getWebcastStatus,
  isTrailer,
  toEpisode,
  toListedPodcast,
  toWebcast,
  toWebcastSpeakers,
  type WireEpisode,
  type WireRecordedWebcast,
} from '../../content/media/mediaItem';
import type { MediaKind } from './loadMedia';
import { type Film, toFilm } from '../../content/media/footage';
import { listHosts } from '../../content/media/podcastShows';
import { listChapters, toTranscript } from '../../content/media/transcript';

/** The view of a podcast episode or webcast, with others of its stream. */
export type MediaItemView = {
  kind: MediaKind;
  item: Episode;
  facts: Fact[];
  speakers: Person[];
  /** The stream of a webcast's topic. */
  channel?: Link;
  /** The show of an episode. */
  show?: string | null;
  /** The hosts of shows, by the names of the shows. */
  hosts?: ReadonlyMap<string, string>;
  /** What is said in an episode. */
  transcript?: TranscriptTurn[];
  /** The chapters of an episode's recording. */
  chapters?: Chapter[];
  /** For structured data; podcasts only. */
  episode?: EpisodeFacts;
  /** For structured data; webcasts only. */
  webcast?: WebcastFacts;
  /** What is said in a webcast, in short points. */
  needToKnow?: string[];
  /** The recording of a webcast on demand. */
  recording?: Film & { poster?: Picture };
  others: MediaItem[];
  /** Whether all other episodes are of the same show. */
  othersOf?: 'show' | 'all';
  trending: TeaserStory[];
};

const toTextFact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

/** "Blythe Sandoval, owner of a 19-story office building": the name and what it is about. */
const toGuest = (guest: string): Person => {
  const [name = guest, ...role] = guest.split(', ');
  return { name, ...(role.length > 0 && { role: role.join(', ') }) };
};

const toPeople = ({ byline, guest }: WireEpisode, publication: string): Person[] => [
  ...(byline ? [{ name: byline, role: mediaFactTexts.hostAt(publication), url: authorPath(byline) }] : []),
  ...(guest ? [toGuest(guest)] : []),
];

const toPodcastView = (wire: WireEpisode, { name, timeZone }: Site['brand']) => {
  const transcript = toTranscript(wire.transcript);
  const seconds = getHeardSeconds(wire);
  return {
    item: toEpisode(wire, timeZone),
    speakers: toPeople(wire, name),
    show: wire.show ?? null,
    transcript,
    chapters: listChapters(transcript, seconds),
    episode: {
      path: wire.uri,
      title: wire.title,
      description: wire.summary ?? undefined,
      published: wire.podcastDate,
      show: wire.show ?? undefined,
      number: wire.number ?? undefined,
      seconds,
      kind: isTrailer(wire) ? ('trailer' as const) : ('episode' as const),
      audio: toSafeUrl(wire.audioUrl),
      audioType: wire.audioType ?? undefined,
      image: toDecorativePicture(wire.image),
    },
    facts: [
      ...toTextFact(mediaFactTexts.published, formatDate(wire.podcastDate, timeZone).text),
      ...toTextFact(mediaFactTexts.show, wire.show),
    ],
  };
};

/** A webcast's recording on its page, which the service returns once the webcast is on demand. */
const toRecording = (wire: WireRecordedWebcast): Pick<MediaItemView, 'recording'> => {
  const film = toFilm(wire.recording);
  const poster = toDecorativePicture(wire.image);
  return film ? { recording: { ...film, ...(poster && { poster }) } } : {};
};

const toWebcastView = (wire: WireRecordedWebcast, now: Date, timeZone: string) => ({
  item: toWebcast(wire, now, timeZone),
  ...toRecording(wire),
  needToKnow: [...wire.needToKnow],
  ...(wire.channel && { channel: { title: wire.channel.name, url: wire.channel.uri } }),
  webcast: {
    path: wire.uri,
    title: wire.title,
    description: wire.summary ?? undefined,
    start: wire.webcastDate,
    end: wire.webcastEndDate,
    registration: toRegistrationUrl(wire.registrationURL, wire.uri),
    speakers: wire.speakers,
    sponsor: wire.sponsor ?? undefined,
    image: toDecorativePicture(wire.image),
  },
  speakers: toWebcastSpeakers(wire),
  facts: [
    ...toTextFact(mediaFactTexts.date, formatDate(wire.webcastDate, timeZone).text),
    ...toTextFact(mediaFactTexts.time, formatHours(wire.webcastDate, wire.webcastEndDate, timeZone)),
    ...toTextFact(mediaFactTexts.length, formatWebcastLength(wire, getWebcastStatus(wire, now))),
    ...(wire.byline
      ? [{ label: mediaFactTexts.moderator, link: { title: wire.byline, url: authorPath(wire.byline) } }]
      : []),
    ...toTextFact(mediaFactTexts.sponsor, wire.sponsor),
  ],
});

const maxOtherItems = 4;
/** The newest episodes, among which those of the same show come first. */
const maxCandidates = 24;

type Item = Omit<MediaItemView, 'trending'>;

const loadPodcast = async (site: Site, uri: string): Promise<PageResult<MediaItemView>> => {
  const { site: siteName, timeZone } = site.brand;
  const { podcast, stream, trending } = await site.content.query({
    route: 'podcast',
    parts: {
      podcast: createQuery('podcast', { uri, siteName }),
      stream: createQuery('podcast-stream', { siteName, pageSize: maxCandidates }),
      trending: createTrendingQuery(siteName),
    },
  });
  if (!podcast.ok) return podcast;
  const wire = podcast.value.getPodcast;
  if (!wire) return notFound;
  const others = stream.ok ? stream.value.getPodcastStream.contents.filter((other) => other.uri !== uri) : [];
  // Episodes of the same show come first.
  const ordered = [
    ...others.filter(({ show }) => show === wire.show),
    ...others.filter(({ show }) => show !== wire.show),
  ].slice(0, maxOtherItems);
  const item: Item = {
    kind: 'podcasts',
    ...toPodcastView(wire, site.brand),
    hosts: listHosts([wire, ...others]),
    others: ordered.map((other) => toListedPodcast(other, timeZone)),
    othersOf: ordered.every(({ show }) => show === wire.show) ? 'show' : 'all',
  };
  return found({ ...item, trending: toTrending(site.brand, trending) });
};

const loadWebcast = async (site: Site, uri: string): Promise<PageResult<MediaItemView>> => {
  const { site: siteName, timeZone } = site.brand;
  const now = new Date();
  const { webcast, stream, trending } = await site.content.query({
    route: 'webcast',
    parts: {
      webcast: createQuery('webcast', { uri, siteName }),
      stream: createQuery('webcast-stream', { siteName, pageSize: maxOtherItems + 1 }),
      trending: createTrendingQuery(siteName),
    },
  });
  if (!webcast.ok) return webcast;
  const wire = webcast.value.getWebcast;
  if (!wire) return notFound;
  const others = stream.ok ? stream.value.getWebcastStream.contents.filter((other) => other.uri !== uri) : [];
  const item: Item = {
    kind: 'webcasts',
    ...toWebcastView(wire, now, timeZone),
    others: others.slice(0, maxOtherItems).map((other) => toWebcast(other, now, timeZone)),
  };
  return found({ ...item, trending: toTrending(site.brand, trending) });
};

/** Loads a podcast episode or a webcast by the `uri` of the content service (§3). */
export const loadMediaItem = async (
  site: Site,
  { path }: { path?: string | string[] },
): Promise<PageResult<MediaItemView>> => {
  const segments = [path ?? []].flat();
  if (!segments.every(isSlug)) return notFound;
  const uri = `/${segments.join('/')}/`;
  return uri.startsWith(href('podcasts', {})) ? loadPodcast(site, uri) : loadWebcast(site, uri);
};
