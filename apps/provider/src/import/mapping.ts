import { z } from 'zod';
import { categoryPathSchema, textSchema, isTimeZone } from '../content/files/schema/common.ts';

const categoryTargetSchema = z.strictObject({
  /** For people: the name in the source and how many articles it has. */
  name: z.string().optional(),
  articles: z.int().min(0).optional(),
  to: categoryPathSchema
    .nullable()
    .describe('Path of the category at the publication. null: articles are imported without this category.'),
  create: z
    .boolean()
    .optional()
    .describe('Creates the category if the publication does not have it. Without it, an unknown path is an error.'),
});

const authorTargetSchema = z.strictObject({
  name: z.string().optional(),
  to: textSchema.max(90).nullable().describe('Slug of the author. null: articles are imported without this author.'),
});

const csvSchema = z.strictObject({
  /** Default: that which the first line has most often. */
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  /** Default: by the byte order mark, else UTF-8 if the file is valid UTF-8, else Windows-1252. */
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252', 'iso-8859-1', 'iso-8859-15', 'macintosh']).optional(),
  /** Between several categories, tags or authors of a column. Default: `|` and `;`. */
  listSeparator: z.string().min(1).max(10).optional(),
  /** Such as `DD.MM.YYYY HH:mm` or `M/D/YY h:mm A`. Default: ISO 8601 and forms with a named month. */
  dateFormat: z.string().min(1).max(60).optional(),
  /** Of times without one, such as `Europe/Berlin`. Default: that of the publication. */
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as America/New_York').optional(),
  /** Values of fields for all rows, such as `"authors": "News desk"`. Rows with a value of their own keep it. */
  constants: z.record(z.string(), z.string()).default({}),
});

/** The mapping file. The dry run writes one with suggestions. */
export const mappingSchema = z.strictObject({
  /** Ids of categories of the source, and what they become. */
  categories: z.record(z.string(), categoryTargetSchema).default({}),
  /** Path of the category of articles without another one. */
  defaultCategory: categoryPathSchema.optional(),
  /** Ids of authors of the source, and the slugs that they get. Authors that are not listed get a slug from their name. */
  authors: z.record(z.string(), authorTargetSchema).default({}),
  /** Address of the old site, for sources that do not name it: Ghost exports, CSV, and some feeds. */
  site: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** For CSV: how the file is read. */
  csv: csvSchema.optional(),
  /** For CSV: which column has which field. `ignore` for none. */
  columns: z.record(z.string(), z.string()).optional(),
  /** What further types of content become, such as custom post types. Types that are not listed are skipped. */
  types: z.record(z.string(), z.enum(['article', 'page', 'skip'])).default({}),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** The mapping without a file. */
export const emptyMapping: Mapping = { categories: {}, authors: {}, types: {} };
