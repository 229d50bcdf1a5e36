import { z } from 'zod';
import {
  articleSlugSchema, categoryPathSchema, daysSchema, describedImageSchema, imageSchema, linkSchema, slugSchema, textSchema, timeSchema, titleSchema,
} from './common.ts';

/** The kinds of story; each has a stream of its own (SPEC §2.2). */
export const kickers = [
  'Features', 'News', 'Video', 'Slideshow', 'Research', 'Event', 'Analysis', 'Update',
  'Commentary', 'Q&A', 'Nomination', 'Expert Opinion', 'Thought Leadership', 'Exclusive',
] as const;
export type KickerName = (typeof kickers)[number];

const slideSchema = z.strictObject({ title: textSchema, caption: textSchema, image: imageSchema });
const videoSchema = z.strictObject({ title: textSchema, seconds: z.int().min(10).max(7200) });
const bookSchema = z.strictObject({ title: textSchema, description: textSchema, bookUrl: linkSchema });

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
    daysAgo: daysSchema,
    time: timeSchema,
    updatedHoursLater: z.number().positive().max(72).nullish(),
    needToKnow: z.array(textSchema).max(4).default([]),
    tags: z.array(textSchema).default([]),
    image: describedImageSchema,
    slides: z.array(slideSchema).min(5).max(10).optional(),
    video: videoSchema.optional(),
    book: bookSchema.optional(),
    disclaimer: z.boolean(),
    body: textSchema.min(300, 'is too short for an article'),
  })
  .superRefine((article, context) => {
    const need = (holds: boolean, path: string, message: string): void => {
      if (!holds) context.addIssue({ code: 'custom', path: [path], message });
    };
    need(article.authors.length > 0 || article.presentedBy != null, 'authors', 'needs an author or a presenting partner');
    need(article.kicker !== 'Slideshow' || article.slides !== undefined, 'slides', 'a slideshow needs slides');
    need(article.kicker !== 'Video' || article.video !== undefined, 'video', 'a video needs a video');
    need(article.presentedBy == null || article.disclaimer, 'disclaimer', 'what a partner presents carries the disclaimer');
    need(new Set(article.categories).size === article.categories.length, 'categories', 'names a category twice');
  });
export type ContentArticle = z.infer<typeof articleSchema>;
