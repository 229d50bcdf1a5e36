import type { Tree } from './lintIssue.ts';

const tokens = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The text with comments blanked and every line where it was: examples in comments are no code. */
export const withoutComments = (text: string): string =>
  text.replace(tokens, (token) =>
    token.startsWith('/*') || token.startsWith('//') ? token.replace(/[^\n]/g, ' ') : token,
  );

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export const matches = (text: string, pattern: RegExp): { match: RegExpMatchArray; line: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({ match, line: lineAt(text, match.index) }));

/** Written by hand and in TypeScript or JavaScript. */
export const isSource = (path: string): boolean =>
  /\.(ts|tsx|mts|mjs)$/.test(path) && !/(^|[./])generated\b/.test(path);

/** Not shipped: tests, their helpers, stories and the workshop's own files. */
export const isTest = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|(^|\/)(test|fixtures|\.storybook)\//.test(path);

export const sourceFiles = (tree: Tree): [path: string, text: string][] => [...tree].filter(([path]) => isSource(path));
