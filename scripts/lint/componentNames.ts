import { posix } from 'node:path';
import type { Check, LintIssue } from './lintIssue.ts';
import { isTest, sourceFiles, withoutComments } from './source.ts';

const componentFile = /\/([A-Z][A-Za-z0-9]*)(\.client)?\.tsx$/;
const exportsName = (text: string, name: string): boolean =>
  new RegExp(`export (const|function|async function|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(
    withoutComments(text),
  );

const misnamed: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]): LintIssue[] => {
    const name = isTest(path) ? undefined : componentFile.exec(path)?.[1];
    return name === undefined || exportsName(text, name)
      ? []
      : [
          {
            path,
            message: `exports nothing called ${name}`,
            fix: 'give the file and its component one name, with a named export',
          },
        ];
  });

const indexes: Check = (tree) =>
  sourceFiles(tree).flatMap(([path]): LintIssue[] =>
    /\/[A-Z][A-Za-z0-9]*\/index\.tsx?$/.test(path)
      ? [
          {
            path,
            message: "an index inside a component's folder",
            fix: "delete it and import the component's own file",
          },
        ]
      : [],
  );

/** A component is a folder of its name: the design system's folders hold the file they are named for. */
const folders: Check = (tree) => {
  const names = new Set(
    [...tree.keys()].flatMap((path) => /^(packages\/design-system\/src\/[A-Z][A-Za-z0-9]*)\//.exec(path)?.[1] ?? []),
  );
  return [...names].flatMap((folder): LintIssue[] => {
    const name = posix.basename(folder);
    const own = ['.tsx', '.client.tsx'].some((ending) => tree.has(`${folder}/${name}${ending}`));
    return own ? [] : [{ path: folder, message: `has no ${name}.tsx`, fix: 'name the folder after its component' }];
  });
};

/** File, folder and component have one name, and no index hides it. */
export const componentNames: Check = (tree) => [...misnamed(tree), ...indexes(tree), ...folders(tree)];
