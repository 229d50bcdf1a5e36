import { z } from 'zod';
import { textSchema } from './common.ts';

/** A path of the site. */
export const sitePathSchema = z.string().regex(/^\/[\w./?=#-]*$/);

/** The texts of a house ad, in the file and in the content API. */
export const houseAdTexts = {
  tone: z.enum(['paper', 'tint', 'dark', 'accent']),
  kicker: textSchema,
  title: textSchema,
  short: textSchema.max(40).describe('Text for one-line layouts.'),
  text: textSchema,
  action: textSchema,
  url: sitePathSchema,
};
