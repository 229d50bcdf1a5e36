import { z } from 'zod';
import type { MediaRecord } from '../../../media/library/mediaRecord.ts';
import { listChartIssues } from '../charts/chart.ts';
import {
  countColumns,
  maxHtmlNesting,
  maxNesting,
  maxTableColumns,
  isHtmlTooDeep,
  measureNesting,
} from '../nesting.ts';
import {
  articleSlugSchema,
  categoryPathSchema,
  dateSchema,
  daysSchema,
  hasOneSource,
  imageSchema,
  linkSchema,
  momentSchema,
  slugSchema,
  textSchema,
  timeSchema,
  titleSchema,
} from './common.ts';
import { contentDealSchema } from './deal.ts';
import { contentFootageFields, oneFootage, toContentFootage } from './footage.ts';

/** Story types of §2.2, each with its own stream. A publication may have others. */
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
/** A story type. Each publication has its own, with a category each. */
const kickerSchema = textSchema
  .max(40, 'must have at most 40 characters')
  .describe(`The story type, with a category of its own: ${kickers.join(', ')}, or another one.`);

const slideSchema = z.strictObject({ title: textSchema, caption: textSchema, image: imageSchema });
const videoSchema = z
  .strictObject({
    title: textSchema,
    /** Without one the article's picture. */
    poster: imageSchema.optional(),
    ...contentFootageFields,
  })
  .refine(hasOneSource, oneFootage)
  .transform(toContentFootage);
/** An embed of another site: a player, a map, a chart. */
const embedSchema = z.strictObject({ title: textSchema, src: z.url({ protocol: /^https$/ }) });
const bookSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  bookUrl: linkSchema.optional(),
  /** Its cover. */
  image: imageSchema.optional(),
});

/** A body in Markdown, within the limits of its parser. */
export const markdownSchema = textSchema
  .refine(
    (markdown) => measureNesting(markdown) <= maxNesting,
    `nests block quotes or lists more than ${maxNesting} deep`,
  )
  .refine(
    (markdown) => countColumns(markdown) <= maxTableColumns,
    `has a table of more than ${maxTableColumns} columns`,
  )
  .superRefine((markdown, context) => {
    for (const { path, message } of listChartIssues(markdown))
      context.addIssue({ code: 'custom', path: [...path], message });
  });

/** A body in HTML, within the limits of its conversion to blocks. */
export const htmlSchema = textSchema.refine(
  (html) => !isHtmlTooDeep(html),
  `nests elements more than ${maxHtmlNesting} deep`,
);

/** Fields that pages only show. Their values are stored together, as they are, so that a new one needs no column. */
export const shownFields = {
  /** A downloadable white paper. */
  download: z.boolean().optional(),
  recombeeId: textSchema.max(100).nullish(),
};
/** The values of `shownFields`. */
export type ShownFields = z.output<z.ZodObject<typeof shownFields>>;

/** Fields that are the same in files and in published articles. */
export const articleFields = {
  ...shownFields,
  kicker: kickerSchema,
  primary: categoryPathSchema,
  categories: z.array(categoryPathSchema).max(200).default([]),
  presentedBy: slugSchema.nullish(),
  needToKnow: z.array(textSchema).max(4).default([]),
  tags: z.array(textSchema.max(300)).max(500).default([]),
  embeds: z.array(embedSchema).max(2).optional(),
};

/** An article, for the rules that concern several of its fields. */
type RelatedFields = {
  kicker?: string | null | undefined;
  slides?: readonly unknown[] | null | undefined;
  video?: object | null | undefined;
  presentedBy?: string | null | undefined;
  disclaimer: boolean;
  categories: readonly string[];
  authors: readonly string[];
};

/** Checks the rules that concern several fields of an article; reports an issue with its field. */
export const checkRelatedFields = (
  { kicker, slides, video, presentedBy, disclaimer, categories, authors }: RelatedFields,
  report: (field: string, message: string) => void,
): void => {
  if (kicker === 'Slideshow' && !slides?.length) report('slides', 'a slideshow needs slides');
  if (kicker === 'Video' && !video) report('video', 'a video needs a video');
  if (presentedBy != null && !disclaimer) report('disclaimer', 'what a partner presents carries the disclaimer');
  if (new Set(categories).size !== categories.length) report('categories', 'names a category twice');
  if (new Set(authors).size !== authors.length) report('authors', 'names an author twice');
};

/** One article: the front matter of a Markdown file, or an entry of deals.json (§3, Article). */
export const articleSchema = z
  .strictObject({
    title: titleSchema,
    slug: articleSlugSchema,
    summary: textSchema.max(320),
    ...articleFields,
    premium: z.boolean().default(false),
    authors: z.array(slugSchema).default([]),
    /** Days before the import. Articles imported earlier keep their date. */
    daysAgo: daysSchema.optional(),
    /** Alternatively the date itself. A future date embargoes the article. */
    date: dateSchema.optional(),
    time: timeSchema.default('06:00'),
    updatedHoursLater: z.number().positive().max(72).nullish(),
    /** The time of the published update. */
    updated: momentSchema.optional(),
    /** Articles may do without. */
    image: imageSchema.nullish(),
    slides: z.array(slideSchema).min(5).max(10).optional(),
    video: videoSchema.optional(),
    book: bookSchema.optional(),
    /** The facts of the deal that the article reports. */
    deal: contentDealSchema.optional(),
    disclaimer: z.boolean().default(false),
    body: markdownSchema.min(300, 'is too short for an article'),
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
    checkRelatedFields(article, (field, message) => need(false, field, message));
  });
/** Front matter of an article file. */
export type ContentArticle = z.infer<typeof articleSchema> & {
  /** Pictures of the library in the body by their address in its Markdown; added by `resolveMedia`. */
  bodyPictures?: Readonly<Record<string, MediaRecord>>;
};

type ArticleField = keyof typeof articleFields;

/** Returns the fields of an article that are the same in files and in published articles. */
export const pickArticleFields = (article: ContentArticle): Pick<ContentArticle, ArticleField> => {
  const names = Object.keys(articleFields) as ArticleField[];
  return Object.fromEntries(names.map((name) => [name, article[name]])) as Pick<ContentArticle, ArticleField>;
};
