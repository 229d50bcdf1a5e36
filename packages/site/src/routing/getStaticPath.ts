import type { Brand } from '@masthead/config';
import { routes } from './routes';
import { getBrandPathValues, withBrandValues } from './rules';
import type { RouteDefinition } from './types';

/** The path of a static page of a brand: that of its route, or one below /static/. */
export const getStaticPath = (brand: Brand, slug: string): string => {
  const route = Object.values<RouteDefinition>(routes).find(({ staticSlug }) => staticSlug === slug);
  return route ? withBrandValues(route.path, getBrandPathValues(brand)) : `/static/${slug}/`;
};
