import { isOpenByRules, type AddressRule } from './addressRules.ts';

/** A module of a site: its addresses and what else depends on it. */
type ModuleDefinition = {
  /** Beginnings of its addresses, without site prefixes (§2.1). `:magazine`, `:markets`, `:sectors` are the brand's. */
  addresses: readonly string[];
  /** Facet of the search. */
  facet?: string;
  /** Beginning of the names of its forms. */
  forms?: string;
};

/** What a brand can leave out (`hiddenModules`): routes, documents, menus, site maps, facets, forms and links. */
const siteModules = {
  markets: { addresses: ['/:markets/'], facet: 'market' },
  sectors: { addresses: ['/:sectors/'], facet: 'sector' },
  'tech-center': { addresses: ['/cre-tech-center/', '/static/cre-tech-center-partners/'] },
  recognition: { addresses: ['/recognition/'] },
  nominations: { addresses: ['/nomination/'], forms: 'nominate-' },
  magazine: { addresses: ['/:magazine/', '/editorial-calendar/'] },
  podcasts: { addresses: ['/podcastcenter/'] },
  webcasts: { addresses: ['/webcasts/'] },
  events: { addresses: ['/events/'], forms: 'event-registration' },
  resources: { addresses: ['/resources/'], forms: 'white-paper-' },
  partners: { addresses: ['/resources/partners/', '/company-resources/'] },
  deals: { addresses: ['/deals/', '/deals.csv'] },
  /** Saved stories and followed pages. Hidden with another login flow, whose accounts have no reading list here. */
  'reading-list': { addresses: ['/saved/'] },
  /** The offer page. Hidden without plans (`store.plans`). */
  subscribe: { addresses: ['/subscribe/'] },
} as const satisfies Record<string, ModuleDefinition>;

/** Name of a module. */
export type SiteModule = keyof typeof siteModules;

/** Names of all modules. */
export const siteModuleNames = Object.keys(siteModules) as [SiteModule, ...SiteModule[]];

/** The fields of a brand that decide which addresses it has. */
export type ModuleBrand = {
  hiddenModules: readonly SiteModule[];
  magazine: { slug: string };
  hubs: Readonly<Record<'markets' | 'sectors', { path: string }>>;
  pathPrefix: string;
  resourcePrefixes: readonly { pathPrefix: string }[];
};

/** The beginnings of a module's addresses with the brand's values in them. */
export const getModuleAddresses = (
  { magazine, hubs }: Pick<ModuleBrand, 'magazine' | 'hubs'>,
  name: SiteModule,
): string[] =>
  siteModules[name].addresses.map((address) =>
    address
      .replace(':magazine', magazine.slug)
      .replace(':markets', hubs.markets.path)
      .replace(':sectors', hubs.sectors.path),
  );

/** An address with the prefixes that pages of partners may have (§2.1); `:site` is any in the route table. */
const withSitePrefixes = ({ pathPrefix, resourcePrefixes }: ModuleBrand, address: string): string[] =>
  /^\/(?:company-)?resources\//.test(address)
    ? [
        address,
        ...[':site', pathPrefix, ...resourcePrefixes.map((site) => site.pathPrefix)].map(
          (site) => `/${site}${address}`,
        ),
      ]
    : [address];

/** The beginnings of all modules' addresses, the longest first. */
const listStarts = (brand: ModuleBrand): { name: SiteModule; start: string }[] =>
  siteModuleNames
    .flatMap((name) =>
      getModuleAddresses(brand, name)
        .flatMap((address) => withSitePrefixes(brand, address))
        .map((start) => ({ name, start })),
    )
    .toSorted((a, b) => b.start.length - a.start.length);

/** The module of a path; undefined for pages that every brand has. */
export const findModule = (brand: ModuleBrand, path: string): SiteModule | undefined =>
  listStarts(brand).find(({ start }) => path.startsWith(start))?.name;

/** Whether the brand has the module. */
export const hasModule = (brand: Pick<ModuleBrand, 'hiddenModules'>, name: SiteModule): boolean =>
  !brand.hiddenModules.includes(name);

/** The rules by which paths belong to the brand; none where it has all modules. */
export const getAddressRules = (brand: ModuleBrand): AddressRule[] =>
  brand.hiddenModules.length === 0
    ? []
    : listStarts(brand).map(({ name, start }) => ({ start, isOpen: hasModule(brand, name) }));

/** Whether an address leads to something that the brand has; true for every other site. */
export const isOpenAddress = (brand: ModuleBrand, address: string): boolean =>
  isOpenByRules(getAddressRules(brand), address);

/** The links that lead to something that the brand has. */
export const filterOpenLinks = <Link extends { url: string }>(brand: ModuleBrand, links: readonly Link[]): Link[] =>
  links.filter(({ url }) => isOpenAddress(brand, url));

/** Whether a search facet or a form is part of a hidden module. */
export const isHiddenPart = (
  { hiddenModules: hidden }: Pick<ModuleBrand, 'hiddenModules'>,
  part: { facet: string } | { form: string },
): boolean =>
  hidden.some((name) => {
    const { facet, forms }: ModuleDefinition = siteModules[name];
    return 'facet' in part ? facet === part.facet : forms !== undefined && part.form.startsWith(forms);
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const countLinks = (part: unknown): number =>
  isRecord(part)
    ? [part.links, part.groups].reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
    : 0;

/** Removes links to hidden modules at any depth, and what then has none. Menus keep their type. */
export const withoutHiddenLinks = <Part>(brand: ModuleBrand, part: Part): Part => {
  if (brand.hiddenModules.length === 0) return part;
  const reduce = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.flatMap((entry: unknown) => {
        if (isRecord(entry) && typeof entry.url === 'string' && !isOpenAddress(brand, entry.url)) return [];
        const reduced = reduce(entry);
        return countLinks(entry) > 0 && countLinks(reduced) === 0 ? [] : [reduced];
      });
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reduce(entry)]))
      : value;
  };
  return reduce(part) as Part;
};
