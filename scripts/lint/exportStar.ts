import type { Check } from './lintIssue.ts';
import { matches, sourceFiles, withoutComments } from './source.ts';

/** An index is a table of contents: it names what it offers. */
export const exportStar: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, text]) =>
    matches(withoutComments(text), /^[ \t]*export\s*\*/gm).map(({ line }) => ({
      path,
      line,
      message: 'export *',
      fix: 'name each export',
    })),
  );
