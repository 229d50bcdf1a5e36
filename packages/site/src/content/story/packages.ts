import type { Brand } from '@masthead/config';
import type { NotedLink } from '@masthead/design-system';
import type { AnswerOf, ContentError, Result } from '@masthead/graphql-ops';
import { kindOf, packageFolder } from './kinds';

type Answer = {
  getPackagesForArticle: readonly Pick<
    AnswerOf<'article-packages'>['getPackagesForArticle'][number],
    'title' | 'packageUrl'
  >[];
};

/** So many at most: a piece of an issue may be part of a report and a series besides. */
export const partOfLimit = 3;

/** What kind of package an address leads to, in words: "Special Report", or the magazine's name. */
const noteOf = ({ magazine }: Pick<Brand, 'magazine'>, address: string): { note?: string } => {
  const first = address.split('/')[1];
  const folder = packageFolder(first);
  if (folder) return { note: kindOf(folder).label };
  return first === magazine.slug ? { note: magazine.name } : {};
};

/** SPEC §7.1 getPackagesForArticle: the issue, report or series that a piece is part of. */
export const toPartOf = (brand: Pick<Brand, 'magazine'>, reply: Result<Answer, ContentError>): NotedLink[] =>
  reply.ok
    ? reply.value.getPackagesForArticle.map(({ title, packageUrl }) => ({
        title,
        url: packageUrl,
        ...noteOf(brand, packageUrl),
      }))
    : [];
