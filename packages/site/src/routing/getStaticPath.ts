import { routes } from './routes';
import type { RouteDefinition } from './types';

/** The path of a static page: that of its route, or one below /static/. */
export const getStaticPath = (slug: string): string =>
  Object.values<RouteDefinition>(routes).find((route) => route.staticSlug === slug)?.path ?? `/static/${slug}/`;
