import { toIsoDateTime } from '../../publications/dates.ts';
import { type CategoryIndex, findCategory } from '../../queries/categories.ts';
import {
  findHeaderPicture,
  findStaticPage,
  listArticleIndex,
  listNewsletters,
  listPromotions,
  listStaticPages,
  parseIndexCursor,
  type IndicatorTopic,
  listMarketIndicators,
} from '../../queries/pages.ts';
import { createInputError, stripNul, inputLimits, parseLimit } from '../input.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { toArticleUri } from './content.ts';

/** A topic of indicators is a category, or the family of their stories' primary categories. */
const toIndicatorTopic = (index: CategoryIndex, topic: string): IndicatorTopic => {
  const category = findCategory(index, topic);
  return category
    ? { listedIn: category.id }
    : { primaryIn: index.all.filter(({ family }) => family === topic).map(({ id }) => id) };
};

export const market: Resolvers = {
  Query: {
    getMarketIndicators: async (_, args, context) => {
      const site = await context.site(args.site);
      if (!site) return [];
      const topic = stripNul(args.topic ?? '');
      const index = topic ? await context.categories(site.id) : undefined;
      return listMarketIndicators(context.db, site, index && toIndicatorTopic(index, topic));
    },
  },
};

/** Resolvers of static pages, promotional listings, newsletters and the article index (§2.3, §3, §7.1). */
export const pages: Resolvers = {
  Query: {
    getStaticPage: async (_, { brandShortName, slug }, context) => {
      const site = await context.site(brandShortName);
      return (site && (await findStaticPage(context.db, site, slug))) ?? null;
    },
    getStaticPages: async (_, { brandShortName }, context) => {
      const site = await context.site(brandShortName);
      if (!site) return [];
      return (await listStaticPages(context.db, site)).map(({ settings, ...page }) => ({
        ...page,
        noIndexNoFollow: settings.noIndexNoFollow,
      }));
    },
    getHeaderPicture: async (_, { site: siteText, page }, context) => {
      const site = await context.site(siteText);
      return (site && (await findHeaderPicture(context.db, site, stripNul(page)))?.image) ?? null;
    },
    getPromotionalListings: async (_, { site: siteText, page, showDefault }, context) => {
      const site = await context.site(siteText);
      return site
        ? listPromotions(context.db, site, stripNul(page), showDefault === false ? 'to-nothing' : 'to-default')
        : [];
    },
    getNewsletterDetails: async (_, args, context) => {
      const site = await context.site(args.site);
      return site ? listNewsletters(context.db, site) : [];
    },
    getArticleIndex: async (_, { site: siteText, after, limit }, context) => {
      const maxEntries = parseLimit(limit, 500, inputLimits.index);
      const cursor = after ? parseIndexCursor(after) : undefined;
      if (after && !cursor) throw createInputError('after must be the nextAfter of an earlier response.');
      const site = await context.site(siteText);
      if (!site) return { entries: [], nextAfter: null };
      const { rows, nextAfter } = await listArticleIndex(context.db, site, context.now, cursor, maxEntries);
      const entries = rows.map(({ naturalId, title, presentedBy, pubDate, modifiedDate }) => ({
        uri: toArticleUri({ naturalId }),
        naturalId,
        title,
        presentedBy,
        pubDate: toIsoDateTime(pubDate, site.timeZone),
        modifiedDate: modifiedDate && toIsoDateTime(modifiedDate, site.timeZone),
      }));
      return { entries, nextAfter };
    },
  },
};
