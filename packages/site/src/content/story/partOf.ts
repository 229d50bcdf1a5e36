import type { Brand } from '@masthead/config';
import type { NotedLink } from '@masthead/design-system';
import type { QueryResultOf, ContentError, Result } from '@masthead/graphql-ops';
import { getPackageKind, toPackageFolder } from './packageKinds';

type PackagesResult = {
  getPackagesForArticle: readonly Pick<
    QueryResultOf<'article-packages'>['getPackagesForArticle'][number],
    'title' | 'packageUrl'
  >[];
};

/** Maximum of packages per story: the issue, a report and a series. */
export const maxPartOf = 3;

/** The kind of the package behind a URL: "Special Report", or the magazine's name. */
const getNote = ({ magazine }: Pick<Brand, 'magazine'>, address: string): { note?: string } => {
  const first = address.split('/')[1];
  const folder = toPackageFolder(first);
  if (folder) return { note: getPackageKind(folder).label };
  return first === magazine.slug ? { note: magazine.name } : {};
};

/** Links to the packages that contain a story (SPEC §7.1 getPackagesForArticle); empty when the query failed. */
export const toPartOf = (brand: Pick<Brand, 'magazine'>, reply: Result<PackagesResult, ContentError>): NotedLink[] =>
  reply.ok
    ? reply.value.getPackagesForArticle.map(({ title, packageUrl }) => ({
        title,
        url: packageUrl,
        ...getNote(brand, packageUrl),
      }))
    : [];
