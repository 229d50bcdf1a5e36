import { headerPages } from '@masthead/content-rules/pictures';
import { z } from 'zod';
import { toJson } from '../../../db/write/upsert.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, noReferences } from '../kind.ts';
import { pictureSchema } from '../picture.ts';

const headerPictureInput = z.strictObject({ ...publicationFields, image: pictureSchema });

/** Pictures in the headers of pages that are no content themselves, such as the list of events. The page is the key. */
export const headerPicture = defineRowKind({
  schema: headerPictureInput,
  isKey: (key) => headerPages.some((page) => page === key),
  keyExample: 'events',
  table: 'headerPictures',
  by: ['page'],
  toKeyColumns: (page) => ({ page }),
  loadReferences: noReferences,
  tags: ({ key }) => [`header-picture:${key}`],
  toRow: ({ key, input }, { site, toImage }) => {
    const image = toImage(input.image);
    if (!image) throw new Error(`The header picture of ${key} has no image.`);
    return { siteId: site.id, page: key, image: toJson(image) };
  },
});
