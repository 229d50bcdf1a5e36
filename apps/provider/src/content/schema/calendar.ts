import { z } from 'zod';
import { categoryPathSchema, daysSchema, imageSchema, linkSchema, slugSchema, textSchema, timeSchema } from './common.ts';

/** Before or after the day of seeding, never both. */
const oneMoment = (entry: { daysAhead?: number | undefined; daysAgo?: number | undefined }): boolean =>
  (entry.daysAhead === undefined) !== (entry.daysAgo === undefined);
const oneMomentMessage = 'needs either daysAhead or daysAgo';

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
export type ContentEvent = z.infer<typeof eventSchema>;

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
export const podcastSchema = z.strictObject({
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
  daysAgo: daysSchema,
  time: timeSchema,
  image: imageSchema,
});
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
export type ContentEditorialEntry = z.infer<typeof editorialEntrySchema>;
