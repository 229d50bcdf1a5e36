import { z } from 'zod';
import { storePages } from '../store.ts';
import { address, text } from './fields.ts';

/** A link whose address is written out. */
const plainLink = z.strictObject({ title: text, url: address, newTab: z.boolean().optional() });

/** A link to the store: the address, with the brand's promo code, is built when the brand is defined (SPEC §7.2). */
const storeLink = z.strictObject({
  title: text,
  store: z.enum(storePages),
  hash: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
});

export const linkInput = z.union([plainLink, storeLink]);
export type LinkInput = z.infer<typeof linkInput>;

/** SPEC §3, topicInFocus and moreToExplore. */
export const describedLink = z.strictObject({ title: text, url: address, description: text });

/** SPEC §3, favoriteLinks. */
export const favoriteLink = z.strictObject({
  title: text,
  url: address,
  icon: z.enum(['podcast', 'webcast', 'career', 'resource']),
  newTab: z.boolean().default(false),
});

/** The networks whose icons and share addresses the framework has (SPEC §2.5, §7.2). */
export const socialLink = z.strictObject({
  name: z.enum(['Twitter', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram']),
  url: address,
});
