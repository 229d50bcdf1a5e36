import { z } from 'zod';
import {
  categoryPathSchema,
  dateSchema,
  daysSchema,
  documentSchema,
  imageSchema,
  linkSchema,
  mediaFileSchema,
  slugSchema,
  textSchema,
  timeSchema,
  isTimeZone,
} from './common.ts';
import { contentFootageSchema, transcriptSchema } from './footage.ts';

/** A date, or days before or after the import; exactly one of the three. */
const oneMoment = (entry: {
  date?: string | undefined;
  daysAhead?: number | undefined;
  daysAgo?: number | undefined;
}): boolean => [entry.date, entry.daysAhead, entry.daysAgo].filter((moment) => moment !== undefined).length === 1;
const isInOrder = (sessions: readonly { day: number; startTime: string }[]): boolean =>
  sessions.every(({ day, startTime }, index) => {
    const previous = sessions[index - 1];
    return !previous || day > previous.day || (day === previous.day && startTime >= previous.startTime);
  });

const oneMomentMessage = 'needs one of date, daysAhead and daysAgo';

const venueFields = {
  timeZone: textSchema.refine(isTimeZone, 'must be an IANA time zone such as America/Chicago'),
  address: z.strictObject({
    street: textSchema,
    locality: textSchema,
    region: textSchema.optional(),
    postalCode: textSchema.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a country code such as US')
      .default('US'),
  }),
  agenda: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(11).default(1),
        startTime: timeSchema,
        endTime: timeSchema.optional(),
        title: textSchema,
        detail: textSchema.optional(),
        speakers: z
          .array(z.strictObject({ name: textSchema, role: textSchema.optional() }))
          .max(12)
          .default([]),
      }),
    )
    .max(60)
    .refine(isInOrder, 'must be in the order of days and times')
    .describe('Sessions. Times are local at the venue, `day` counts from 1. `role` is what a speaker does, and where.'),
  prices: z
    .array(
      z.strictObject({
        label: textSchema,
        amount: z.number().min(0),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')
          .default('USD'),
      }),
    )
    .max(10)
    .describe('What it costs to attend; 0 is free.'),
};

/** Fields of an event that are the same in files and published. */
export const eventFields = {
  ...venueFields,
  eventTitle: textSchema,
  docUri: linkSchema,
  venueName: textSchema,
  city: textSchema,
  description: textSchema,
  industry: textSchema,
  topic: textSchema,
  practiceArea: textSchema,
  audience: textSchema,
  cleCredit: textSchema.nullable(),
  registrationURL: linkSchema,
  learnMoreLinkFile: linkSchema,
};

/** §3, Event. */
export const eventSchema = z
  .strictObject({
    ...eventFields,
    ...z.object(venueFields).partial().shape,
    learnMoreLinkFile: documentSchema,
    slug: slugSchema,
    date: dateSchema.optional(),
    daysAhead: daysSchema.min(1).optional(),
    daysAgo: daysSchema.min(1).optional(),
    startTime: timeSchema,
    endTime: timeSchema,
    endsDaysLater: z.int().min(0).max(10),
    image: imageSchema,
    image2: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage)
  .refine(
    ({ agenda = [], endsDaysLater }) => agenda.every(({ day }) => day <= endsDaysLater + 1),
    'has a session after its last day',
  );

/** Fields of a webcast that are the same in files and published. */
export const webcastFields = {
  uri: linkSchema,
  title: textSchema,
  kicker: textSchema,
  summary: textSchema,
  topic: categoryPathSchema,
  sponsor: slugSchema.nullable(),
  /** None for a webcast on demand: it has a recording, or nothing to register for. */
  registrationURL: linkSchema.optional(),
  needToKnow: z.array(textSchema).max(4).optional(),
};

/** §3, Webcast item. */
export const webcastSchema = z
  .strictObject({
    id: slugSchema,
    ...webcastFields,
    byline: slugSchema,
    host: slugSchema,
    webcastStatus: z.enum(['upcoming', 'live', 'ondemand']),
    date: dateSchema.optional(),
    daysAhead: daysSchema.optional(),
    daysAgo: daysSchema.optional(),
    time: timeSchema,
    minutes: z.int().positive(),
    speakers: z.array(z.strictObject({ name: textSchema, title: textSchema, firm: textSchema })),
    /** Shown once the webcast is on demand. */
    recording: contentFootageSchema.optional(),
    image: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage);
export type ContentWebcast = z.infer<typeof webcastSchema>;

/** The recording of an episode: URL, size in bytes and media type, as feeds need them. */
export const recordingSchema = z.strictObject({
  audioUrl: z.url({ protocol: /^https$/ }),
  audioType: z.string().regex(/^audio\/[a-z0-9.+-]+$/),
  audioBytes: z.int().positive(),
  /** Length of the recording; absent when it is the whole episode. */
  audioSeconds: z.int().positive().optional(),
});

/** Fields of an episode that are the same in files and published. */
export const podcastFields = {
  uri: linkSchema,
  title: textSchema,
  show: textSchema,
  number: z.int().positive(),
  kicker: textSchema,
  summary: textSchema,
  guest: textSchema,
  /** Length of the whole episode. Absent: that of its recording. A recording that is much shorter is a trailer. */
  seconds: z.int().positive().optional(),
  /** A paragraph may begin with a speaker and a colon; one such as `## 2:05 The elevators` begins a chapter. */
  transcript: transcriptSchema.optional(),
};

/** §3, Podcast item. */
export const podcastSchema = z
  .strictObject({
    id: slugSchema,
    ...podcastFields,
    byline: slugSchema,
    host: slugSchema,
    /** A file of the library, whose length is measured, or an address. */
    recording: z.union([recordingSchema, mediaFileSchema]).optional(),
    date: dateSchema.optional(),
    daysAgo: daysSchema.optional(),
    time: timeSchema,
    image: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage);
export type ContentPodcast = z.infer<typeof podcastSchema>;

/** Fields of an entry that are the same in files and published. */
export const editorialEntryFields = {
  title: textSchema,
  descriptionShort: textSchema,
  descriptionLong: textSchema,
  publication: textSchema,
  emailContact: z.email(),
};

/** §3, Editorial calendar entry. */
export const editorialEntrySchema = z.strictObject({
  /** Default: from the title. */
  key: slugSchema.optional(),
  ...editorialEntryFields,
  closeDaysAhead: z.int(),
  materialsDueDaysAhead: z.int(),
  embargoDaysAhead: z.int(),
  publicationDaysAhead: z.int(),
});
