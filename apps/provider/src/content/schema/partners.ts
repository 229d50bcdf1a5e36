import { z } from 'zod';
import {
  daysSchema,
  documentSchema,
  imageSchema,
  linkSchema,
  mediaImageSchema,
  slugSchema,
  socialSchema,
  textSchema,
} from './common.ts';

/** SPEC §3, Publisher. */
export const publisherSchema = z.strictObject({
  name: textSchema,
  publisher: slugSchema,
  sponsored: z.boolean(),
  /** Only sponsored partners have one. */
  sponsorBlurb: z.string(),
  blurb: textSchema,
  publisherURL: linkSchema,
  linkedURL: linkSchema,
  displayURL: textSchema,
  socials: z.array(socialSchema),
  topics: z.array(textSchema),
  /** Without one the name is drawn. */
  logo: mediaImageSchema.optional(),
});

/** SPEC §3, Resource. */
export const resourceSchema = z.strictObject({
  id: slugSchema,
  resourceName: textSchema,
  publisher: slugSchema,
  resourceShortDescription: textSchema,
  downloadURL: documentSchema,
  topic: textSchema,
  type: textSchema,
  startDaysAgo: daysSchema,
  image: imageSchema,
});

export const resourceTopicSchema = z.strictObject({ topic: textSchema, name: textSchema, slug: slugSchema });

export const partnerVideoSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  publisher: slugSchema,
  description: textSchema,
  seconds: z.int().positive(),
  daysAgo: daysSchema,
  image: imageSchema,
});
