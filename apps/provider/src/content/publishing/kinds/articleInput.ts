import { z } from 'zod';
import { articleFields, checkRelatedFields, htmlSchema, markdownSchema } from '../../files/schema/articles.ts';
import { hasOneSource, linkSchema, mediaIdSchema, textSchema } from '../../files/schema/common.ts';
import { dealSchema } from '../../files/schema/deal.ts';
import { footageFields, oneFootage } from '../../files/schema/footage.ts';
import { instantSchema, publicationFields } from '../fields.ts';
import { pictureSchema } from '../picture.ts';

/** Slug of an author's page. Its existence is checked against the database. */
const authorSlugSchema = textSchema.max(90);
const optionalText = textSchema.nullish();

const slideSchema = z.strictObject({ title: optionalText, caption: optionalText, image: pictureSchema });

/** The video of an article. There is none without footage (§3 Article, video). */
const videoSchema = z
  .strictObject({
    title: optionalText,
    poster: pictureSchema.nullish().describe("Default: the article's picture."),
    ...footageFields,
  })
  .refine(hasOneSource, oneFootage);

const bookSchema = z.strictObject({
  title: textSchema,
  description: optionalText,
  bookUrl: linkSchema.nullish(),
  coverImage: pictureSchema.nullish(),
});

/** Maximum length of a body in characters. */
const maxBodyLength = 500_000;

const bodySchema = z
  .strictObject({
    markdown: markdownSchema
      .max(maxBodyLength)
      .optional()
      .describe(
        'Markdown with tables. A fenced block of the language `chart` is a chart: YAML with type (bar, line, dot, table), title, subtitle, source, note, alt, prefix, suffix, decimals, highlight, and data as lines of CSV.',
      ),
    html: htmlSchema
      .max(maxBodyLength)
      .optional()
      .describe('Sanitized on the way in: scripts, styles and frames are removed.'),
    pictures: z
      .record(textSchema.max(2000), z.strictObject({ media: mediaIdSchema }))
      .optional()
      .describe('Uploaded pictures by their address in the Markdown. The address "media:<id>" needs no entry.'),
  })
  .refine(({ markdown, html }) => (markdown === undefined) !== (html === undefined), 'needs either markdown or html');

/** An article as published input; `publishAt` is its date, and its natural id is the key (§3, Article). */
export const articleInput = z
  .strictObject({
    ...publicationFields,
    ...articleFields,
    title: textSchema.max(300),
    summary: textSchema.max(2000).nullish(),
    kicker: articleFields.kicker.nullish(),
    premium: z.boolean().default(false),
    authors: z.array(authorSlugSchema).max(20).default([]).describe('Slugs of authors, in the order of the byline.'),
    updatedAt: instantSchema.nullish().describe('The time of the published update.'),
    image: pictureSchema.nullish(),
    slides: z.array(slideSchema).max(200).nullish(),
    video: videoSchema.nullish(),
    book: bookSchema.nullish(),
    deal: dealSchema.nullish().describe('The facts of the deal that the article reports.'),
    disclaimer: z.boolean().default(false),
    nofollow: z.boolean().optional().describe('Default: true for articles that a partner presents.'),
    canonicalUrl: linkSchema.nullish().describe('Where the article was published first.'),
    body: bodySchema,
  })
  .superRefine((article, context) => {
    checkRelatedFields(article, (field, message) => context.addIssue({ code: 'custom', path: [field], message }));
  });
export type ArticleInput = z.infer<typeof articleInput>;
