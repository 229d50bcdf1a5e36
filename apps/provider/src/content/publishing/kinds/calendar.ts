import { sql } from 'kysely';
import { z } from 'zod';
import {
  editorialEntryFields,
  eventFields,
  podcastFields,
  recordingSchema,
  webcastFields,
} from '../../files/schema/calendar.ts';
import { textSchema } from '../../files/schema/common.ts';
import { typesetName } from '../../files/typeset.ts';
import { toJson, toOptionalJson, lockName } from '../../../db/write/upsert.ts';
import { footageSchema } from '../../files/schema/footage.ts';
import { instantSchema, publicationFields } from '../fields.ts';
import { defineRowKind, type Kind, pickOrNull, slugRow } from '../kind.ts';
import { toStoredFootage } from '../footage.ts';
import { pictureSchema } from '../picture.ts';

type Times = { startsAt: string; endsAt?: string | null | undefined };

const endsAfterStart = ({ startsAt, endsAt }: Times): boolean => !endsAt || Date.parse(endsAt) >= Date.parse(startsAt);
const endIssue = { path: ['endsAt'], message: 'must not be before startsAt' };

/** Creates the check that no other item of a kind has the address of an item: its page would show only one of them. */
const checkAddress =
  <Field extends string>(kind: string, field: Field): NonNullable<Kind<Record<Field, string>>['check']> =>
  async ({ key, input }, { site }, { db }) => {
    // Until this transaction ends, no other item of the kind can take the address.
    await lockName(db, `${site.id} ${kind} address ${input[field]}`);
    const other = await db
      .selectFrom('contentDocuments')
      .select('key')
      .where('siteId', '=', site.id)
      .where('kind', '=', kind)
      .where('key', '<>', key)
      .where('state', 'in', ['published', 'scheduled'])
      .where(sql`document->>${sql.lit(field)}`, '=', input[field])
      .executeTakeFirst();
    return other ? [{ path: field, message: `is the address of the ${kind} "${other.key}"` }] : [];
  };

const typesetNameOrNull = (name: string | null | undefined): string | null => (name ? typesetName(name) : null);

export const eventInput = z
  .strictObject({
    ...publicationFields,
    ...z.object(eventFields).partial().shape,
    eventTitle: eventFields.eventTitle,
    docUri: eventFields.docUri,
    startsAt: instantSchema,
    endsAt: instantSchema.nullish(),
    image: pictureSchema.nullish(),
    image2: pictureSchema.nullish(),
  })
  .refine(endsAfterStart, endIssue);

export const event = defineRowKind({
  schema: eventInput,
  ...slugRow,
  keyExample: 'net-lease-summit',
  table: 'events',
  check: checkAddress('event', 'docUri'),
  tags: ({ input }) => ['events', `event:${input.docUri}`],
  ownTag: ({ input }) => `event:${input.docUri}`,
  toRow: ({ input }, { toImage, toUri, typeset, typesetOrNull }) => ({
    ...pickOrNull(input, [
      'cleCredit',
      'industry',
      'topic',
      'audience',
      'city',
      'learnMoreLinkFile',
      'practiceArea',
      'timeZone',
    ]),
    eventTitle: typeset(input.eventTitle),
    docUri: input.docUri,
    venueName: typesetNameOrNull(input.venueName),
    description: typesetOrNull(input.description),
    registrationUrl: input.registrationURL ?? null,
    eventStartDate: new Date(input.startsAt),
    eventEndDate: input.endsAt ? new Date(input.endsAt) : null,
    imageUri: toUri(input.image),
    imageUri2: toUri(input.image2),
    imageCredit: toImage(input.image)?.credit ?? null,
    imageCredit2: toImage(input.image2)?.credit ?? null,
    address: toOptionalJson(
      input.address && { region: null, postalCode: null, ...input.address, street: typesetName(input.address.street) },
    ),
    agenda: toJson(
      (input.agenda ?? []).map(({ title, detail, endTime, speakers, ...session }) => ({
        ...session,
        endTime: endTime ?? null,
        title: typeset(title),
        detail: typesetOrNull(detail),
        speakers: speakers.map(({ name, role }) => ({ name: typesetName(name), role: typesetOrNull(role) })),
      })),
    ),
    prices: toJson((input.prices ?? []).map(({ label, ...price }) => ({ ...price, label: typeset(label) }))),
  }),
});

const webcastInput = z
  .strictObject({
    ...publicationFields,
    ...z.object(webcastFields).partial().shape,
    uri: webcastFields.uri,
    title: webcastFields.title,
    byline: textSchema.nullish().describe('Name of the author.'),
    sponsor: textSchema.nullish().describe('Name of the sponsor.'),
    startsAt: instantSchema,
    endsAt: instantSchema,
    speakers: z
      .array(z.strictObject({ name: textSchema, title: textSchema.optional(), firm: textSchema.optional() }))
      .default([]),
    recording: footageSchema.nullish().describe('Shown once the webcast is on demand.'),
    image: pictureSchema.nullish(),
  })
  .refine(endsAfterStart, endIssue);

export const webcast = defineRowKind({
  schema: webcastInput,
  ...slugRow,
  keyExample: 'the-extension-is-over',
  table: 'webcasts',
  check: checkAddress('webcast', 'uri'),
  tags: ({ input }) => ['stream:webcasts', `webcast:${input.uri}`],
  ownTag: ({ input }) => `webcast:${input.uri}`,
  toRow: ({ input }, { media, toImage, typeset, typesetOrNull }) => ({
    ...pickOrNull(input, ['kicker', 'topic']),
    uri: input.uri,
    title: typeset(input.title),
    summary: typesetOrNull(input.summary),
    byline: typesetNameOrNull(input.byline),
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    sponsor: typesetNameOrNull(input.sponsor),
    registrationUrl: input.registrationURL ?? null,
    speakers: toJson(
      input.speakers.map(({ name, title, firm }) => ({
        name: typesetName(name),
        ...(title && { title: typesetName(title) }),
        ...(firm && { firm: typesetName(firm) }),
      })),
    ),
    needToKnow: (input.needToKnow ?? []).map(typeset),
    image: toOptionalJson(toImage(input.image)),
    footage: input.recording ? toJson(toStoredFootage(input.recording, media, typeset)) : null,
  }),
});

/** An episode as published input; `publishAt` is its date. */
const podcastInput = z.strictObject({
  ...publicationFields,
  ...z.object(podcastFields).partial().shape,
  uri: podcastFields.uri,
  title: podcastFields.title,
  byline: textSchema.nullish().describe('Name of the host.'),
  recording: z
    .strictObject({ ...recordingSchema.shape, audioUrl: textSchema.regex(/^(?:https:\/\/|\/(?!\/))/) })
    .nullish(),
  image: pictureSchema.nullish(),
});

export const podcast = defineRowKind({
  schema: podcastInput,
  ...slugRow,
  keyExample: 'the-tower-that-leases-one-suite-at-a-time',
  table: 'podcasts',
  check: checkAddress('podcast', 'uri'),
  tags: ({ input }) => ['stream:podcasts', `podcast:${input.uri}`],
  ownTag: ({ input }) => `podcast:${input.uri}`,
  toRow: ({ input, publishAt }, { toImage, typeset, typesetOrNull }) => ({
    ...pickOrNull(input, ['kicker', 'show', 'number']),
    uri: input.uri,
    title: typeset(input.title),
    summary: typesetOrNull(input.summary),
    byline: typesetNameOrNull(input.byline),
    guest: typesetOrNull(input.guest),
    publishedAt: publishAt,
    audioUrl: input.recording?.audioUrl ?? null,
    audioType: input.recording?.audioType ?? null,
    audioBytes: input.recording?.audioBytes ?? null,
    audioSeconds: input.recording?.audioSeconds ?? (input.recording ? (input.seconds ?? null) : null),
    duration: input.seconds ?? input.recording?.audioSeconds ?? null,
    transcript: typesetOrNull(input.transcript),
    image: toOptionalJson(toImage(input.image)),
  }),
});

const editorialEntryInput = z.strictObject({
  ...publicationFields,
  ...z.object(editorialEntryFields).partial().shape,
  title: editorialEntryFields.title,
  publication: editorialEntryFields.publication,
  closeDate: z.iso.date().nullish(),
  embargoDate: z.iso.date().nullish(),
  materialsDueDate: z.iso.date().nullish(),
  publicationDate: z.iso.date(),
});

export const editorialEntry = defineRowKind({
  schema: editorialEntryInput,
  ...slugRow,
  keyExample: 'office-the-small-suite-issue',
  table: 'editorialCalendar',
  tags: () => ['editorial-calendar'],
  toRow: ({ input }, { typeset, typesetOrNull }) => ({
    ...pickOrNull(input, ['closeDate', 'embargoDate', 'materialsDueDate', 'emailContact']),
    title: typeset(input.title),
    descriptionLong: typesetOrNull(input.descriptionLong),
    descriptionShort: typesetOrNull(input.descriptionShort),
    publicationDate: input.publicationDate,
    publication: input.publication,
  }),
});
