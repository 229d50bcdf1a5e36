import type { Brand, HubName } from '@masthead/config';
import type { Link } from '@masthead/design-system';

type HubBrand = Pick<Brand, 'hubs'>;

const hubNames: readonly HubName[] = ['markets', 'sectors', 'bestPractices'];

/** The link to a hub of a brand: the front of a family of categories (§2.1). */
export const getHubLink = ({ hubs }: HubBrand, name: HubName): Link => ({
  title: hubs[name].title,
  url: `/${hubs[name].path}/`,
});

/** Links to the hubs of a brand. */
export const getHubLinks = (brand: HubBrand): readonly Link[] => hubNames.map((name) => getHubLink(brand, name));

/** The hub that lists the stream at a path. Tags and topics have none. */
export const findHub = (brand: HubBrand, path: string): Link | undefined =>
  getHubLinks(brand).find(({ url }) => path.startsWith(url));
