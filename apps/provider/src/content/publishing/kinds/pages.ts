import { z } from 'zod';
import { slugSchema } from '../../files/schema/common.ts';
import {
  newsletterFields,
  pageSettingsSchema,
  promotionalListingFields,
  staticPageFields,
} from '../../files/schema/pages.ts';
import { checkStaticPage, preparePage } from '../../files/staticPage.ts';
import { toJson, toOptionalJson } from '../../../db/write/upsert.ts';
import type { PageSettings } from '../../../db/tables/pages.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, pickOrNull, slugRow } from '../kind.ts';
import { pictureSchema } from '../picture.ts';

const defaultSettings: PageSettings = {
  css: null,
  externalCss: [],
  javascript: null,
  externalJavascript: [],
  openGraph: null,
  noIndexNoFollow: false,
  pageLayout: 'right_rail',
  disableTracking: false,
  hideTitle: false,
  metaDescription: null,
};

const openGraphSchema = pageSettingsSchema.shape.openGraph.unwrap();

/** A static page as published input; its slug is the key. */
const staticPageInput = z.strictObject({
  ...publicationFields,
  ...staticPageFields,
  excerpt: staticPageFields.excerpt.nullish(),
  template: slugSchema.default('default'),
  content: staticPageFields.content.describe('HTML. Tags, attributes and addresses that are not allowed are refused.'),
  image: pictureSchema.nullish().describe('The picture of shared links.'),
  settings: pageSettingsSchema
    .extend({ openGraph: openGraphSchema.partial({ image: true }).nullable() })
    .partial()
    .default({}),
});

/** Static pages (§2.3). */
export const staticPage = defineRowKind({
  schema: staticPageInput,
  ...slugRow,
  keyExample: 'about-us',
  table: 'staticPages',
  check: ({ input }) =>
    checkStaticPage({ content: input.content, settings: { ...defaultSettings, ...input.settings } }),
  tags: ({ key }) => ['static-pages', `static-page:${key}`],
  ownTag: ({ key }) => `static-page:${key}`,
  toRow: ({ input }, { site, toUri, typeset, typesetOrNull }) => {
    const { openGraph, metaDescription, ...settings } = { ...defaultSettings, ...input.settings };
    return {
      path: input.path,
      title: typeset(input.title),
      content: preparePage(input.content, site.language),
      excerpt: typesetOrNull(input.excerpt),
      template: input.template,
      settings: toJson({
        ...settings,
        metaDescription: typesetOrNull(metaDescription),
        openGraph: openGraph && {
          ...openGraph,
          title: typesetOrNull(openGraph.title),
          description: typesetOrNull(openGraph.description),
          image: openGraph.image ?? toUri(input.image),
        },
      }),
    };
  },
});

const promotionalListingInput = z.strictObject({
  ...publicationFields,
  ...promotionalListingFields,
  image: pictureSchema.nullish(),
  position: z.int32().min(0).default(0),
});

export const promotionalListing = defineRowKind({
  schema: promotionalListingInput,
  ...slugRow,
  keyExample: 'subscription-read-every-pro-story',
  table: 'promotionalListings',
  tags: () => ['promotional-listings'],
  toRow: ({ input: { type, title, description, uri, pages, image, position } }, { toImage, typeset }) => ({
    type,
    title: typeset(title),
    description: typeset(description),
    uri,
    pages,
    image: toOptionalJson(toImage(image)),
    position,
  }),
});

/** A newsletter as published input; its product code is the key. */
const newsletterInput = z.strictObject({
  ...publicationFields,
  ...z.object(newsletterFields).partial().shape,
  title: newsletterFields.title,
  position: z.int32().min(0).default(0),
});

export const newsletter = defineRowKind({
  schema: newsletterInput,
  isKey: (key) => /^[A-Za-z0-9_-]{1,90}$/.test(key),
  keyExample: 'PLTAM',
  table: 'newsletters',
  by: ['productCode'],
  tags: () => ['newsletters'],
  toRow: ({ input }, { typeset, typesetOrNull }) => ({
    ...pickOrNull(input, ['intCmp', 'frequency', 'browseAllUri']),
    title: typeset(input.title),
    blurb: typesetOrNull(input.blurb),
    audience: typesetOrNull(input.audience),
    sample: toOptionalJson(
      input.sample && { subject: typeset(input.sample.subject), lines: input.sample.lines.map(typeset) },
    ),
    categories: input.categories ?? [],
    position: input.position,
  }),
});
