import { routes } from '../../routes/routes';
import type { RouteDefinition } from '../../routes/types';
import type { PackageFolder } from './kinds';

/** The route of a single package by the first part of its address. */
export const packageRoutes: Readonly<Record<PackageFolder, RouteDefinition>> = {
  'instant-insights': routes.insight,
  'special-reports': routes.specialReport,
  'thought-leaders': routes.thoughtLeader,
  'sponsored-content': routes.sponsoredContent,
};
