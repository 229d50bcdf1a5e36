import type { Link } from '@masthead/design-system';
import { ask } from '@masthead/graphql-ops';
import { found, notFound, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import type { WireCategories, WireGroups } from '../../story/wire';

/** A hub page: groups of category streams (SPEC §2.1, §2.8 markets page in 3 columns). */
export type HubView = { path: string; title: string; description: string; groups: { title: string; url?: string; links: Link[] }[] };

type Source = { kind: 'market-groups' } | { kind: 'categories'; family: string };

/** The hubs: which categories each lists, and what a reader is told. */
const hubs: Record<string, { title: string; description: string; source: Source }> = {
  markets: { title: 'Markets', description: 'News, deals and research from every market we cover, by region.', source: { kind: 'market-groups' } },
  sectors: { title: 'Sectors', description: 'What is bought, built and leased, by kind of property.', source: { kind: 'categories', family: 'sectors' } },
  'best-practices': { title: 'Best Practices', description: 'How the work is done: leasing, financing, managing and selling.', source: { kind: 'categories', family: 'best-practices' } },
};

const fromMarkets = (groups: WireGroups): HubView['groups'] =>
  groups.map(({ title, uri, categories }) => ({ title, url: uri, links: categories.map(({ name, uri: url }) => ({ title: name, url })) }));

const byName = (a: Link, b: Link) => a.title.localeCompare(b.title, 'en');

/** Categories of one family in alphabetical order: one group, laid out in columns. */
const fromCategories = (categories: WireCategories, family: string, title: string): HubView['groups'] => [
  { title: `All ${title.toLowerCase()}`, links: categories.filter(({ uri }) => uri.startsWith(`/${family}/`)).map(({ name, uri }) => ({ title: name, url: uri })).toSorted(byName) },
];

/** SPEC §2.1: /markets/, /sectors/ and /best-practices/. */
export const loadHub = async (site: Site, { hub }: { hub?: string | string[] }): Promise<PageResult<HubView>> => {
  const definition = typeof hub === 'string' && Object.hasOwn(hubs, hub) ? hubs[hub] : undefined;
  if (!definition) return notFound;
  const { title, description, source } = definition;
  const head = { path: `/${hub}/`, title, description };
  if (source.kind === 'market-groups') {
    const { groups } = await site.content.query({ route: 'hub', parts: { groups: ask('market-groups', { site: site.brand.site }) } });
    return groups.ok ? found({ ...head, groups: fromMarkets(groups.value.getMarketGroups) }) : groups;
  }
  const { categories } = await site.content.query({ route: 'hub', parts: { categories: ask('categories', { site: site.brand.site }) } });
  return categories.ok ? found({ ...head, groups: fromCategories(categories.value.getCategories, source.family, title) }) : categories;
};
