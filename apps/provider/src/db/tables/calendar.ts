import type { Generated } from 'kysely';
import type { Day, Defaulted, JsonList, OptionalJson, StoredFootage, StoredImage } from './columns.ts';

export type Speaker = { name: string; title?: string; firm?: string };
export type WebcastsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  uri: string;
  title: string;
  summary: string | null;
  kicker: string | null;
  byline: string | null;
  /** The status depends on the time: upcoming before `startsAt`, live until `endsAt`, then on demand. */
  startsAt: Date;
  endsAt: Date;
  /** A category path, such as `webcasts/on-demand/industrial`. */
  topic: string | null;
  sponsor: string | null;
  registrationUrl: string | null;
  speakers: JsonList<Speaker>;
  /** What is said, in short points. */
  needToKnow: Defaulted<string[]>;
  image: OptionalJson<StoredImage>;
  /** Its recording, once it is on demand. */
  footage: OptionalJson<StoredFootage>;
};

export type PodcastsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  uri: string;
  title: string;
  summary: string | null;
  kicker: string | null;
  byline: string | null;
  guest: string | null;
  show: string | null;
  number: number | null;
  publishedAt: Date;
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  /** Length of the recording in seconds; less than `duration` for a trailer. */
  audioSeconds: number | null;
  /** Length of the episode in seconds. */
  duration: number | null;
  image: OptionalJson<StoredImage>;
  transcript: string | null;
};

export type EventAddress = {
  street: string;
  locality: string;
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1. */
  country: string;
};
/** A session of an event. Times are local at the venue, `day` counts from 1. */
export type EventSession = {
  day: number;
  startTime: string;
  endTime: string | null;
  title: string;
  detail: string | null;
  /** Absent in sessions of earlier versions. */
  speakers?: { name: string; role: string | null }[];
};
/** What a group of attendees pays; 0 is free. */
export type EventPrice = { label: string; amount: number; currency: string };

export type EventsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  eventTitle: string;
  docUri: string;
  venueName: string | null;
  cleCredit: string | null;
  description: string | null;
  registrationUrl: string | null;
  eventStartDate: Date;
  eventEndDate: Date | null;
  industry: string | null;
  topic: string | null;
  audience: string | null;
  city: string | null;
  learnMoreLinkFile: string | null;
  imageUri: string | null;
  imageUri2: string | null;
  imageCredit: Generated<string | null>;
  imageCredit2: Generated<string | null>;
  practiceArea: string | null;
  /** Time zone at the venue; null for that of the site. */
  timeZone: string | null;
  address: OptionalJson<EventAddress>;
  agenda: JsonList<EventSession>;
  prices: JsonList<EventPrice>;
};

export type EditorialCalendarTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  title: string;
  descriptionLong: string | null;
  descriptionShort: string | null;
  closeDate: Day | null;
  embargoDate: Day | null;
  materialsDueDate: Day | null;
  publicationDate: Day;
  publication: string;
  emailContact: string | null;
};
