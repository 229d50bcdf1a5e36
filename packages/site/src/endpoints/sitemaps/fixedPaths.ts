import { isOpenAddress, type Brand } from '@masthead/config';
import { getNominationsLink } from '../../screens/recognition/nominationsLink';
import { routes } from '../../routing/routes';
import { getBrandPathValues, withBrandValues } from '../../routing/rules';
import type { RouteDefinition } from '../../routing/types';

type Category = { uri: string };

const isListed = (
  brand: Brand,
  { screen }: RouteDefinition,
  path: string,
  categories: readonly Category[],
): boolean => {
  switch (screen) {
    // Search results, reading lists and the page of menus are not indexed; static pages and the technology center are listed by the
    // content service.
    case 'search':
    case 'saved':
    case 'menu':
    case 'static':
    case 'tech-center':
      return false;
    // The canonical address of the current issue is that of the issue, which is among the packages.
    case 'issue':
      return false;
    case 'nominations':
      return path === getNominationsLink(brand).url;
    case 'newsletters':
      return path === routes.newsletters.path;
    // A hub without streams is left out.
    case 'hub':
      return categories.some(({ uri }) => uri.startsWith(path));
    default:
      return true;
  }
};

/** Paths of the route table without parameters besides values of the brand: home, hubs, lists. */
export const getFixedPaths = (brand: Brand, categories: readonly Category[]): string[] => {
  const values = getBrandPathValues(brand);
  return [
    ...new Set(
      Object.values<RouteDefinition>(routes)
        .map((route) => ({ route, path: withBrandValues(route.path, values) }))
        .filter(({ route, path }) => !path.includes(':') && isListed(brand, route, path, categories))
        .map(({ path }) => path)
        .filter((path) => isOpenAddress(brand, path)),
    ),
  ];
};
