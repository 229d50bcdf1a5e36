import { z } from 'zod';
import { categoryPathSchema, imageSchema, linkSchema, slugSchema, textSchema } from './common.ts';
import { headerPages } from '@masthead/content-rules/pictures';

export const sitePathSchema = z.string().regex(/^\/[\w./?=#-]*$/);

/** The texts of a house ad, in the file and in the content API. */
export const houseAdTexts = {
  tone: z.enum(['paper', 'tint', 'dark', 'accent']),
  kicker: textSchema,
  title: textSchema,
  short: textSchema.max(40).describe('Text for one-line layouts.'),
  text: textSchema,
  action: textSchema,
  url: sitePathSchema,
};

/** The picture in the header of a page, such as that of all events. */
export const headerPictureSchema = z.strictObject({
  /** The first segment of the page's path. */
  page: z.enum(headerPages),
  image: imageSchema,
});

const pagePathSchema = z.string().regex(/^\/(?:[a-z0-9-]+\/)+$/, 'must be a path with slashes at both ends');
/** Layout of a static page (§2.3). */
const pageLayoutSchema = z.enum(['right_rail', 'full_width', 'one_column', 'blank']);

/** Settings of a static page. Styles and scripts are checked by `checkStaticPage`. */
export const pageSettingsSchema = z.strictObject({
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
});

/** Fields of a static page that are the same in files and published. */
export const staticPageFields = {
  path: pagePathSchema,
  title: textSchema,
  content: textSchema,
  excerpt: textSchema,
  template: slugSchema,
};

type PageSettings = z.infer<typeof pageSettingsSchema>;

/** The settings that a page in a content file need not state. */
const getDefaultSettings = ({ title, excerpt }: { title: string; excerpt: string }): PageSettings => ({
  css: null,
  externalCss: [],
  javascript: null,
  externalJavascript: [],
  openGraph: { title, description: excerpt, image: null, type: 'website' },
  noIndexNoFollow: false,
  pageLayout: 'right_rail',
  disableTracking: false,
  hideTitle: false,
  metaDescription: excerpt,
});

/** §2.3 and §3, Static page content. */
export const staticPageSchema = z
  .strictObject({
    slug: slugSchema,
    ...staticPageFields,
    template: staticPageFields.template.default('default'),
    image: imageSchema.optional(),
    settings: pageSettingsSchema.partial().default({}),
  })
  .transform((page) => ({ ...page, settings: { ...getDefaultSettings(page), ...page.settings } as PageSettings }));
export type ContentStaticPage = z.infer<typeof staticPageSchema>;

/** One tab of the technology center (§2.1). */
const techTabSchema = z.strictObject({
  slug: slugSchema,
  title: textSchema,
  editorsNote: textSchema,
  author: slugSchema,
  vendors: z
    .array(
      z.strictObject({
        name: textSchema,
        description: textSchema,
        customerSize: textSchema,
        website: linkSchema.optional(),
      }),
    )
    .min(1),
});

/** The technology center: title and introduction of its page, and its tabs. */
export const techCenterSchema = z.strictObject({
  title: textSchema,
  excerpt: textSchema,
  tabs: z.array(techTabSchema).min(1),
});

/** Fields of a promotional listing that are the same in files and published. */
export const promotionalListingFields = {
  type: textSchema,
  title: textSchema,
  description: textSchema,
  uri: linkSchema,
  pages: z.array(slugSchema).min(1),
};

export const promotionalListingSchema = z.strictObject({ ...promotionalListingFields, image: imageSchema });

/** Fields of a newsletter that are the same in files and published. */
export const newsletterFields = {
  intCmp: textSchema,
  title: textSchema,
  blurb: textSchema,
  browseAllUri: linkSchema,
  frequency: textSchema.describe('When it is sent, as readers read it: "Weekly, Tuesday".'),
  audience: textSchema.describe('Who it is for.'),
  sample: z
    .strictObject({ subject: textSchema, lines: z.array(textSchema).min(1).max(5) })
    .describe('A sample edition.'),
  categories: z.array(categoryPathSchema).describe('Paths of the categories that it covers; none for all.'),
};

export const newsletterSchema = z.strictObject({
  productCode: textSchema,
  ...newsletterFields,
  audience: newsletterFields.audience.optional(),
  sample: newsletterFields.sample.optional(),
  categories: newsletterFields.categories.default([]),
});
