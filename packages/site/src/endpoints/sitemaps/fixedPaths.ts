import { isOpenAddress, type Brand } from '@masthead/config';
import { fillPath } from '../../routing/href';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

type Category = { uri: string };

const isListed = ({ screen, path }: RouteDefinition, categories: readonly Category[]): boolean => {
  switch (screen) {
    // Search results, reading lists and the page of menus are not indexed; static pages and the technology center are listed by the
    // content service.
    case 'search':
    case 'saved':
    case 'menu':
    case 'static':
    case 'tech-center':
      return false;
    case 'newsletters':
      return path === routes.newsletters.path;
    // A hub without streams is left out.
    case 'hub':
      return categories.some(({ uri }) => uri.startsWith(path));
    default:
      return true;
  }
};

/** Product and magazine of a brand are fixed parameters; paths with any other parameter are not listed here. */
const isFixed = ({ path }: RouteDefinition): boolean => !path.replace(/:(?:product|magazine)\b/g, '').includes(':');

/** Paths of the route table without content parameters: home, hubs, lists. */
export const getFixedPaths = (brand: Brand, categories: readonly Category[]): string[] => [
  ...new Set(
    Object.values<RouteDefinition>(routes)
      .filter((route) => isFixed(route) && isListed(route, categories))
      .map(({ path }) => fillPath(path, { product: brand.product, magazine: brand.magazine.slug }))
      .filter((path) => isOpenAddress(brand, path)),
  ),
];
