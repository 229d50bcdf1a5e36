import { headerPages } from '@masthead/content-rules/pictures';
import { z } from 'zod';
import { imageSchema } from './common.ts';

/** The picture in the header of a page, such as that of all events. */
export const headerPictureSchema = z.strictObject({
  /** The first segment of the page's path. */
  page: z.enum(headerPages),
  image: imageSchema,
});
