import { z } from 'zod';
import { linkSchema, textSchema } from '../../files/schema/common.ts';
import { publisherFields, resourceFields } from '../../files/schema/partners.ts';
import { toJson } from '../../../db/write/upsert.ts';
import { footageSchema } from '../../files/schema/footage.ts';
import { publicationFields } from '../fields.ts';
import { toStoredFootage } from '../footage.ts';
import { defineRowKind, type Item, type Target, slugKey, slugRow } from '../kind.ts';
import { pictureSchema } from '../picture.ts';
import { findPublishers, type NamedRow } from '../references.ts';
import { findContentOfPublisher } from '../referrers.ts';
import type { Issue } from '../result.ts';
import type { Writer } from '../writer.ts';

/** Cache tags of all partner content. One tag is enough, because sites request all partners at once. */
const tags = (): readonly string[] => ['partners'];

/** A partner as published input; its identifier is the key. */
const publisherInput = z.strictObject({
  ...publicationFields,
  ...publisherFields,
  sponsored: publisherFields.sponsored.default(false),
  sponsorBlurb: publisherFields.sponsorBlurb.default(''),
  socials: publisherFields.socials.default([]),
  topics: publisherFields.topics.default([]),
  logo: pictureSchema.nullish(),
  position: z.int32().min(0).default(0),
});

/** Partners (§3, Publisher). */
export const publisher = defineRowKind({
  schema: publisherInput,
  ...slugKey,
  keyExample: 'harrow-and-pike',
  table: 'publishers',
  by: ['publisher'],
  findReferrers: findContentOfPublisher,
  tags,
  toRow: ({ input }, { toUri, typeset }) => ({
    name: input.name,
    sponsored: input.sponsored,
    sponsorBlurb: input.sponsorBlurb === '' ? null : typeset(input.sponsorBlurb),
    blurb: typeset(input.blurb),
    logo: toUri(input.logo),
    publisherUrl: input.publisherURL ?? null,
    linkedUrl: input.linkedURL ?? null,
    displayUrl: input.displayURL ?? null,
    socials: toJson(input.socials),
    topics: input.topics,
    position: input.position,
  }),
});

/** A topic of resources as published input; its slug is the key. */
const resourceTopicInput = z.strictObject({
  ...publicationFields,
  topic: textSchema,
  name: textSchema,
  position: z.int32().min(0).default(0),
});

export const resourceTopic = defineRowKind({
  schema: resourceTopicInput,
  ...slugRow,
  keyExample: 'law-and-compliance',
  table: 'resourceTopics',
  tags,
  toRow: ({ input: { topic, name, position } }) => ({
    topic,
    name,
    position,
  }),
});

type WithPublisher = { publisher: string };

const loadPublishers = (writer: Writer, { site }: Target, items: readonly Pick<Item<WithPublisher>, 'input'>[]) =>
  findPublishers(
    writer.db,
    site.id,
    items.map(({ input }) => input.publisher),
  );

const checkPublisher = async (
  item: Pick<Item<WithPublisher>, 'input'>,
  target: Target,
  writer: Writer,
): Promise<readonly Issue[]> => {
  const publishers = await loadPublishers(writer, target, [item]);
  return publishers.has(item.input.publisher)
    ? []
    : [{ path: 'publisher', message: `no publisher "${item.input.publisher}". Publish it first` }];
};

const getPublisherId = (publishers: ReadonlyMap<string, NamedRow>, key: string): number => {
  const row = publishers.get(key);
  if (!row) throw new Error(`The publisher "${key}" is not in the database. Write publishers before their content.`);
  return row.id;
};

/** A partner's resource as published input; `publishAt` is its start date. */
const resourceInput = z.strictObject({
  ...publicationFields,
  ...resourceFields,
  resourceShortDescription: resourceFields.resourceShortDescription.nullish(),
  downloadURL: linkSchema.describe('Address of the file. Uploaded files have a path.'),
  image: pictureSchema.nullish(),
});

/** Partners' resources (§3, Resource). */
export const resource = defineRowKind({
  schema: resourceInput,
  ...slugRow,
  keyExample: 'the-lease-file-audit',
  table: 'resources',
  check: checkPublisher,
  loadReferences: loadPublishers,
  tags,
  toRow: ({ input, publishAt }, { toUri, typeset, typesetOrNull }, publishers) => ({
    publisherId: getPublisherId(publishers, input.publisher),
    resourceName: typeset(input.resourceName),
    resourceImageUrl: toUri(input.image),
    downloadUrl: input.downloadURL,
    resourceShortDescription: typesetOrNull(input.resourceShortDescription),
    topic: input.topic,
    type: input.type,
    startDate: publishAt,
  }),
});

const partnerVideoInput = z.strictObject({
  ...publicationFields,
  title: textSchema,
  publisher: resourceFields.publisher,
  description: textSchema.nullish(),
  video: footageSchema.nullish().describe('Without it the sites do not list the video.'),
  image: pictureSchema.nullish(),
});

export const partnerVideo = defineRowKind({
  schema: partnerVideoInput,
  ...slugRow,
  keyExample: 'three-minutes-on-title',
  table: 'partnerVideos',
  check: checkPublisher,
  loadReferences: loadPublishers,
  tags,
  toRow: ({ input, publishAt }, { media, toUri, typeset, typesetOrNull }, publishers) => {
    const footage = input.video ? toStoredFootage(input.video, media, typeset) : null;
    return {
      publisherId: getPublisherId(publishers, input.publisher),
      title: typeset(input.title),
      description: typesetOrNull(input.description),
      duration: footage?.duration ?? null,
      imageUri: toUri(input.image),
      videoUri: footage?.uri ?? null,
      footage: footage && toJson(footage),
      publishedAt: publishAt,
    };
  },
});
