import { type Category, type CategoryIndex, findCategory, getSlug, toCategoryUri } from '../../queries/categories.ts';
import { groupByRegion, listFront, listMostRead } from '../../queries/sectionFront.ts';
import { listStreamArticles } from '../../queries/streams.ts';
import type { Context } from '../context.ts';
import { createInputError, inputLimits, parseLimit, parsePage, stripNul } from '../input.ts';
import type { Category as GraphqlCategory, Resolvers } from '../resolvers.generated.ts';
import type { SummaryRow } from '../../queries/rows.ts';
import { listTrending, type TrendingQuery } from '../../trending/listTrending.ts';
import { maxTimeframeHours, parseTimeframe } from '../../trending/views.ts';

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
      const listedIds = [front.leads, ...front.groups.values()].flat().map(({ id }) => id);
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
        mostRead: await listMostRead(context.db, query, listedIds),
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

/** Where a list looks for stories: in a stream, then in the region of a market, then on the whole site. */
const getScopes = (index: CategoryIndex, category: Category): (Category | undefined)[] => {
  const region = index.all.find(({ family, path }) => family === category.family && getSlug(path) === category.region);
  return [category, ...(region ? [region] : []), undefined];
};

/** Lists the trending stories of the first scope, and of the next ones if they are too few, each of them once. */
const listFromScopes = async (
  db: Context['db'],
  scopes: readonly (Category | undefined)[],
  query: Omit<TrendingQuery, 'category'>,
): Promise<SummaryRow[]> => {
  const stories = new Map<number, SummaryRow>();
  for (const category of scopes) {
    if (stories.size >= query.limit) break;
    for (const story of await listTrending(db, { ...query, category }))
      if (stories.size < query.limit) stories.set(story.id, story);
  }
  return [...stories.values()];
};

/** Resolver of the trending list. Default: five articles of four days (§7.1, §9). */
export const trending: Resolvers = {
  Query: {
    getStatsList: async (_, { site: siteText, topic, limit, timeframe }, context) => {
      const maxArticles = parseLimit(limit, 5);
      const hours = parseTimeframe(timeframe ?? '4days');
      if (!hours)
        throw createInputError(
          `timeframe must be a whole number with hours, days or weeks, such as 4days, of at most ${maxTimeframeHours} hours.`,
        );
      const site = await context.site(siteText);
      if (!site) return { trendingArticles: { contents: [] } };
      const isUnfiltered = !topic || topic === '*';
      const index = await context.categories(site.id);
      const category = isUnfiltered ? undefined : findCategory(index, topic);
      if (!isUnfiltered && !category) return { trendingArticles: { contents: [] } };
      const scopes = category ? getScopes(index, category) : [undefined];
      const query = { site, hours, limit: maxArticles, now: context.now };
      return { trendingArticles: { contents: await listFromScopes(context.db, scopes, query) } };
    },
  },
};
