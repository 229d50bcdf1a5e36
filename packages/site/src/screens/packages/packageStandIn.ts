import type { ScreenParams } from '../../routing/match';
import type { Site } from '../../framework/site';
import { getPackageKind, toPackageFolder } from '../../content/story/packageKinds';
import type { PackageView } from './loadPackage';

/** SPEC §8, Package fetch error: no articles and no navigations. The page stands, says so, and is cached by nobody. */
export const getEmptyPackageView = (_site: Site, { list, package: slug }: ScreenParams): PackageView | undefined => {
  const folder = toPackageFolder(list);
  if (!folder) return undefined;
  return {
    state: 'unavailable',
    folder,
    path: `/${folder}/${String(slug)}/`,
    title: getPackageKind(folder).label,
    sponsors: [],
    stories: [],
    page: 1,
    pages: 1,
    parts: [],
    more: [],
    trending: [],
  };
};
