import type { Brand } from '@masthead/config';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

type Category = { uri: string };

const isOpen = ({ screen, path }: RouteDefinition, categories: readonly Category[]): boolean => {
  switch (screen) {
    // Search results and the menus are for people; static pages, and the technology center that is made from one, are listed from what the content service has.
    case 'search':
    case 'menu':
    case 'static':
    case 'tech-center':
      return false;
    // A brand without a family of streams has no hub worth finding.
    case 'hub':
      return categories.some(({ uri }) => uri.startsWith(path));
    default:
      return true;
  }
};

/** What a brand calls its product and its magazine is known; any other parameter makes an address one of many. */
const isFixed = ({ path }: RouteDefinition): boolean => !path.replace(/:(?:product|magazine)\b/g, '').includes(':');

/** The addresses of the route table that stand by themselves: home, hubs, lists. */
export const fixedAddresses = (brand: Brand, categories: readonly Category[]): string[] => [
  ...new Set(
    Object.values<RouteDefinition>(routes)
      .filter((route) => isFixed(route) && isOpen(route, categories))
      .map(({ path }) => fillPath(path, { product: brand.product, magazine: brand.magazine.slug })),
  ),
];
