import { toImageId, imageUri } from '../../images/imageId.ts';
import { shapes } from '../../images/shapes.ts';
import { streamPicture } from '../../images/streamPicture.ts';
import { type Category, toCategoryUri, findCategory, getSlug } from '../../queries/categories.ts';
import { listStreamArticles } from '../../queries/streams.ts';
import { stripNul, parsePage } from '../input.ts';
import type { Category as GraphqlCategory, Resolvers } from '../resolvers.generated.ts';

const toGraphqlCategory = (category: Category): GraphqlCategory => ({
  naturalId: category.naturalId,
  name: category.name,
  slug: getSlug(category.path),
  uri: toCategoryUri(category),
  path: category.path,
  channelName: category.channelName,
  sectionName: category.sectionName,
});

/** Returns the header image of a stream. It is decorative, so its alternative text is empty. */
const getHeaderImage = ({ path, image }: Category) => {
  if (image) return { ...image, alt: '' };
  const spec = streamPicture(path);
  return { uri: imageUri(toImageId(spec)), ...shapes[spec.shape ?? 'article'], alt: '' };
};

/** Resolvers of category streams, categories and market groups (SPEC §2.2, §3 Stream, Market group). */
export const streams: Resolvers = {
  Query: {
    getContentStream: async (_, { term, site: siteText, excludeIds, sort, direction, ...paging }, context) => {
      const { page, pageSize, limit, offset } = parsePage(paging);
      const site = await context.site(siteText);
      const category = site && findCategory(await context.categories(site.id), term);
      if (!category) return null;
      const contents = await listStreamArticles(context.db, {
        site,
        categoryId: category.id,
        excludeIds: (excludeIds ?? []).map(stripNul),
        sort: sort ?? 'pubdate',
        direction: direction ?? 'descending',
        limit,
        offset,
        now: context.now,
      });
      return {
        categoryId: category.naturalId,
        name: category.name,
        tieredName:
          category.channelName && category.channelName !== category.name
            ? `${category.channelName}: ${category.name}`
            : category.name,
        description: category.description,
        page,
        pageSize,
        estimate: (await context.streamCount(category.id)) ?? 0,
        h1: category.h1 ?? category.name,
        metaTitle: category.metaTitle,
        metaDescription: category.metaDescription ?? category.description,
        image: getHeaderImage(category),
        contents,
      };
    },
    getCategories: async (_, args, context) => {
      const site = await context.site(args.site);
      return site ? (await context.categories(site.id)).all.map(toGraphqlCategory) : [];
    },
    /** Regions in editorial order. A region without cities is included, because it has a page. */
    getMarketGroups: async (_, args, context) => {
      const site = await context.site(args.site);
      if (!site) return [];
      const markets = (await context.categories(site.id)).all.filter(({ family }) => family === 'markets');
      return markets
        .filter(({ region }) => region === null)
        .map((region) => ({
          title: region.name,
          uri: toCategoryUri(region),
          categories: markets
            .filter((city) => city.region !== null && region.path === `markets/${city.region}`)
            .map((city) => ({ name: city.name, uri: toCategoryUri(city) })),
        }));
    },
  },
};
