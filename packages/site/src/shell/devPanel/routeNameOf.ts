import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

/** The name of the first route of the table that an address fits; the brand's words stand for `:product` and `:magazine`. */
export const routeNameOf = (
  address: string,
  { product, magazine }: { product: string; magazine: string },
): RouteName | undefined => {
  const fits = ({ path, params }: RouteDefinition): boolean => {
    const pattern = path
      .replaceAll(':product', product)
      .replaceAll(':magazine', magazine)
      .replace(/:([a-z]+)/gi, (_, name: string) => params?.[name] ?? '[^/]+');
    return new RegExp(`^${pattern}$`).test(address);
  };
  return (Object.keys(routes) as RouteName[]).find((name) => fits(routes[name]));
};
