import { z } from 'zod';
import { articleSlugSchema, dateSchema, daysSchema, slugSchema, textSchema } from './common.ts';

/** Fields of an indicator that are the same in files and published. Texts are printed as they are written. */
export const indicatorFields = {
  label: textSchema.max(40).describe('What is measured, and where: Net lease cap rate, 15+ years.'),
  value: textSchema.max(16).describe('With its unit: 6.35%.'),
  source: textSchema.max(60),
};
/** The change of an indicator: +0.07 points in a year. */
export const changeSchema = textSchema.max(32);

/** An indicator of the market strip. Its day is relative (`daysAgo`) or absolute (`date`). */
export const indicatorSchema = z
  .strictObject({
    key: slugSchema,
    ...indicatorFields,
    change: changeSchema.optional(),
    daysAgo: daysSchema.optional(),
    date: dateSchema.optional(),
    /** Slug of the article that explains it. */
    article: articleSlugSchema.optional(),
  })
  .refine(({ daysAgo, date }) => (daysAgo === undefined) !== (date === undefined), 'needs either daysAgo or date');
export type ContentIndicator = z.infer<typeof indicatorSchema>;
