import { z } from 'zod';
import { kickers } from './articles.ts';
import { categorySchema } from './categories.ts';
import {
  articleSlugSchema,
  categoryPathSchema,
  daysSchema,
  imageSchema,
  slugSchema,
  textSchema,
  titleSchema,
} from './common.ts';
import { newsletterSchema, pageLayoutSchema, pagePathSchema } from './pages.ts';
import { siteSchema } from './sites.ts';

/** The template brand: a minimal complete publication. */
export const templateSchema = z.strictObject({
  brand: z.strictObject({
    name: textSchema,
    key: textSchema,
    site: textSchema,
    product: textSchema,
    promoCode: textSchema,
    networkLine: textSchema,
    tagline: textSchema,
    magazine: textSchema,
  }),
  categories: z.array(categorySchema).min(1),
  articles: z
    .array(
      z.strictObject({
        title: titleSchema,
        slug: articleSlugSchema,
        summary: textSchema,
        kicker: z.enum(kickers),
        category: categoryPathSchema,
        daysAgo: daysSchema,
        premium: z.boolean().default(false),
        image: imageSchema.nullish(),
        body: textSchema,
      }),
    )
    .min(10),
  /** Static pages (SPEC §2.3) with defaults for missing fields. */
  pages: z.array(
    z.strictObject({
      slug: slugSchema,
      path: pagePathSchema,
      title: textSchema,
      excerpt: textSchema,
      layout: pageLayoutSchema,
      content: textSchema,
    }),
  ),
  newsletters: z.array(newsletterSchema),
});
export type ContentTemplate = z.infer<typeof templateSchema>;

/** A publication made from the template, with its site. */
export const publicationSchema = templateSchema.extend({ site: siteSchema });
export type ContentPublication = z.infer<typeof publicationSchema>;
