import { z } from 'zod';
import { kickerSchema } from './articles.ts';
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
import { headerPictureSchema, newsletterSchema, pageLayoutSchema, pagePathSchema } from './pages.ts';
import { authorSchema } from './people.ts';
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
  /** Authors of the articles, beside the editors. */
  authors: z.array(authorSchema).default([]),
  articles: z
    .array(
      z.strictObject({
        title: titleSchema,
        slug: articleSlugSchema,
        summary: textSchema,
        /** A story type with a stream among the categories: `Features` is `<product>-sections/features`. */
        kicker: kickerSchema,
        category: categoryPathSchema,
        /** Keys of `authors`. Default: the editors. */
        authors: z.array(slugSchema).default([]),
        daysAgo: daysSchema,
        premium: z.boolean().default(false),
        image: imageSchema.nullish(),
        body: textSchema,
      }),
    )
    .min(1),
  headerPictures: z.array(headerPictureSchema).default([]),
  /** Static pages (§2.3) with defaults for missing fields. */
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
/** The content of the template of a publication. */
export type ContentTemplate = z.infer<typeof templateSchema>;

/** A publication made from the template, with its site. */
export const publicationSchema = templateSchema.extend({ site: siteSchema });
/** The content of a publication that was made from the template. */
export type ContentPublication = z.infer<typeof publicationSchema>;
