import type { Check, Fault } from './fault.ts';
import { matches, sourceFiles, withoutComments } from './source.ts';

const routeFile =
  /^apps\/[^/]+\/app\/(.+\/)?(page|layout|template|route|error|global-error|not-found|global-not-found|loading|default|sitemap|robots|manifest|icon|opengraph-image)\.tsx?$/;
const longest = 15;

/** JSX that begins an expression; a generic type stands right after a name. */
const markup = /(?<=^|[\s(>?:&|])<[A-Za-z]/gm;

/** A route file is a sentence: it names a screen and the brand. */
export const routeFiles: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]): Fault[] => {
    if (!/^apps\/[^/]+\/app\//.test(path)) return [];
    if (!routeFile.test(path))
      return [
        { path, wrong: 'no route file of Next', remedy: 'move it to packages/site: an app holds route files only' },
      ];
    if (path.endsWith('/loading.tsx'))
      return [{ path, wrong: 'a loading file: with it, missing pages answer 200', remedy: 'delete it' }];
    const code = withoutComments(text);
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > longest
        ? [
            {
              path,
              wrong: `${lines} lines, more than ${longest}`,
              remedy: 'move what it does to packages/site and leave the names',
            },
          ]
        : []),
      ...matches(code, /\bfetch\s*\(/g).map(({ line }) => ({
        path,
        line,
        wrong: 'fetches',
        remedy: 'let the loader in packages/site ask for it',
      })),
      ...matches(code, markup).map(({ line }) => ({
        path,
        line,
        wrong: 'holds markup',
        remedy: 'let the screen in packages/site draw it',
      })),
    ];
  });
