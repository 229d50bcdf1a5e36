import { z } from 'zod';
import { slugSchema, textSchema } from './common.ts';

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
