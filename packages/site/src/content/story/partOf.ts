import { isOpenAddress, type Brand, type ModuleBrand } from '@masthead/config';
import type { NotedLink } from '@masthead/design-system';
import type { QueryResultOf, ContentError, Result } from '@masthead/graphql-ops';
import { getPackageKind, type PackageKind, toPackageFolder } from './packageKinds';

type PackagesResult = {
  getPackagesForArticle: readonly Pick<
    QueryResultOf<'article-packages'>['getPackagesForArticle'][number],
    'title' | 'packageUrl'
  >[];
};

/** Maximum of packages per story: the issue, a report and a series. */
export const maxPartOf = 3;

/** The kind of the package behind a URL; undefined for issues and unknown packages. */
const findKind = (address: string): PackageKind | undefined => {
  const folder = toPackageFolder(address.split('/')[1]);
  return folder && getPackageKind(folder);
};

/** The kind of the package behind a URL: "Special Report", or the magazine's name. */
const getNote = ({ magazine }: Pick<Brand, 'magazine'>, address: string): { note?: string } => {
  const kind = findKind(address);
  if (kind) return { note: kind.label };
  return address.split('/')[1] === magazine.slug ? { note: magazine.name } : {};
};

/** Links to the packages of a story (§7.1). No story of the newsroom leads readers to a sponsor that chose it. */
export const toPartOf = (
  brand: ModuleBrand & Pick<Brand, 'magazine'>,
  author: PackageKind['author'],
  reply: Result<PackagesResult, ContentError>,
): NotedLink[] =>
  reply.ok
    ? reply.value.getPackagesForArticle
        .filter(({ packageUrl }) => isOpenAddress(brand, packageUrl))
        .filter(({ packageUrl }) => author === 'sponsor' || findKind(packageUrl)?.author !== 'sponsor')
        .map(({ title, packageUrl }) => ({ title, url: packageUrl, ...getNote(brand, packageUrl) }))
    : [];
