import { z } from 'zod';
import type { MediaRecord } from '../../media/mediaRecord.ts';
import { countColumns, maxNesting, maxTableColumns, measureNesting } from '../nesting.ts';
import {
  articleSlugSchema,
  categoryPathSchema,
  dateSchema,
  daysSchema,
  describedImageSchema,
  imageSchema,
  linkSchema,
  momentSchema,
  slugSchema,
  textSchema,
  timeSchema,
  titleSchema,
} from './common.ts';

/** Story types, each with its own stream (SPEC §2.2). */
export const kickers = [
  'Features',
  'News',
  'Video',
  'Slideshow',
  'Research',
  'Event',
  'Analysis',
  'Update',
  'Commentary',
  'Q&A',
  'Nomination',
  'Expert Opinion',
  'Thought Leadership',
  'Exclusive',
] as const;
export type KickerName = (typeof kickers)[number];

const slideSchema = z.strictObject({ title: textSchema, caption: textSchema, image: imageSchema });
const videoSchema = z.strictObject({ title: textSchema, seconds: z.int().min(10).max(7200) });
/** An embed of another site: a player, a map, a chart. */
const embedSchema = z.strictObject({ title: textSchema, src: z.url({ protocol: /^https$/ }) });
const bookSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  bookUrl: linkSchema,
  /** Its cover. Without one a cover is drawn in the colors of the article's drawing. */
  image: imageSchema.optional(),
});

/** One article: the front matter of a Markdown file, or an entry of deals.json (SPEC §3, Article). */
export const articleSchema = z
  .strictObject({
    title: titleSchema,
    slug: articleSlugSchema,
    summary: textSchema.max(320),
    kicker: z.enum(kickers),
    primary: categoryPathSchema,
    categories: z.array(categoryPathSchema).default([]),
    premium: z.boolean(),
    authors: z.array(slugSchema).default([]),
    presentedBy: slugSchema.nullish(),
    /** Days before the import. Articles imported earlier keep their date. */
    daysAgo: daysSchema.optional(),
    /** Alternatively the date itself. A future date embargoes the article. */
    date: dateSchema.optional(),
    time: timeSchema,
    updatedHoursLater: z.number().positive().max(72).nullish(),
    /** The time of the published update. */
    updated: momentSchema.optional(),
    needToKnow: z.array(textSchema).max(4).default([]),
    tags: z.array(textSchema).default([]),
    /** Articles may do without. */
    image: describedImageSchema.nullish(),
    slides: z.array(slideSchema).min(5).max(10).optional(),
    video: videoSchema.optional(),
    book: bookSchema.optional(),
    embeds: z.array(embedSchema).max(2).optional(),
    /** A downloadable white paper. */
    download: z.boolean().optional(),
    disclaimer: z.boolean(),
    body: textSchema
      .min(300, 'is too short for an article')
      .refine(
        (markdown) => measureNesting(markdown) <= maxNesting,
        `nests block quotes or lists more than ${maxNesting} deep`,
      )
      .refine(
        (markdown) => countColumns(markdown) <= maxTableColumns,
        `has a table of more than ${maxTableColumns} columns`,
      ),
  })
  .superRefine((article, context) => {
    const need = (holds: boolean, path: string, message: string): void => {
      if (!holds) context.addIssue({ code: 'custom', path: [path], message });
    };
    need((article.daysAgo === undefined) !== (article.date === undefined), 'daysAgo', 'needs either daysAgo or date');
    need(
      article.authors.length > 0 || article.presentedBy != null,
      'authors',
      'needs an author or a presenting partner',
    );
    need(article.kicker !== 'Slideshow' || article.slides !== undefined, 'slides', 'a slideshow needs slides');
    need(article.kicker !== 'Video' || article.video !== undefined, 'video', 'a video needs a video');
    need(
      article.presentedBy == null || article.disclaimer,
      'disclaimer',
      'what a partner presents carries the disclaimer',
    );
    need(new Set(article.categories).size === article.categories.length, 'categories', 'names a category twice');
  });
/** Front matter of an article file. */
export type ContentArticle = z.infer<typeof articleSchema> & {
  /** Pictures of the library in the body by their address in its Markdown; added by `resolveMedia`. */
  bodyPictures?: Readonly<Record<string, MediaRecord>>;
};
