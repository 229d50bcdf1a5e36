import type { Picture } from '@masthead/design-system';
import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { toDecorativePicture, toHeroPicture } from './picture';

/** The header picture of a route, to spread into the header's props (SPEC §2.6 hero image, §2.8 page header). */
export const getRouteHero = (name: RouteName): { picture?: Picture } => {
  const { heroImage }: RouteDefinition = routes[name];
  const picture = heroImage ? toDecorativePicture({ uri: heroImage }) : undefined;
  return picture ? { picture: toHeroPicture(picture) } : {};
};
