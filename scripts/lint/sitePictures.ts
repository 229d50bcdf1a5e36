import type { Check, LintIssue } from './lintIssue.ts';
import { isTest, matches, sourceFiles, withoutComments } from './source.ts';

/** Code of the sites and of the brands. */
const isSiteCode = (path: string): boolean =>
  !path.startsWith('apps/provider/') && /^(apps|packages)\//.test(path) && !isTest(path) && !path.includes('.stories.');

/** Logos are drawn from the names of firms. */
const address = /['"`]\/images\/(?!logo-)([a-z0-9]+(?:-[a-z0-9]+)+)\b/g;

/** Pictures belong to a publication's content: code that names one shows it in every brand. */
export const sitePictures: Check = (tree) =>
  sourceFiles(tree)
    .filter(([path]) => isSiteCode(path))
    .flatMap(([path, text]) =>
      matches(withoutComments(text), address).map(({ match, line }): LintIssue => ({
        path,
        line,
        message: `the code names the picture ${match[1] ?? ''}`,
        fix: 'make it content, such as a header picture (apps/provider/content/header-pictures.json)',
      })),
    );
