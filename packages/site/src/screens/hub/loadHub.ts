import type { Link, MarketStripProps } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { hubTitles, type HubRoute } from '../../routing/hubs';
import { routes, type RouteName } from '../../routing/routes';
import type { WireCategories, WireGroups } from '../../content/story/wire';
import { createMarketDataQuery, toMarketData } from '../../content/story/marketData';
import { createEditorialPageQuery, getEditorialPage, type EditorialPage } from '../static/editorialPage';

/** The view of a hub page: groups of category streams (SPEC §2.1, §2.8 markets page in 3 columns). */
export type HubView = {
  path: string;
  route: RouteName;
  title: string;
  description: string;
  groups: { title: string; url?: string; links: Link[] }[];
  marketData?: MarketStripProps;
  /** Editorial content of the page (SPEC §2.3). Its title and excerpt are in the header. */
  editorial?: EditorialPage;
};

type Source = { kind: 'market-groups' } | { kind: 'categories'; family: string };

/** The hubs by their path segment. */
const hubs: Record<string, { route: HubRoute; title: string; description: string; source: Source }> = {
  markets: {
    route: 'markets',
    title: hubTitles.markets,
    description: 'News, analysis and research from every market we cover, by region.',
    source: { kind: 'market-groups' },
  },
  sectors: {
    route: 'sectors',
    title: hubTitles.sectors,
    description: 'Everything we report, sector by sector.',
    source: { kind: 'categories', family: 'sectors' },
  },
  'best-practices': {
    route: 'bestPractices',
    title: hubTitles.bestPractices,
    description: 'How the work is done, and how to do it better.',
    source: { kind: 'categories', family: 'best-practices' },
  },
};

/** Regions with their cities. Markets without cities, such as national news, share one group. */
const groupMarkets = (groups: WireGroups): HubView['groups'] => {
  const regions = groups.filter(({ categories }) => categories.length > 0);
  const others = groups.filter(({ categories }) => categories.length === 0);
  return [
    ...regions.map(({ title, uri, categories }) => ({
      title,
      url: uri,
      links: categories.map(({ name, uri: url }) => ({ title: name, url })),
    })),
    ...(others.length > 0
      ? [{ title: 'Beyond the regions', links: others.map(({ title, uri }) => ({ title, url: uri })) }]
      : []),
  ];
};

const byName = (a: Link, b: Link) => a.title.localeCompare(b.title, 'en');

/** Categories of one family in alphabetical order, as one group. */
const groupCategories = (categories: WireCategories, family: string, title: string): HubView['groups'] => [
  {
    title: `All ${title.toLowerCase()}`,
    links: categories
      .filter(({ uri }) => uri.startsWith(`/${family}/`))
      .map(({ name, uri }) => ({ title: name, url: uri }))
      .toSorted(byName),
  },
];

/** Loads a hub: /markets/, /sectors/ or /best-practices/ (SPEC §2.1). */
export const loadHub = async (site: Site, { hub }: { hub?: string | string[] }): Promise<PageResult<HubView>> => {
  const definition = typeof hub === 'string' && Object.hasOwn(hubs, hub) ? hubs[hub] : undefined;
  if (!definition) return notFound;
  const { route, title, description, source } = definition;
  const head = { path: `/${hub}/`, route, title, description };
  if (source.kind === 'market-groups') {
    const { groups, page, marketData } = await site.content.query({
      route: 'hub',
      parts: {
        groups: createQuery('market-groups', { site: site.brand.site }),
        marketData: createMarketDataQuery(site.brand.site),
        page: createEditorialPageQuery(site, routes.markets.staticSlug),
      },
    });
    if (!groups.ok) return groups;
    const editorial = getEditorialPage(page);
    return found({
      ...head,
      ...(editorial && { title: editorial.title, description: editorial.excerpt ?? description, editorial }),
      ...toMarketData(marketData),
      groups: groupMarkets(groups.value.getMarketGroups),
    });
  }
  const { categories, marketData } = await site.content.query({
    route: 'hub',
    parts: {
      categories: createQuery('categories', { site: site.brand.site }),
      marketData: createMarketDataQuery(site.brand.site),
    },
  });
  return categories.ok
    ? found({
        ...head,
        ...toMarketData(marketData),
        groups: groupCategories(categories.value.getCategories, source.family, title),
      })
    : categories;
};
