import type { MediaItem } from '@masthead/design-system';
import { safeAddress } from './address';
import { toDecoration } from './picture';
import { dateTimeOf, minutesOf } from '../story/schedule';
import { webcastAction, webcastStatus } from './status';
import type { WirePodcast, WireWebcast } from './wire';

/** "The Rent Roll, episode 70". */
export const podcastLabel = ({ show, number, kicker }: Pick<WirePodcast, 'show' | 'number' | 'kicker'>): string =>
  show ? [show, ...(number ? [`episode ${number}`] : [])].join(', ') : (kicker ?? 'Podcast');

/** Shorter than this share of its episode, a recording is a preview of it. */
const wholeFrom = 0.9;

/** Whether what can be heard of an episode is only a part of it. */
export const isPreview = ({ audioSeconds, duration }: Pick<WirePodcast, 'audioSeconds' | 'duration'>): boolean =>
  Boolean(audioSeconds && duration && audioSeconds < duration * wholeFrom);

/** How long the player plays, in words: "31 min", or "Preview, 12 sec" where that is not the episode. */
export const soundLength = (wire: Pick<WirePodcast, 'audioSeconds' | 'duration'>): string | undefined => {
  if (!isPreview(wire)) return minutesOf(wire.duration);
  const seconds = wire.audioSeconds ?? 0;
  return `Preview, ${seconds < 60 ? `${seconds} sec` : minutesOf(seconds)}`;
};

/** A podcast episode as lists show it (SPEC §3, Podcast item). */
export const toPodcast = (wire: WirePodcast): MediaItem => {
  const image = toDecoration(wire.image);
  const sound = safeAddress(wire.audioUrl);
  const length = soundLength(wire);
  return {
    title: wire.title,
    url: wire.uri,
    label: podcastLabel(wire),
    facts: [wire.prettyDate, minutesOf(wire.duration), wire.guest && `With ${wire.guest}`].filter(
      (fact): fact is string => Boolean(fact),
    ),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
    ...(sound && { sound: { url: sound, ...(length && { length }) } }),
  };
};

const secondsBetween = (start: string, end: string | null | undefined): number | undefined =>
  end ? (Date.parse(end) - Date.parse(start)) / 1000 : undefined;

/** A webcast with what its place in a list goes by. */
export type WebcastEntry = MediaItem & { status: keyof typeof webcastAction; starts: string };

/** A webcast as lists show it (SPEC §3, Webcast item): what can be done with it follows from where it stands. */
export const toWebcast = (wire: WireWebcast, now: Date, timeZone: string): WebcastEntry => {
  const image = toDecoration(wire.image);
  const status = webcastStatus(wire, now);
  const address = safeAddress(wire.registrationURL);
  return {
    title: wire.title,
    url: wire.uri,
    label: wire.kicker ?? 'Webcast',
    status,
    starts: wire.webcastDate,
    facts: [
      dateTimeOf(wire.webcastDate, timeZone).text,
      minutesOf(secondsBetween(wire.webcastDate, wire.webcastEndDate)),
      wire.sponsor && `Sponsored by ${wire.sponsor}`,
    ].filter((fact): fact is string => Boolean(fact)),
    ...(wire.summary && { summary: wire.summary }),
    ...(image && { image }),
    ...(address && { action: { title: webcastAction[status], url: address, newTab: true } }),
  };
};

/** An episode among others: it is listened to on its own page, so that a list is no row of players. */
export const toListedPodcast = (wire: WirePodcast): MediaItem => {
  const { sound, ...item } = toPodcast(wire);
  return sound ? { ...item, action: { title: 'Listen', url: wire.uri } } : item;
};
