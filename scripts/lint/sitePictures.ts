import type { Check, LintIssue } from './lintIssue.ts';
import { isTest, matches, sourceFiles, withoutComments } from './source.ts';

const list = 'apps/provider/content/site-pictures.json';

/** Code of the sites and of the brands. The provider's own content is known by what it writes. */
const isSiteCode = (path: string): boolean =>
  !path.startsWith('apps/provider/') && /^(apps|packages)\//.test(path) && !isTest(path);

/** Logos are drawn by the names of firms, so they need no entry. */
const address = /['"`]\/images\/(?!logo-)([a-z0-9]+(?:-[a-z0-9]+)+)\b/g;

const idsIn = (text: string): readonly string[] => [...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, id = '']) => id);

/** The provider renders known pictures only (decision 26): those that code names are in one list. */
export const sitePictures: Check = (tree) => {
  const listed = idsIn(tree.get(list) ?? '');
  const named = sourceFiles(tree)
    .filter(([path]) => isSiteCode(path))
    .flatMap(([path, text]) =>
      matches(withoutComments(text), address).map(({ match, line }) => ({ path, line, id: match[1] ?? '' })),
    );
  return [
    ...named
      .filter(({ id }) => !listed.includes(id))
      .map(({ path, line, id }): LintIssue => ({
        path,
        line,
        message: `the provider does not know the picture ${id}`,
        fix: `add it to ${list}`,
      })),
    ...listed
      .filter((id) => !named.some((other) => other.id === id))
      .map((id): LintIssue => ({ path: list, message: `no code names the picture ${id}`, fix: 'remove it' })),
  ];
};
