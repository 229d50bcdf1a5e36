import { z } from 'zod';
import { slugSchema, textSchema } from './common.ts';

/** A publication as the content service knows it; its look and menus are configuration of the brand's own app. */
export const siteSchema = z.strictObject({
  key: slugSchema,
  name: textSchema,
  aliases: z.array(slugSchema),
  publication: z.string().regex(/^[a-z]+:[a-z-]+$/, 'must have the form prefix:site'),
  baseDomain: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host without https://'),
  timeZone: textSchema,
  product: slugSchema,
  magazine: z.strictObject({ name: textSchema, slug: slugSchema }),
  /** The brand's own spot ink in drawn pictures. */
  spotInk: z
    .string()
    .regex(/^[0-9a-f]{6}$/)
    .optional(),
  /** By the family of categories: what the channel is called, and its own page if it has one. */
  channels: z.record(z.string(), z.strictObject({ name: textSchema, uri: z.string().nullable() })),
});
export type ContentSite = z.infer<typeof siteSchema>;
