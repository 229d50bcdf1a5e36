import type { Picture } from '@masthead/design-system';
import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { toDecoration, toHeroPicture } from './picture';

/** The picture of a page's header, where its route has one (SPEC §2.6 hero image, §2.8 page header): to be spread into the header. */
export const routeHero = (name: RouteName): { picture?: Picture } => {
  const { heroImage }: RouteDefinition = routes[name];
  const picture = heroImage ? toDecoration({ uri: heroImage }) : undefined;
  return picture ? { picture: toHeroPicture(picture) } : {};
};
