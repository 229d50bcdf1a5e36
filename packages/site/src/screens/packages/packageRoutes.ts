import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import type { PackageFolder } from '../../content/story/packageKinds';

/** The route of a single package by the first part of its address. */
export const packageRoutes: Readonly<Record<PackageFolder, RouteDefinition>> = {
  'instant-insights': routes.insight,
  'special-reports': routes.specialReport,
  'thought-leaders': routes.thoughtLeader,
  'sponsored-content': routes.sponsoredContent,
};
