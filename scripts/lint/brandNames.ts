import type { Check, Tree } from './lintIssue.ts';
import { isTest, matches, sourceFiles } from './source.ts';
import { brandFolders } from './appTrees.ts';

const fields = /^\s*(?:magazine: \{ )?(?:key|name|site|slug): '([^']+)'|slug: '([^']+)'/gm;

/** What brands are called, in every spelling that their brand.ts uses. */
const namesOfBrands = (tree: Tree): string[] => [
  ...new Set(
    brandFolders(tree).flatMap((folder) =>
      [...(tree.get(`${folder}/brand.ts`) ?? '').matchAll(fields)].map((found) => found[1] ?? found[2] ?? ''),
    ),
  ),
];

const escape = (name: string): string => name.replaceAll(/[^\w\s]/g, '\\$&');

/** Shared code names no publication: what differs is a field of the brand schema. */
export const brandNames: Check = (tree) => {
  const names = namesOfBrands(tree).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const pattern = new RegExp(`\\b(${names.map(escape).join('|')})\\b`, 'gi');
  return [...sourceFiles(tree), ...[...tree].filter(([path]) => path.endsWith('.graphql'))]
    .filter(([path]) => path.startsWith('packages/') && !isTest(path))
    .flatMap(([path, text]) =>
      matches(text, pattern).map(({ match, line }) => ({
        path,
        line,
        message: `names the brand "${match[0]}"`,
        fix: 'read it from the brand; add a field to its schema if one is missing',
      })),
    );
};
