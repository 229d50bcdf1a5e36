import { z } from 'zod';
import {
  categoryPathSchema,
  dateSchema,
  daysSchema,
  imageSchema,
  linkSchema,
  mediaFileSchema,
  slugSchema,
  textSchema,
  timeSchema,
} from './common.ts';

/** A date, or days before or after the import; exactly one of the three. */
const oneMoment = (entry: {
  date?: string | undefined;
  daysAhead?: number | undefined;
  daysAgo?: number | undefined;
}): boolean => [entry.date, entry.daysAhead, entry.daysAgo].filter((moment) => moment !== undefined).length === 1;
const oneMomentMessage = 'needs one of date, daysAhead and daysAgo';

/** SPEC §3, Event. */
export const eventSchema = z
  .strictObject({
    eventTitle: textSchema,
    docUri: linkSchema,
    slug: slugSchema,
    venueName: textSchema,
    city: textSchema,
    description: textSchema,
    industry: textSchema,
    topic: textSchema,
    practiceArea: textSchema,
    audience: textSchema,
    cleCredit: textSchema.nullable(),
    date: dateSchema.optional(),
    daysAhead: daysSchema.min(1).optional(),
    daysAgo: daysSchema.min(1).optional(),
    startTime: timeSchema,
    endTime: timeSchema,
    endsDaysLater: z.int().min(0).max(10),
    registrationURL: linkSchema,
    learnMoreLinkFile: linkSchema,
    image: imageSchema,
    image2: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage);

/** SPEC §3, Webcast item. */
export const webcastSchema = z
  .strictObject({
    id: slugSchema,
    uri: linkSchema,
    title: textSchema,
    kicker: textSchema,
    byline: slugSchema,
    host: slugSchema,
    summary: textSchema,
    webcastStatus: z.enum(['upcoming', 'live', 'ondemand']),
    date: dateSchema.optional(),
    daysAhead: daysSchema.optional(),
    daysAgo: daysSchema.optional(),
    time: timeSchema,
    minutes: z.int().positive(),
    topic: categoryPathSchema,
    sponsor: slugSchema.nullable(),
    registrationURL: linkSchema,
    speakers: z.array(z.strictObject({ name: textSchema, title: textSchema, firm: textSchema })),
    image: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage);
export type ContentWebcast = z.infer<typeof webcastSchema>;

/** SPEC §3, Podcast item. */
/** The recording of an episode: URL, size in bytes and media type, as feeds need them. */
const recordingSchema = z.strictObject({
  audioUrl: z.url({ protocol: /^https$/ }),
  audioType: z.string().regex(/^audio\/[a-z0-9.+-]+$/),
  audioBytes: z.int().positive(),
  /** Length of the recording; absent when it is the whole episode. */
  audioSeconds: z.int().positive().optional(),
});

export const podcastSchema = z
  .strictObject({
    id: slugSchema,
    uri: linkSchema,
    title: textSchema,
    show: textSchema,
    number: z.int().positive(),
    kicker: textSchema,
    summary: textSchema,
    byline: slugSchema,
    host: slugSchema,
    guest: textSchema,
    seconds: z.int().positive(),
    /** Without a recording the show's signature tune is the preview. */
    recording: z.union([recordingSchema, mediaFileSchema]).optional(),
    date: dateSchema.optional(),
    daysAgo: daysSchema.optional(),
    time: timeSchema,
    image: imageSchema,
  })
  .refine(oneMoment, oneMomentMessage);
export type ContentPodcast = z.infer<typeof podcastSchema>;

/** SPEC §3, Editorial calendar entry. */
export const editorialEntrySchema = z.strictObject({
  title: textSchema,
  descriptionShort: textSchema,
  descriptionLong: textSchema,
  closeDaysAhead: z.int(),
  materialsDueDaysAhead: z.int(),
  embargoDaysAhead: z.int(),
  publicationDaysAhead: z.int(),
  publication: textSchema,
  emailContact: z.email(),
});
