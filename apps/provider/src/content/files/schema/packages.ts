import { z } from 'zod';
import {
  articleSlugSchema,
  categoryPathSchema,
  daysSchema,
  documentSchema,
  imageSchema,
  linkSchema,
  slugSchema,
  textSchema,
} from './common.ts';

/** Package types by their names in the content service (§9). */
export const packageTypes = [
  'Special+Reports',
  'regulated+insights',
  'thought+leader',
  'magazine',
  'sponsored-content',
] as const;
export type PackageType = (typeof packageTypes)[number];

/** A section of a package: a link, and the stream that it shows. */
export const navigationSchema = z.strictObject({
  name: textSchema,
  description: textSchema,
  link: linkSchema,
  query: categoryPathSchema,
});
export const sponsorSchema = z.strictObject({
  adCode: textSchema,
  name: textSchema,
  url: linkSchema,
  twitterId: textSchema.nullish(),
  description: textSchema.nullish(),
  /** Its logo. Without one that of the partner with this name. */
  image: imageSchema.optional(),
});

/** §3, Package. A magazine issue is dated by its month, everything else by its day. */
export const packageSchema = z
  .strictObject({
    slug: slugSchema,
    title: textSchema,
    type: z.enum(packageTypes),
    daysAgo: daysSchema.optional(),
    monthsAgo: z.int().min(0).max(36).optional(),
    summary: textSchema,
    blurb: textSchema,
    image: imageSchema,
    /** The cover of an issue. Without one its image. */
    cover: imageSchema.optional(),
    navigations: z.array(navigationSchema),
    sponsors: z.array(sponsorSchema),
    articles: z.array(articleSlugSchema).min(1),
    coverStory: articleSlugSchema.optional(),
    digitalEditionUrl: documentSchema.optional(),
    titleTemplate: textSchema.optional(),
  })
  .refine(
    (pack) =>
      pack.type === 'magazine'
        ? pack.monthsAgo !== undefined && pack.titleTemplate !== undefined
        : pack.daysAgo !== undefined,
    'a magazine issue needs monthsAgo and titleTemplate, any other package daysAgo',
  );
export type ContentPackage = z.infer<typeof packageSchema>;

/** The editors' choices for the home page; `podcasts` and `featuredEvent` are ids in their files. */
export const homeSchema = z.strictObject({
  lead: articleSlugSchema,
  /** Related stories below the lead's deck. */
  leadRelated: z.array(articleSlugSchema).max(3),
  secondary: z.array(articleSlugSchema),
  latest: z.array(articleSlugSchema),
  desk: z.array(articleSlugSchema),
  specialReport: slugSchema,
  markets: z
    .array(z.strictObject({ name: textSchema, path: categoryPathSchema, articles: z.array(articleSlugSchema) }))
    .length(3),
  insights: z.array(articleSlugSchema),
  recent: z.array(articleSlugSchema),
  podcasts: z.array(slugSchema),
  featuredEvent: slugSchema,
});
export type ContentHome = z.infer<typeof homeSchema>;
