import { type Category, toCategoryUri, findCategory, getSlug } from '../../queries/categories.ts';
import { groupByRegion, listFront, listMostRead } from '../../queries/sectionFront.ts';
import { listStreamArticles } from '../../queries/streams.ts';
import type { Context } from '../context.ts';
import { inputLimits, parseLimit, parsePage, stripNul } from '../input.ts';
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
const getHeaderImage = ({ image }: Category) => image && { ...image, alt: '' };

/** Counts the published articles of a category. The counts of one request are one query. */
const countArticles = async (context: Context, { id }: Category): Promise<number> =>
  (await context.streamCount(id)) ?? 0;

/** Resolvers of category streams, categories, market groups (§2.2, §3) and section fronts. */
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
        estimate: await countArticles(context, category),
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
      const { all } = await context.categories(site.id);
      return groupByRegion(all, 'markets').map(({ category: region, members }) => ({
        title: region.name,
        uri: toCategoryUri(region),
        categories: members.map((city) => ({ name: city.name, uri: toCategoryUri(city) })),
      }));
    },
    getSectionFront: async (_, { site: siteText, family: familyText, limit, groupLimit }, context) => {
      const site = await context.site(siteText);
      if (!site) return null;
      const family = stripNul(familyText);
      const index = await context.categories(site.id);
      const groups = groupByRegion(index.all, family);
      if (groups.length === 0) return null;
      const query = {
        site,
        index,
        family,
        groups,
        limit: parseLimit(limit, 5),
        groupLimit: groupLimit ? parseLimit(groupLimit, 1, inputLimits.groupStories) : 0,
        now: context.now,
      };
      const front = await listFront(context.db, query);
      const shown = [front.leads, ...front.groups.values()].flat().map(({ id }) => id);
      const categories = groups.flatMap(({ category, members }) => [category, ...members]);
      const counts = new Map(
        await Promise.all(
          categories.map(async (category) => [category, await countArticles(context, category)] as const),
        ),
      );
      const toSection = (category: Category) => ({
        uri: toCategoryUri(category),
        estimate: counts.get(category) ?? 0,
      });
      return {
        leads: front.leads,
        mostRead: await listMostRead(context.db, query, shown),
        groups: groups.map(({ category, members }) => ({
          ...toSection(category),
          title: category.name,
          description: category.description,
          stories: front.groups.get(category.id) ?? [],
          categories: members.map((member) => ({ ...toSection(member), name: member.name })),
        })),
      };
    },
  },
};
