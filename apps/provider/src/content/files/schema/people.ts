import { z } from 'zod';
import { linkSchema, imageSchema, slugSchema, textSchema } from './common.ts';

/** Fields of an author that are the same in files and published. */
export const authorFields = {
  name: textSchema,
  role: textSchema,
  description: textSchema,
  social: z.array(z.strictObject({ network: textSchema, value: linkSchema })),
};

/** Staff and outside authors (§3, Author). */
export const authorSchema = z.strictObject({
  key: slugSchema,
  ...authorFields,
  portrait: imageSchema.optional(),
});

const profileLinkSchema = z.strictObject({ title: textSchema, uri: linkSchema, image: z.string().nullable() });

/** Fields of a recognition profile that are the same in files and published. */
export const recognitionFields = {
  docUri: linkSchema,
  docName: slugSchema,
  directory: slugSchema,
  title: textSchema,
  role: textSchema,
  proName: textSchema,
  proEmail: z.email(),
  proLinkedIn: linkSchema.optional(),
  proLocation: textSchema,
  proCountryCode: z.string().length(2),
  pronouns: textSchema,
  phone: textSchema,
  aboutMe: textSchema,
  firmName: textSchema,
  firmLink: linkSchema.optional(),
  profileUrl: linkSchema.optional(),
  membershipType: textSchema,
  risingStar: z.boolean(),
  eventsAttended: z.array(textSchema),
  industries: z.array(textSchema),
  awards: z.array(
    z.strictObject({
      awardNomination: textSchema,
      winner: z.boolean(),
      marketSegment: textSchema,
      finalist: z.boolean(),
      awardImpactStatement: textSchema,
    }),
  ),
  qAndA: z.array(z.strictObject({ question: textSchema, answer: textSchema })),
  videos: z.array(profileLinkSchema),
  webCasts: z.array(profileLinkSchema),
  whitePapers: z.array(profileLinkSchema),
};

/** §3, Recognition profile. */
export const recognitionSchema = z.strictObject({
  ...recognitionFields,
  entryId: textSchema,
  yearsAgo: z.int().min(0).max(10),
  dateDaysAgo: z.int().min(0).max(4000),
  status: z.enum(['published', 'draft']),
  proPhoto: imageSchema,
  companyLogo: imageSchema.nullable(),
});

const careerSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  employer: textSchema,
  publisher: slugSchema,
  location: textSchema,
  terms: textSchema,
  salary: textSchema,
  daysAgo: z.int().min(0),
  description: textSchema,
  url: linkSchema,
});

/** The career center: title and introduction of its page, and its job offers. */
export const careersSchema = z.strictObject({
  title: textSchema,
  excerpt: textSchema,
  positions: z.array(careerSchema).min(1),
});
