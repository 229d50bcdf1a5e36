import { z } from 'zod';
import { categoryPathSchema, imageSchema, textSchema } from './common.ts';

/** A category stream (§2.2). */
export const categorySchema = z
  .strictObject({
    family: textSchema,
    channel: z.int().positive(),
    section: z.int().positive(),
    name: textSchema,
    path: categoryPathSchema,
    naturalId: z.string(),
    region: textSchema.optional(),
    description: textSchema.optional(),
    /** Header picture of the stream. */
    image: imageSchema.optional(),
  })
  .refine(({ naturalId, channel, section }) => naturalId === `channel_${channel}section_${section}`, {
    path: ['naturalId'],
    message: 'must be channel_N and section_M of the entry itself',
  });
export type ContentCategory = z.infer<typeof categorySchema>;
