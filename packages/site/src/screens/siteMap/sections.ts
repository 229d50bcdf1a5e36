import { isOpenAddress, type Brand, type ModuleBrand } from '@masthead/config';
import type { Link } from '@masthead/design-system';
import { siteMapTexts } from '@masthead/texts/siteMap';
import { href } from '../../routing/href';
import { getHubLinks } from '../../routing/hubs';
import type { routes, RouteName } from '../../routing/routes';

type FixedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[RouteName];

type ListedSection = { group: 'site' | 'partners'; title: string };
type Omission = 'hub' | 'editorial page' | 'another address' | 'not listed';

/** The entry of each fixed route (§2.1), or why it has none. The compiler reports routes that are missing here. */
const siteMapEntries: Readonly<Record<FixedRouteName, ListedSection | Omission>> = {
  home: { group: 'site', title: siteMapTexts.home },
  techCenter: { group: 'site', title: siteMapTexts.techCenter },
  insights: { group: 'site', title: siteMapTexts.insights },
  specialReports: { group: 'site', title: siteMapTexts.reports },
  thoughtLeaders: { group: 'site', title: siteMapTexts.leaders },
  deals: { group: 'site', title: siteMapTexts.deals },
  podcasts: { group: 'site', title: siteMapTexts.podcasts },
  webcasts: { group: 'site', title: siteMapTexts.webcasts },
  events: { group: 'site', title: siteMapTexts.events },
  editorialCalendar: { group: 'site', title: siteMapTexts.editorialCalendar },
  nominations: { group: 'site', title: siteMapTexts.nominations },
  newsletters: { group: 'site', title: siteMapTexts.newsletters },
  subscribe: { group: 'site', title: siteMapTexts.subscribe },
  search: { group: 'site', title: siteMapTexts.search },
  resources: { group: 'partners', title: siteMapTexts.resources },
  companyResources: { group: 'partners', title: siteMapTexts.partners },
  resourcePartners: { group: 'partners', title: siteMapTexts.fromPartners },
  partnerVideos: { group: 'partners', title: siteMapTexts.partnerVideos },
  tags: 'hub',
  regions: 'hub',
  onDemand: 'hub',
  regulatedMedia: 'hub',
  sponsorChannels: 'hub',
  recognition: 'another address',
  prefixedNewsletters: 'another address',
  prefixedRainmakers: 'another address',
  prefixedAskTheExperts: 'another address',
  feedsPage: 'editorial page',
  rainmakers: 'editorial page',
  askTheExperts: 'editorial page',
  siteMap: 'not listed',
  saved: 'not listed',
  menu: 'not listed',
};

const getGroupLinks = (brand: ModuleBrand, group: ListedSection['group']): Link[] =>
  (Object.entries(siteMapEntries) as [FixedRouteName, ListedSection | Omission][]).flatMap(([name, entry]) =>
    typeof entry === 'object' && entry.group === group && isOpenAddress(brand, href(name, {}))
      ? [{ title: entry.title, url: href(name, {}) }]
      : [],
  );

/** Home, hubs, then the others, without hubs that have no streams and a tech center without its page. */
export const getOpenSections = (
  brand: ModuleBrand & Pick<Brand, 'hubs' | 'product'>,
  categories: readonly { uri: string }[],
  pages: readonly { path: string; title: string }[],
): Link[] => {
  const [home, ...others] = getGroupLinks(brand, 'site');
  const hubs = getHubLinks(brand).filter(
    (link) => isOpenAddress(brand, link.url) && categories.some(({ uri }) => uri.startsWith(link.url)),
  );
  return [
    ...(home ? [home] : []),
    ...hubs,
    ...others.flatMap((link) =>
      link.url === href('techCenter', {})
        ? pages.filter(({ path }) => path === link.url).map(({ title }) => ({ ...link, title }))
        : [link],
    ),
  ];
};

export const getPartnerSections = (brand: ModuleBrand): Link[] => getGroupLinks(brand, 'partners');
