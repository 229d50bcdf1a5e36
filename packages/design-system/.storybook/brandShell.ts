import type { BrandShell } from '../src/examples/storyBrand';
import type { LogoImage } from '../src/types/navigation';
import type { Link } from '../src/types/story';

/** The parts of `apps/<brand>/brand.ts` that stories use. Its schema is in a package that components do not import. */
export type BrandData = {
  name: string;
  origin: string;
  language: string;
  logos: Readonly<Record<'masthead' | 'print', LogoImage>>;
  header: { variant: BrandShell['header']; searchBox: BrandShell['searchBox'] };
  menu: { topNavs: readonly Link[]; moreToExplore: readonly Link[] };
};

/** How the site converts a brand to the props of its header, drawer and footer (`packages/site/src/shell/layout`). */
type SiteShell = {
  getBrokerExpoLink: (brand: BrandData) => BrandShell['extra'];
  toMainMenus: (brand: BrandData) => BrandShell['menus'];
  toUserArea: (brand: BrandData) => BrandShell['user'];
  toAlternateAccount: (brand: BrandData) => BrandShell['alternateAccount'];
  toDrawerAccount: (brand: BrandData) => BrandShell['drawerAccount'];
  toDrawerContent: (brand: BrandData, stories: object, now: Date) => BrandShell['drawer'];
  toFooter: (brand: BrandData, now: Date) => BrandShell['footer'];
};

/* Read as the brands are, because the site depends on this package. */
const modules = import.meta.glob<Partial<SiteShell>>(
  '../../site/src/shell/layout/{headerLinks,drawerContent,footerContent}.ts',
  { eager: true },
);
const site = Object.assign({}, ...Object.values(modules)) as SiteShell;

/** The year of the copyright in pictures of stories. */
const now = new Date('2026-11-21T12:00:00Z');

/** The shell that the pages of a brand have. `toUrl` returns the URL of a file in the public folder of its app. */
export const toShell = (brand: BrandData, toUrl: (file: string) => string): BrandShell => {
  const extra = site.getBrokerExpoLink(brand);
  const footer = site.toFooter(brand, now);
  return {
    header: brand.header.variant,
    searchBox: brand.header.searchBox,
    ...(extra && { extra }),
    topLinks: brand.menu.topNavs,
    menus: site.toMainMenus(brand),
    secondary: brand.menu.moreToExplore,
    user: site.toUserArea(brand),
    alternateAccount: site.toAlternateAccount(brand),
    drawerAccount: site.toDrawerAccount(brand),
    drawer: site.toDrawerContent(brand, {}, now),
    footer: {
      ...footer,
      logos: footer.logos.map(({ image, ...logo }) => ({ ...logo, image: { ...image, src: toUrl(image.src) } })),
    },
  };
};
