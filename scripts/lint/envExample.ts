import type { Check, LintIssue } from './lintIssue.ts';
import { matches, sourceFiles, withoutComments } from './source.ts';

const example = '.env.example';

/** Set by the runtime or by one script for another, never by people. */
const internal = new Set([
  'NODE_ENV',
  'STARTED_AT',
  'DESK_PHASE',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
  'CI',
  'PATH',
  'HOME',
  'LD_LIBRARY_PATH',
]);

const declared = /^\s*(?:readonly )?([A-Z][A-Z0-9_]*)\??:/gm;
const read = /process\.env\.([A-Z][A-Z0-9_]*)|process\.env\[['"]([A-Z][A-Z0-9_]*)['"]\]/g;

/** Variables that an env.ts declares or reads, with their lines. */
export const parseVariables = (text: string): { name: string; line: number }[] =>
  [declared, read]
    .flatMap((pattern) =>
      matches(withoutComments(text), pattern).map(({ match, line }) => ({ name: match[1] ?? match[2] ?? '', line })),
    )
    .filter(({ name }) => !internal.has(name));

/** Variables of the example, set or commented out. */
const documented = (text: string): { name: string; line: number }[] =>
  matches(text, /^#? ?([A-Z][A-Z0-9_]*)=/gm).map(({ match, line }) => ({ name: match[1] ?? '', line }));

/** .env.example is the one page that explains every variable. */
export const envExample: Check = (tree) => {
  const sources = sourceFiles(tree).filter(([path]) => /(^|\/)env\.ts$/.test(path));
  const declared = sources.flatMap(([path, text]) => parseVariables(text).map((variable) => ({ path, ...variable })));
  const explained = documented(tree.get(example) ?? '');
  const missing = declared.filter(
    ({ name }, index) =>
      declared.findIndex((other) => other.name === name) === index && !explained.some((other) => other.name === name),
  );
  return [
    ...missing.map(({ path, line, name }): LintIssue => ({
      path,
      line,
      message: `${name} is not explained in ${example}`,
      fix: 'add it there with its meaning and default',
    })),
    ...explained
      .filter(({ name }) => !declared.some((other) => other.name === name))
      .map(({ name, line }): LintIssue => ({
        path: example,
        line,
        message: `no env.ts knows ${name}`,
        fix: 'remove it or read it',
      })),
  ];
};
