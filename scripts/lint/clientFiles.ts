import type { Check } from './lintIssue.ts';
import { sourceFiles } from './source.ts';

/** Client components whose file names Next prescribes. */
const namedByNext = /^apps\/[^/]+\/app\/(.+\/)?(error|global-error)\.tsx$/;
const directive = /^(\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*(['"])use client\2/;

/** Browser code shows in the name: only `.client` files have 'use client'. */
export const clientFiles: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]) => {
    const named = /\.client\.tsx?$/.test(path);
    const marked = directive.test(text);
    if (named === marked || namedByNext.test(path)) return [];
    return [
      named
        ? {
            path,
            line: 1,
            message: "a .client file without 'use client'",
            fix: "begin it with 'use client', or take .client out of its name",
          }
        : {
            path,
            line: 1,
            message: "'use client' in a file whose name does not say so",
            fix: 'put .client before its extension',
          },
    ];
  });
