import type { Check, LintIssue } from './lintIssue.ts';
import { isTest, lineAt, sourceFiles, withoutComments } from './source.ts';

const maxProps = 8;
const maxBooleans = 1;

/** Where the brace that opens at `start` is closed. */
const closing = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('{[('.includes(text[at] ?? '')) depth += 1;
    else if ('}])'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

/** The members of an object type, without what is inside them. */
const parseMembers = (body: string): { name: string; type: string }[] => {
  let flat = '';
  for (let at = 0; at < body.length; at += 1) {
    const opens = '{[('.includes(body[at] ?? ' ');
    flat += opens ? '…' : body[at];
    if (opens) at = closing(body, at);
  }
  return [...flat.matchAll(/(?:^|[;\n,])\s*(?:readonly\s+)?(\w+)\??\s*:\s*([^;\n]*)/g)].map(
    ([, name = '', type = '']) => ({ name, type: type.trim() }),
  );
};

/** In the design system, more props than one keeps in mind, or a second switch, are two components in one. */
export const componentProps: Check = (tree) =>
  sourceFiles(tree).flatMap(([path, source]): LintIssue[] => {
    if (!/^packages\/design-system\/src\/.+\.tsx$/.test(path) || isTest(path)) return [];
    const text = withoutComments(source);
    return [...text.matchAll(/\btype (\w+Props)\b[^={]*=[^{;]*\{/g)].flatMap((found): LintIssue[] => {
      const start = found.index + found[0].length - 1;
      const members = parseMembers(text.slice(start + 1, closing(text, start)));
      const booleans = members.filter(({ type }) => /\bboolean\b/.test(type));
      const line = lineAt(text, found.index);
      return [
        ...(members.length > maxProps
          ? [
              {
                path,
                line,
                message: `${found[1]} has ${members.length} props, more than ${maxProps}`,
                fix: 'make two components, group what belongs together, or take children',
              },
            ]
          : []),
        ...(booleans.length > maxBooleans
          ? [
              {
                path,
                line,
                message: `${found[1]} has ${booleans.length} booleans (${booleans.map(({ name }) => name).join(', ')})`,
                fix: 'make one union of what can really be',
              },
            ]
          : []),
      ];
    });
  });
