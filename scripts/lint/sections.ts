import type { Check, LintIssue } from './lintIssue.ts';
import { lineAt } from './source.ts';

const specification = 'docs/specification.md';

/** Code and documents. An article may cite the sections of a law. */
const cites = (path: string): boolean =>
  /\.(?:tsx?|mjs|graphql|md)$/.test(path) && !/^(?:apps\/provider\/content|sample-content)\//.test(path);

const sections = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (\d[\d.]*\d|\d)\b/gm)].map((found) => found[1] ?? ''));

/** Every section number after § is a heading of the specification, also the end of a range such as §2.1–2.3. */
export const sectionNumbers: Check = (tree) => {
  const known = sections(tree.get(specification) ?? '');
  return [...tree]
    .filter(([path]) => cites(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?/g)].flatMap((found): LintIssue[] =>
        [found[1], found[2]]
          .filter((section) => section !== undefined && !known.has(section))
          .map((section) => ({
            path,
            line: lineAt(text, found.index),
            message: `§${section} is no section of ${specification}`,
            fix: 'cite the section that has the rule, or name the other document in words',
          })),
      ),
    );
};
