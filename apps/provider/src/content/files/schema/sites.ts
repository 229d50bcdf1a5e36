import { z } from 'zod';
import {
  articleSlugSchema,
  categoryPathSchema,
  dateSchema,
  daysSchema,
  imageSchema,
  slugSchema,
  textSchema,
} from './common.ts';

/** A publication in the content service; look and menus are in the brand's app. */
export const siteSchema = z.strictObject({
  key: slugSchema,
  name: textSchema,
  aliases: z.array(slugSchema),
  publication: z.string().regex(/^[a-z]+:[a-z0-9-]+$/, 'must have the form prefix:site'),
  baseDomain: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host without https://'),
  timeZone: textSchema,
  /** BCP 47 tag: the months in titles of issues, stems of the search, bylines, quotation marks. */
  language: textSchema.default('en-US'),
  product: slugSchema,
  magazine: z.strictObject({ name: textSchema, slug: slugSchema }),
  /** Channel name and page by category family. */
  channels: z.record(z.string(), z.strictObject({ name: textSchema, uri: z.string().nullable() })),
});
export type ContentSite = z.infer<typeof siteSchema>;

/** A category stream (§2.2). */
export const categorySchema = z
  .strictObject({
    family: textSchema,
    channel: z.int().positive(),
    section: z.int().positive(),
    name: textSchema,
    path: categoryPathSchema,
    naturalId: z.string(),
    region: textSchema.optional(),
    description: textSchema.optional(),
    /** Header picture of the stream. */
    image: imageSchema.optional(),
  })
  .refine(({ naturalId, channel, section }) => naturalId === `channel_${channel}section_${section}`, {
    path: ['naturalId'],
    message: 'must be channel_N and section_M of the entry itself',
  });
export type ContentCategory = z.infer<typeof categorySchema>;

/** Fields of an indicator that are the same in files and published. Texts are printed as they are written. */
export const indicatorFields = {
  label: textSchema.max(40).describe('What is measured, and where: Net lease cap rate, 15+ years.'),
  value: textSchema.max(16).describe('With its unit: 6.35%.'),
  source: textSchema.max(60),
};
/** The change of an indicator: +0.07 points in a year. */
export const changeSchema = textSchema.max(32);

/** An indicator of the market strip. Its day is relative (`daysAgo`) or absolute (`date`). */
export const indicatorSchema = z
  .strictObject({
    key: slugSchema,
    ...indicatorFields,
    change: changeSchema.optional(),
    daysAgo: daysSchema.optional(),
    date: dateSchema.optional(),
    /** Slug of the article that explains it. */
    article: articleSlugSchema.optional(),
  })
  .refine(({ daysAgo, date }) => (daysAgo === undefined) !== (date === undefined), 'needs either daysAgo or date');
export type ContentIndicator = z.infer<typeof indicatorSchema>;
