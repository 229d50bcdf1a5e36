import { z } from 'zod';
import { linkSchema } from '../../files/schema/common.ts';
import { changeSchema, indicatorFields } from '../../files/schema/sites.ts';
import { publicationFields } from '../fields.ts';
import { defineRowKind, isVisible, type Kind, slugRow } from '../kind.ts';
import { headerPages } from '@masthead/content-rules/pictures';
import { toJson } from '../../../db/write/upsert.ts';
import { pictureSchema } from '../picture.ts';
import { houseAdTexts } from '../../files/schema/pages.ts';
import { findArticleIds, listCategories } from '../references.ts';
import { siteTrendingList } from '../../queries/pinnedArticles.ts';
import { articleIdSchema, findArticleIssues } from './articleReferences.ts';

const indicatorInput = z.strictObject({
  ...publicationFields,
  ...indicatorFields,
  change: changeSchema.nullish().describe('With its period: +0.07 points in a year.'),
  asOf: z.iso.date(),
  uri: linkSchema.nullish().describe('Path of the page that explains it.'),
  position: z.int32().min(0).default(0),
});

export const indicator = defineRowKind({
  schema: indicatorInput,
  ...slugRow,
  keyExample: 'net-lease-cap-rate',
  table: 'marketIndicators',
  tags: () => ['market-indicators'],
  toRow: ({ input }, { typeset, typesetOrNull }) => ({
    position: input.position,
    label: typeset(input.label),
    value: typeset(input.value),
    change: typesetOrNull(input.change),
    source: typeset(input.source),
    asOf: input.asOf,
    uri: input.uri ?? null,
  }),
});

const headerPictureInput = z.strictObject({ ...publicationFields, image: pictureSchema });

/** Pictures in the headers of pages that are no content themselves, such as the list of events. The page is the key. */
export const headerPicture = defineRowKind({
  schema: headerPictureInput,
  isKey: (key) => headerPages.some((page) => page === key),
  keyExample: 'events',
  table: 'headerPictures',
  by: ['page'],
  tags: ({ key }) => [`header-picture:${key}`],
  toRow: ({ key, input }, { toImage }) => {
    const image = toImage(input.image);
    if (!image) throw new Error(`The header picture of ${key} has no image.`);
    return { image: toJson(image) };
  },
});

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
  tags: () => [],
  toRow: ({ key, input }, { toImage, typeset }) => {
    const image = toImage(input.image);
    if (!image) throw new Error(`The house ad ${key} has no picture.`);
    return {
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

const trendingListInput = z.strictObject({
  ...publicationFields,
  articles: z.array(articleIdSchema).max(20).describe('Articles in order. The most read ones follow.'),
});
type TrendingListInput = z.infer<typeof trendingListInput>;

/** The top of a trending list. The key is `site`, the family of a section's front, or the path of a category. */
export const trendingList: Kind<TrendingListInput> = {
  schema: trendingListInput,
  isKey: (key) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(key),
  keyExample: 'site',
  tags: ({ key }) =>
    key === siteTrendingList ? ['type:trending-articles'] : ['type:trending-articles', 'type:section-front'],
  check: async ({ key, input }, { site }, { db }) => {
    const categories = await listCategories(db, site.id);
    const isKnown = key === siteTrendingList || categories.some(({ path, family }) => key === path || key === family);
    return [
      ...(isKnown
        ? []
        : [{ path: 'key', message: `no category or family "${key}". The list of the whole site is "site"` }]),
      ...findArticleIssues(input.articles, await findArticleIds(db, site.id, input.articles)),
    ];
  },
  write: async ({ db, addTags }, { site }, items) => {
    const ids = await findArticleIds(
      db,
      site.id,
      items.flatMap(({ input }) => input.articles),
    );
    for (const item of items) {
      const { key, input } = item;
      await db.deleteFrom('trendingPositions').where('siteId', '=', site.id).where('list', '=', key).execute();
      if (!isVisible(item)) continue;
      const rows = input.articles.flatMap((naturalId, position) => {
        const articleId = ids.get(naturalId);
        return articleId === undefined ? [] : [{ siteId: site.id, list: key, position, articleId }];
      });
      if (rows.length > 0) await db.insertInto('trendingPositions').values(rows).execute();
      addTags(trendingList.tags(item));
    }
  },
  remove: async ({ deleteRow }, { site }, key) => {
    await deleteRow('trendingPositions', { siteId: site.id, list: key });
  },
};
