import type { Check, Fault } from './fault.ts';

const headings = ['Status', 'Context', 'Options', 'Decision', 'Consequences'];
const longest = 40;

/** A decision record has one shape: short, numbered, under five headings. */
export const decisions: Check = (tree) => {
  const numbers = new Map<string, string>();
  return [...tree].flatMap(([path, text]): Fault[] => {
    const name = /^docs\/decisions\/([^/]+)\.md$/.exec(path)?.[1];
    if (name === undefined || name === 'README') return [];
    const number = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/.exec(name)?.[1];
    if (number === undefined)
      return [{ path, wrong: 'the name is no number and title', remedy: 'call it 0001-what-was-decided.md' }];
    const twin = numbers.get(number);
    numbers.set(number, path);
    const found = [...text.matchAll(/^## (.+?)\s*$/gm)].map((match) => match[1]);
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(twin ? [{ path, wrong: `has the number of ${twin}`, remedy: 'take the next free number' }] : []),
      ...(found.join() === headings.join()
        ? []
        : [
            {
              path,
              wrong: `its headings are ${found.join(', ') || 'missing'}`,
              remedy: `use these five, in this order: ${headings.join(', ')}`,
            },
          ]),
      ...(lines < longest
        ? []
        : [{ path, wrong: `${lines} lines`, remedy: `keep it under ${longest}; put the detail into a guide` }]),
    ];
  });
};
