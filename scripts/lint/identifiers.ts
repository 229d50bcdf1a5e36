import type { Check } from './lintIssue.ts';
import { isSource, matches, withoutComments } from './source.ts';

const glossary = 'docs/glossary.md';

/** Rows `| \`word\` | replacement |` of the glossary's list of rejected words. */
const readRejectedWords = (text: string): ReadonlyMap<string, string> => {
  const section = text.split(/^## Identifiers that the lint step rejects$/m)[1] ?? '';
  return new Map([...section.matchAll(/^\| `(\w+)` \| (.+?) \|$/gm)].map(([, word = '', use = '']) => [word, use]));
};

/** Identifiers as words: `createStandIn` is create, stand, in. A rejected word may be several, such as `standIn`. */
const containsWord = (identifier: string, word: string): boolean =>
  new RegExp(`(?:^|_)${word}(?![a-z])|(?<=[a-z0-9])${word[0]?.toUpperCase()}${word.slice(1)}(?![a-z])`).test(
    identifier,
  );

/** Removes strings, so that only identifiers remain. Lines keep their numbers. */
const withoutStrings = (text: string): string => text.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

/** Names use the terms of docs/glossary.md. */
export const identifiers: Check = (tree) => {
  const discouraged = readRejectedWords(tree.get(glossary) ?? '');
  const anyWord = new RegExp([...discouraged.keys()].join('|'), 'i');
  return [...tree].flatMap(([path, text]) => {
    // Most files contain none of the words, which one pattern finds quickly.
    if (!isSource(path) || path.includes('/illustrate/') || discouraged.size === 0 || !anyWord.test(text)) return [];
    return matches(withoutStrings(withoutComments(text)), /\b[A-Za-z_]\w*\b/g).flatMap(({ match, line }) =>
      [...discouraged]
        .filter(([word]) => containsWord(match[0], word))
        .map(([word, use]) => ({ path, line, message: `the name ${match[0]} contains "${word}"`, fix: `use ${use}` })),
    );
  });
};
