import type { Check, LintIssue } from './lintIssue.ts';
import { matches, sourceFiles, withoutComments } from './source.ts';

const routeFile =
  /^apps\/[^/]+\/app\/(.+\/)?(page|layout|template|route|error|global-error|not-found|global-not-found|loading|default|sitemap|robots|manifest|icon|opengraph-image)\.tsx?$/;
const maxLines = 15;

/** JSX that begins an expression; a generic type follows a name directly. */
const markup = /(?<=^|[\s(>?:&|])<[A-Za-z]/gm;

/** A route file is a sentence: it names a screen and the brand. */
export const routeFiles: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]): LintIssue[] => {
    if (!/^apps\/[^/]+\/app\//.test(path)) return [];
    if (!routeFile.test(path))
      return [
        { path, message: 'no route file of Next', fix: 'move it to packages/site: an app holds route files only' },
      ];
    if (path.endsWith('/loading.tsx'))
      return [{ path, message: 'a loading file: with it, missing pages answer 200', fix: 'delete it' }];
    const code = withoutComments(text);
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > maxLines
        ? [
            {
              path,
              message: `${lines} lines, more than ${maxLines}`,
              fix: 'move what it does to packages/site and leave the names',
            },
          ]
        : []),
      ...matches(code, /\bfetch\s*\(/g).map(({ line }) => ({
        path,
        line,
        message: 'fetches',
        fix: 'request it in the loader in packages/site',
      })),
      ...matches(code, markup).map(({ line }) => ({
        path,
        line,
        message: 'holds markup',
        fix: 'let the screen in packages/site draw it',
      })),
    ];
  });
