import { z } from 'zod';
import { houseAdTexts } from '../../files/schema/pages.ts';
import { toJson } from '../../../db/write/upsert.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, noReferences, slugRow } from '../kind.ts';
import { pictureSchema } from '../picture.ts';

const houseAdInput = z.strictObject({
  ...publicationFields,
  ...houseAdTexts,
  image: pictureSchema.refine(
    ({ media, url }) => media !== undefined || url?.startsWith('/images/') === true,
    'must be an uploaded picture, or a path of the image service',
  ),
  position: z.int32().min(0).default(0).describe('Place in the rotation.'),
});

/** House ads replace those of the file in `house-ads/`. No page contains them: they are loaded after it. */
export const houseAd = defineRowKind({
  schema: houseAdInput,
  ...slugRow,
  keyExample: 'morning-newsletter',
  table: 'houseAds',
  loadReferences: noReferences,
  tags: () => [],
  toRow: ({ key, input }, { site, toImage, typeset }) => {
    const image = toImage(input.image);
    if (!image) throw new Error(`The house ad ${key} has no picture.`);
    return {
      siteId: site.id,
      slug: key,
      position: input.position,
      tone: input.tone,
      kicker: typeset(input.kicker),
      title: typeset(input.title),
      short: typeset(input.short),
      text: typeset(input.text),
      action: typeset(input.action),
      url: input.url,
      image: toJson(image),
    };
  },
});
