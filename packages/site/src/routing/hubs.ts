import type { Brand, HubName } from '@masthead/config';
import type { Link } from '@masthead/design-system';
import { hubTexts, streamHubTexts } from '@masthead/texts/home';
import { routes } from './routes';

type HubBrand = Pick<Brand, 'hubs' | 'product'>;

/** A page that lists the streams below its address. */
type Hub = Link & {
  description: string;
  /** Family of its categories in the content service. */
  family: string;
  /** Slug of its editorial page. */
  staticSlug?: string;
  /** Title of the streams that are in no group. */
  othersTitle?: string;
  /** Title of its groups with their stories. */
  groupsTitle?: string;
  /** `listed`: without streams too, since menus link to it. */
  whenEmpty?: 'listed';
};

/** The sections of the menu, whose paths a brand can choose. */
const sections = {
  markets: {
    family: 'markets',
    staticSlug: routes.markets.staticSlug,
    othersTitle: hubTexts.beyondRegions,
    groupsTitle: hubTexts.byRegion,
  },
  sectors: { family: 'sectors' },
  bestPractices: { family: 'best-practices', groupsTitle: hubTexts.byTask },
} as const satisfies Record<HubName, Partial<Hub>>;

/** The link to a section of a brand: the front of a family of categories (§2.1). */
export const getHubLink = ({ hubs }: Pick<Brand, 'hubs'>, name: HubName): Link => ({
  title: hubs[name].title,
  url: `/${hubs[name].path}/`,
});

const getSections = (brand: HubBrand): Hub[] =>
  (Object.keys(sections) as HubName[]).map((name) => ({
    ...getHubLink(brand, name),
    ...sections[name],
    description: brand.hubs[name].description,
    whenEmpty: 'listed',
  }));

/** The hubs that every brand has above its other streams: `/tag/`, `/region/` (§2.2). */
const getStreamHubs = ({ product }: HubBrand): Hub[] =>
  (Object.keys(streamHubTexts) as (keyof typeof streamHubTexts)[]).map((name) => {
    const url = routes[name].path.replace(':product', product);
    return { ...streamHubTexts[name], url, family: url.slice(1, -1) };
  });

const getHubs = (brand: HubBrand): Hub[] => [...getSections(brand), ...getStreamHubs(brand)];

export const getHubLinks = (brand: HubBrand): readonly Link[] =>
  getHubs(brand).map(({ title, url }) => ({ title, url }));

/** The hub at an address, or the one that lists the stream there. */
export const findHub = (brand: HubBrand, path: string): Hub | undefined =>
  getHubs(brand).find(({ url }) => path.startsWith(url));
