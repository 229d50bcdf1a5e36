import type { Check, LintIssue, Tree } from './lintIssue.ts';
import { brandFolders } from './workspaces.ts';

/** What all brands share, file by file. The rest of an app is the brand. */
const shared = /^(app\/.+|next\.config\.ts|tsconfig\.json|proxy\.ts|instrumentation\.ts)$/;

const sharedFiles = (tree: Tree, folder: string): Map<string, string> =>
  new Map(
    [...tree]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, text]): [string, string] => [path.slice(folder.length + 1), text])
      .filter(([path]) => shared.test(path)),
  );

const compare = (
  first: string,
  files: Map<string, string>,
  other: string,
  others: Map<string, string>,
): LintIssue[] => [
  ...[...files].flatMap(([file, text]): LintIssue[] => {
    const twin = others.get(file);
    if (twin === undefined)
      return [
        {
          path: `${other}/${file}`,
          message: `is missing, but ${first} has it`,
          fix: 'copy it: all brands have one tree of routes',
        },
      ];
    return twin === text
      ? []
      : [
          {
            path: `${other}/${file}`,
            message: `differs from ${first}/${file}`,
            fix: 'make them the same; what differs between brands is brand configuration',
          },
        ];
  }),
  ...[...others.keys()]
    .filter((file) => !files.has(file))
    .map((file) => ({
      path: `${other}/${file}`,
      message: `is not in ${first}`,
      fix: 'copy it there or delete it: all brands have one tree of routes',
    })),
];

/** Routes never drift apart between brands. */
export const appTrees: Check = (tree) => {
  const [first, ...others] = brandFolders(tree).toSorted();
  if (first === undefined) return [];
  const files = sharedFiles(tree, first);
  return others.flatMap((other) => compare(first, files, other, sharedFiles(tree, other)));
};
