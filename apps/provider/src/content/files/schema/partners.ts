import { z } from 'zod';
import { daysSchema, documentSchema, imageSchema, linkSchema, slugSchema, socialSchema, textSchema } from './common.ts';
import { contentFootageSchema } from './footage.ts';

/** Fields of a publisher that are the same in files and published. */
export const publisherFields = {
  name: textSchema,
  sponsored: z.boolean(),
  /** Only sponsored partners have one. */
  sponsorBlurb: z.string(),
  blurb: textSchema,
  publisherURL: linkSchema.nullish(),
  linkedURL: linkSchema.nullish(),
  displayURL: textSchema.nullish(),
  socials: z.array(socialSchema),
  topics: z.array(textSchema),
};

/** §3, Publisher. */
export const publisherSchema = z.strictObject({
  publisher: slugSchema,
  ...publisherFields,
  logo: imageSchema.optional(),
});

/** Fields of a resource that are the same in files and published. */
export const resourceFields = {
  resourceName: textSchema,
  publisher: slugSchema,
  resourceShortDescription: textSchema,
  topic: textSchema,
  type: textSchema,
};

/** §3, Resource. */
export const resourceSchema = z.strictObject({
  id: slugSchema,
  ...resourceFields,
  downloadURL: documentSchema,
  startDaysAgo: daysSchema,
  image: imageSchema,
});

export const resourceTopicSchema = z.strictObject({ topic: textSchema, name: textSchema, slug: slugSchema });

export const partnerVideoSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  publisher: slugSchema,
  description: textSchema,
  /** A video without one is on no page (§3 Article, video). */
  video: contentFootageSchema.optional(),
  daysAgo: daysSchema,
  image: imageSchema,
});
