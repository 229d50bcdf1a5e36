import { z } from 'zod';
import { storePages } from '../links.ts';
import { address, text } from './fields.ts';

/** A page of the store; `defineBrand` completes its URL with the promo code (§7.2). */
const storePage = z.strictObject({
  store: z.enum(storePages),
  hash: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
});

/** A page of the store, as a brand writes it. */
export type StorePageInput = z.infer<typeof storePage>;

/** Where a link leads signed-in visitors, if not where it leads all others (§2.7, newsletters link). */
const signedIn = storePage.optional();

const plainLink = z.strictObject({ title: text, url: address, newTab: z.boolean().optional(), signedIn });

const storeLink = storePage.extend({ title: text, signedIn });

/** A link as a brand writes it. */
export const linkInput = z.union([plainLink, storeLink]);
/** A link as a brand writes it. */
export type LinkInput = z.infer<typeof linkInput>;

/** §3, topicInFocus and moreToExplore. */
export const describedLink = z.strictObject({ title: text, url: address, description: text });

/** §3, favoriteLinks. */
export const favoriteLink = z.strictObject({
  title: text,
  url: address,
  icon: z.enum(['podcast', 'webcast', 'career', 'resource']),
  newTab: z.boolean().default(false),
});

/** Social networks that the framework has icons for (§2.5, §7.2). */
export const socialLink = z.strictObject({
  name: z.enum(['Twitter', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram']),
  url: address,
});
