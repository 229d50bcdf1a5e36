import { z } from 'zod';
import { imageSchema, linkSchema, slugSchema, textSchema } from './common.ts';

export const pagePathSchema = z.string().regex(/^\/(?:[a-z0-9-]+\/)+$/, 'must be a path with slashes at both ends');
export const pageLayoutSchema = z.enum(['right_rail', 'full_width', 'one_column', 'blank']);

/** SPEC §2.3 and §3, Static page content. */
export const staticPageSchema = z.strictObject({
  slug: slugSchema,
  path: pagePathSchema,
  title: textSchema,
  content: textSchema,
  excerpt: textSchema,
  template: slugSchema,
  image: imageSchema,
  settings: z.strictObject({
    css: z.string().nullable(),
    externalCss: z.array(linkSchema),
    javascript: z.string().nullable(),
    externalJavascript: z.array(linkSchema),
    openGraph: z
      .strictObject({ title: textSchema, description: textSchema, image: linkSchema.nullable(), type: textSchema })
      .nullable(),
    noIndexNoFollow: z.boolean(),
    pageLayout: pageLayoutSchema,
    disableTracking: z.boolean(),
    hideTitle: z.boolean(),
    removeMarginPadding: z.boolean().optional(),
    metaDescription: textSchema.nullable(),
  }),
});
export type ContentStaticPage = z.infer<typeof staticPageSchema>;

/** One tab of the technology center (SPEC §2.1). */
export const techTabSchema = z.strictObject({
  slug: slugSchema,
  title: textSchema,
  editorsNote: textSchema,
  author: slugSchema,
  vendors: z
    .array(z.strictObject({ name: textSchema, description: textSchema, customerSize: textSchema, website: linkSchema }))
    .min(1),
});

export const promotionalListingSchema = z.strictObject({
  type: textSchema,
  title: textSchema,
  description: textSchema,
  uri: linkSchema,
  pages: z.array(slugSchema).min(1),
  image: imageSchema,
});

export const newsletterSchema = z.strictObject({
  productCode: textSchema,
  intCmp: textSchema,
  title: textSchema,
  blurb: textSchema,
  browseAllUri: linkSchema,
  frequency: textSchema,
});
