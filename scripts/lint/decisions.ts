import type { Check, LintIssue } from './lintIssue.ts';

const headings = ['Status', 'Context', 'Options', 'Decision', 'Consequences'];
const maxLines = 40;

/** A decision record has one shape: short, numbered, under five headings. */
export const decisions: Check = (tree) => {
  const numbers = new Map<string, string>();
  return [...tree].flatMap(([path, text]): LintIssue[] => {
    const name = /^docs\/decisions\/([^/]+)\.md$/.exec(path)?.[1];
    if (name === undefined || name === 'README') return [];
    const number = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/.exec(name)?.[1];
    if (number === undefined)
      return [{ path, message: 'the name is no number and title', fix: 'call it 0001-what-was-decided.md' }];
    const twin = numbers.get(number);
    numbers.set(number, path);
    const found = [...text.matchAll(/^## (.+?)\s*$/gm)].map((match) => match[1]);
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(twin ? [{ path, message: `has the number of ${twin}`, fix: 'take the next free number' }] : []),
      ...(found.join() === headings.join()
        ? []
        : [
            {
              path,
              message: `its headings are ${found.join(', ') || 'missing'}`,
              fix: `use these five, in this order: ${headings.join(', ')}`,
            },
          ]),
      ...(lines < maxLines
        ? []
        : [{ path, message: `${lines} lines`, fix: `keep it under ${maxLines}; put the detail into a guide` }]),
    ];
  });
};
